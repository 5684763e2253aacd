import { placeCertainty } from './chatter.ts';
import { withoutReplaced } from './swap-places.ts';

const exception =
  /(?:(?<=tod[ao]s?|inteir[ao])\s+-\s+|[\s,;(]+(?:menos|exceto|salvo|tirando|(?:[àa]|com) exce[cç][ãa]o d[aeo]s?)(?!\p{L})\s*)(?!(?:de )?\d).*?(?:(?=\s+e\s+(?:\S+\s+){1,3}tamb[ée]m(?!\p{L})|[.;!?\n])|\)|$)/giu;
const left =
  /(?:^|(?<=[.;!\n]))\s*(?:j[áa]\s+)?[^.;!\n]*?(?:deixei de (?:atender|trabalhar)|n[ãa]o (?:atendo|trabalho|pego|atuo|vendo)(?: mais)?)\s*(?=[.;!\n]|$)/giu;
/** 'Londrina e Ibiporã, não, é só Londrina' */
const onlyAtLast =
  /^.*(?<!\p{L})n[ãa]o(?!\p{L}).*?(?<!\p{L})(?:[ée]|fica|deixa) (?:s[óo]|somente|apenas) (?!os? |as? |ess|isso|est)(?=\p{L})/isu;
const refused = /(?:^|,\s*)([^,.;\n]{3,30}?) (?:n|n[ãa]o)(?=,)/giu;
/** 'Aldeota não, Meireles. Aliás, os dois' */
const restored = /ali[áa]s|os dois|as duas|todos/iu;

/** What somebody says of where they work without what they except: 'BH toda, menos Venda Nova'. */
export function withoutExceptions(text: string): string {
  if (restored.test(text)) return text;
  const told = withoutReplaced(text)
    .replace(onlyAtLast, '')
    .replace(exception, '')
    .replace(left, '')
    .replace(refused, (whole, name: string) => (placeCertainty(name) === null ? whole : ''));
  return /\p{L}{2}/u.test(told) ? told.replace(/^[\s,;.]+/, '') : text;
}
