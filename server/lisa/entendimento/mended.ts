import { editDistance } from '#contract/base/edit-distance.ts';
import { foldText } from '#contract/base/text.ts';

/** Letters by which two words may differ to be one word and its slip. */
const mostSlips = 2;

const isSlipOf = (word: string, meant: string) => {
  const [one, other] = [foldText(word), foldText(meant)];
  const most = Math.min(mostSlips, Math.floor(other.length / 3));
  return one !== other && one[0] === other[0] && one.length < 24 && editDistance(one, other) <= most;
};

const lastMeant =
  /^([\s\S]+?)(?:\s*\n\s*|\.{2,}\s*|\s*\*|[,.]?\s+(?:digo|ops|errei|ali[áa]s|quer dizer|corrigindo),?:?\s+(?:[ée]\s+)?)\*?(\p{L}{4,})\*?[.!]?\s*$/iu;

/** 'Sernanbi\n*Sernambi', 'Sizenado digo Sizenando', 'Imoves... imoveis': the word that is meant replaces its slip. */
function withMeantWord(text: string): string {
  const [, before, meant] = lastMeant.exec(text) ?? [];
  if (before === undefined || meant === undefined) return text;
  const slip = before.match(/\p{L}+/gu)?.findLast((word) => isSlipOf(word, meant));
  if (slip === undefined) return text;
  const written = /^\p{Lu}/u.test(slip) ? `${meant[0]!.toUpperCase()}${meant.slice(1)}` : meant;
  return before.replace(slip, written);
}

const providers = 'gmail|hotmail|outlook|yahoo|icloud|live|uol|bol|terra|ig';
const led =
  '(?:[\\s,.:*]|(?:[ée]|o|a|um|uma|no|a[íi]|agora|certo|correto|letra|na verdade|perd[ãa]o|desculp[ae]|digo|ops)(?!\\p{L}))*';
const slip =
  '(?:\\*|(?<!\\p{L})(?:n[ãa]o,|n[ãa]o (?=perd|digo|ops|desculp)|perd[ãa]o|digo|ops|opa|errei|desculp[ae]|falt(?:a|ou)|o certo|o correto)(?!\\p{L}))';
const meantProvider = new RegExp(
  `^([^@]*[\\w.+-]+@)([\\w-]+)((?:\\.[a-z]{2,})+)[^@]*?${slip}${led}(?<!\\p{L})(${providers})(?!\\p{L})[^@]*$`,
  'isu',
);

/** 'ana@hotmail.com, não, perdão, é Gmail': the provider that is meant. */
function withMeantProvider(text: string): string {
  const [, local, domain, end, meant] = meantProvider.exec(text) ?? [];
  if (local === undefined || foldText(domain!) === foldText(meant!)) return text;
  return `${local}${meant!.toLowerCase()}${end}`;
}

/** '3190000-2864\n2846': the last figures that are meant. */
const withMeantFigures = (text: string) =>
  text.replace(/^(\s*\+?[\d ().-]{9,18}\d)\s*\n\s*\*?(\d{2,5})\s*$/, (_, number: string, meant: string) =>
    number.slice(0, -meant.length).concat(meant),
  );

/** 'Japa da Gleba, ok?' asks nothing. */
const tag =
  /(?<=[\p{L}\d\p{Extended_Pictographic}][.!)]?),?\s+(?:t[áa](?: bom)?|ok|viu|visse|hein|beleza|blz|combinado|fechado)\s*\?+\s*$/iu;
/** Fewer words are no answer with a tag: 'tudo ok?' */
const fewestWords = 3;
const withoutTag = (text: string) =>
  text.trim().split(/\s+/).length > fewestWords ? text.replace(tag, '') : text;

/** A message with the slips its writer mends in it put right. */
export const mended = (text: string): string =>
  withMeantFigures(withMeantProvider(withMeantWord(withoutTag(text))));

const takenBack =
  /^\s*\p{L}.*?\S(?:[\s,]+n[ãa]o[\s,]+(?:espera|pera[íi]?|melhor)[\s,]+|[\s,]+n[ãa]o,\s+(?=(?:p[õo]e|bota|coloca)(?!\p{L}))|\.{2,}\s*(?:(?:aff|ah|hmm|ops)[\s,]+)?(?:n[ãa]o|n),\s+)(\p{L}.*)$/isu;

/** 'Põe Dirceu Imóveis, não, espera, põe Palhano Imóveis': what was not taken back. */
export const withoutTakenBack = (text: string): string => takenBack.exec(text)?.[1] ?? text;
