import { foldText } from '#contract/base/text.ts';

const words = (text: string) =>
  foldText(text)
    .split(/[^\p{L}\p{N}]+/u)
    .filter(Boolean);

/** What somebody is called, where the registered name does not say it already. */
export function nicknameOf({ nome, nomeGuerra }: { nome: string; nomeGuerra: string }): string | null {
  const name = new Set(words(nome));
  return words(nomeGuerra).every((word) => name.has(word)) ? null : nomeGuerra.trim();
}
