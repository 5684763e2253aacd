import { foldText } from '#contract/base/text.ts';

const own =
  /\b(?:muito )?obrigad([ao])\b|\b(?:sou|eu,?) (?:[ao] |um |uma )?(?:corretor(a?)\b)|\b(?:estou|to|fiquei|sou) (?:muito |bem )?(?:interessad|cadastrad|casad|formad|nov|conhecid|aposentad)([ao])\b/;

/** How people speak of themselves, as texts agree with it; null if a message does not tell. */
export function addressForm(text: string | null): 'o' | 'a' | null {
  const found = text && own.exec(foldText(text));
  if (!found) return null;
  const [, thanks, trade, state] = found;
  return (thanks ?? state ?? (trade === 'a' ? 'a' : 'o')) as 'o' | 'a';
}
