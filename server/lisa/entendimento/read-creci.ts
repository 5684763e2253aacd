import { type Uf, ufs } from '#contract/base/common.ts';
import { foldText } from '#contract/base/text.ts';
import type { UnderstoodMessage } from '#server/adapters/intelligence/port.ts';
import { readUf } from '#server/kernel/reading/municipios.ts';
import { nameAfterRegistration } from './name-after-registration.ts';

/** Common two-letter Portuguese words that are also state codes. */
const everyday = new Set(['am', 'ma', 'pa', 'pe', 'se', 'to', 'al', 'ac', 'ap', 'ba', 'es']);

/** States by council number, as on older cards: 'CRECI 2ª Região'. */
const councils: Record<string, Uf> = {
  1: 'RJ',
  2: 'SP',
  3: 'RS',
  4: 'MG',
  5: 'GO',
  6: 'PR',
  7: 'PE',
  8: 'DF',
  9: 'BA',
  11: 'SC',
  13: 'ES',
  14: 'MS',
  15: 'CE',
  16: 'SE',
  17: 'RN',
  20: 'MA',
  21: 'PB',
  22: 'AL',
  23: 'PI',
};

/** States named by their best-known city. */
const cityNames: Record<string, Uf> = {
  curitiba: 'PR',
  florianopolis: 'SC',
  floripa: 'SC',
  'porto alegre': 'RS',
  poa: 'RS',
  sampa: 'SP',
  bh: 'MG',
  'belo horizonte': 'MG',
  brasilia: 'DF',
  goiania: 'GO',
  cuiaba: 'MT',
  'campo grande': 'MS',
  recife: 'PE',
  fortaleza: 'CE',
  maceio: 'AL',
  aracaju: 'SE',
  teresina: 'PI',
  'sao luis': 'MA',
  'joao pessoa': 'PB',
  manaus: 'AM',
  belem: 'PA',
  macapa: 'AP',
  'porto velho': 'RO',
  salvador: 'BA',
  natal: 'RN',
  vitoria: 'ES',
  palmas: 'TO',
  'rio branco': 'AC',
  'boa vista': 'RR',
};

const kindOf = (letter: string | undefined) => (letter?.toUpperCase() as 'F' | 'J' | undefined) ?? null;
const legalKind = (folded: string) =>
  /\bjuridica\b|\bpj\b/.test(folded) ? 'J' : /\bfisica\b|\bpf\b/.test(folded) ? 'F' : null;

/** Removes longer digit runs (phones, CPF, CNPJ), sums, ages and councils, which are not registrations. */
function withoutOtherNumbers(text: string): string {
  return (
    text
      .replace(/(?<!\d)\+?\(?\d[\d ().\-/]{8,}\d/g, (run) =>
        run.replace(/\D/g, '').length > 8 ? ' · ' : run,
      )
      // Another body's: 'OAB/DF 40.118'.
      .replace(
        /(?<!\p{L})(?:OAB|CRM|CREA|CAU|CNAI|RG|CNH|CEP|PIS|matr[ií]cula)(?!\p{L})[^,;!?\n]{0,25}?\d[\d.-]*/giu,
        ' · ',
      )
      .replace(/\b\d{1,2}\s*[ªaº°]\s*regi[aã]o\b/giu, ' ')
      .replace(
        /r\$\s*[\d.,]+|\b\d[\d.,]*\s*(?:mil\b|k\b|mi\b|milh|reais|anos?\b|quartos?|dorm|m²|m2|%)/giu,
        ' · ',
      )
      .replace(/\b(?:desde|em|ano)\s+(?:19|20)\d\d\b|\b\d{1,2}\/\d{1,2}(?:\/\d{2,4})?\b/giu, ' · ')
  );
}

const number =
  /(?<![\d@\p{L}])(\d{1,3}(?:\.\d{3})+|\d{1,3} \d{3}|\d{1,6})(?![\d@])(?:\s*[-/.–]?\s*([FJ])(?![\p{L}]))?/giu;

interface Candidate {
  digits: string;
  kind: 'F' | 'J' | null;
  /** The higher, the more certain. */
  weight: number;
}

/** How certainly a number is a registration, by its context. */
function weigh(text: string, match: RegExpExecArray | RegExpMatchArray): Candidate | null {
  const digits = match[1]!.replace(/\D/g, '').replace(/^0+(?=\d)/, '');
  if (digits.length > 6) return null;
  const before = text.slice(Math.max(0, match.index! - 24), match.index);
  const after = text.slice(match.index! + match[0].length, match.index! + match[0].length + 8);
  const named = /creci\P{N}*$/iu.test(before);
  const coded =
    /(?<!\p{L})[A-Z]{2}\s*[-/:]?\s*$/iu.test(before) || /^\s*[-/,]?\s*\(?[A-Z]{2}(?!\p{L})/iu.test(after);
  const weight = (named ? 4 : 0) + (match[2] ? 2 : 0) + (coded ? 1 : 0) + (digits.length >= 3 ? 0.5 : 0);
  return { digits, kind: kindOf(match[2]), weight };
}

/** '8852 MT, errei, 8825 MT': what is told after the slip. */
const afterSlip =
  /\d.*(?<![\p{L}])(?<!\be )(?:n[ãa]o|digo|pera|perai|quer dizer|ali[áa]s|ops|opa|errei)(?![\p{L}])[^\d]{0,20}(\d.*)$/isu;

/** 'É 22111, não 22110', '22111 e não 22110', '22111, não é 22110': the last is the wrong one. */
const beforeDenied =
  /^(.*?\d[\d.]{2,}[^\d,;]*?)[,;.]?\s+(?:(e|e sim)\s+)?n[ãa]o\s+((?:[ée]h?\s+)?(?:o\s+)?)\d[\d.]{2,}[^\d,]*$/isu;
const states = /(?<!\p{L})(?:[ée]h?|seria|fica)\s+(?:o\s+)?\D{0,12}\d/iu;

/** 'O da minha esposa é 9911, o meu é 9912', 'antigo 1020, atual 40771': one's own of two. */
const ownOfTwo =
  /\d[\d.]{2,}.*?(?<!\p{L})(?:o meu(?: mesmo)?|(?:o )?(?:atual|novo|certo|correto|v[áa]lido|de agora))(?:,? (?:é|eh|e) (?:o )?|\s*:\s*|,?\s+)(?=\d[\d.]{2,})(.+)$/isu;

/** Nobody mends a number in more. */
const longestMended = 300;

/** What of an answer tells the number that is meant, of one that is mended within it. */
export function meantRegistration(written: string): string | null {
  const text = written.slice(0, longestMended);
  const own = ownOfTwo.exec(text)?.[1];
  if (own !== undefined) return own;
  const [, told, and, denies] = beforeDenied.exec(text) ?? [];
  if (told !== undefined && (and !== undefined || denies !== '' || states.test(told))) return told;
  return afterSlip.exec(text)?.[1] ?? null;
}

/**
 * The registration in a message. If it was not asked for, only an explicit one counts: with the word, or a
 * number with letter and state.
 */
export function readCreci(message: string, isAsked: boolean): UnderstoodMessage['creci'] {
  const text = message
    .replace(/creci(?=\d)/giu, 'CRECI ')
    // '7 7 1 2': figures told one by one.
    .replace(/(?<![\d.,-]\s?)(?:\d ){2,5}\d(?!\s?[\d.,-]\d)/g, (run) => run.replace(/ /g, ''))
    // The letter by its name: '28412 efe'.
    .replace(/(?<=\d)[\s,-]*(?:([ée]fe)|(jota))(?!\p{L})/giu, (_, ef?: string) => (ef ? '-F' : '-J'))
    // The letter may precede its number: 'CRECI J 25678'.
    .replace(/(?<!\p{L}|\d\s?[-/.–]?\s?)([FJ])\s?[-.]?\s?(\d[\d.]*)(?!\d|\s?[ªaº°])/giu, '$2-$1');
  const rest = withoutOtherNumbers(text);
  const found = [...rest.matchAll(number)]
    .map((match) => weigh(rest, match))
    .filter((candidate) => candidate !== null)
    // 'O número final é 6: 8826' tells a digit, and the registration.
    .filter(({ digits }, _, all) => digits.length > 2 || all.every((each) => each.digits.length < 4))
    .sort((one, other) => other.weight - one.weight)[0];
  if (!found) return null;
  const isSure = found.weight >= 4 || (found.weight >= 3 && found.digits.length >= 3);
  if (!isAsked && !isSure) return null;
  if (found.digits.length === 1 && found.weight < 4) return null;
  return { numero: found.digits, uf: readState(text), tipo: found.kind ?? legalKind(foldText(text)) };
}

const withState =
  /^(?:n[º°o.]*\s*)?(?:\d{3,6}|\d{1,3}\.\d{3})(?:\s*-?\s*[FJ])?\s*[-–/,]?\s*\(?(\p{L}{2})\)?\.?$|^(\p{L}{2})\s*[-–/:]?\s*(?:\d{3,6}|\d{1,3}\.\d{3})(?:\s*-?\s*[FJ])?\.?$/iu;
/** 'Marcos Vieira 23456 SC': a name may stand before it. */
const afterName =
  /^(?!(?:Rua|R|Av|Avenida|Alameda|Travessa|Rodovia|Estrada|Quadra|Lote|Bairro|Casa|Apto|CEP)\P{L})\p{Lu}[\p{L}'’]+(?:\s+(?:d[aeo]s?|e|\p{Lu}[\p{L}'’]*)){1,5}\s+(?=\d)/u;

/** A number and its state by themselves, as a registration is written without its word: '12345 PR', '23456/SC'. */
export function numberWithState(text: string): string | null {
  for (const part of text.split(/\n|[,;!](?:\s|$)|\.\s|\s[-–—]\s/)) {
    const whole = part.trim().replace(afterName, '');
    const name = nameAfterRegistration(whole);
    const own = name === null ? whole : whole.slice(0, -name.length).replace(/[\s,–-]+$/, '');
    const code = withState.exec(own);
    const uf = (code?.[1] ?? code?.[2])?.toUpperCase();
    if (uf !== undefined && ufs.some((each) => each === uf)) return own;
  }
  return null;
}

/** Letters by their names: 'erre jota'. */
const letterNames: Record<string, string> = {
  a: 'A',
  be: 'B',
  ce: 'C',
  de: 'D',
  e: 'E',
  efe: 'F',
  ge: 'G',
  jota: 'J',
  ele: 'L',
  eme: 'M',
  ene: 'N',
  o: 'O',
  pe: 'P',
  erre: 'R',
  esse: 'S',
  te: 'T',
};
const spelled =
  /(?<![\p{L}])(?:(?:erre|esse|eme|pê|pe|gê|ge) (?:jota|pê|gê|ge|esse|ene|erre|a|ó|o)|(?:efe|dê|de) efe|(?:cê|ce) é|esse (?:cê|ce)|(?:pê|pe) (?:é|bê|be))(?![\p{L}])/giu;

/** A code beside the number or in capitals; the name of a state, its council or best-known city. */
export function readState(said: string): Uf | null {
  const text = said.replace(/(?:\p{Extended_Pictographic}|\u200d|\ufe0f)+/gu, ', ').replace(
    spelled,
    (letters) =>
      ` ${letters
        .split(/\s+/)
        .map((letter) => letterNames[foldText(letter)])
        .join('')} `,
  );
  // 'crecisp', 'CRECI-SP'
  const joined = /creci\s*[-/:.]?\s*([a-z]{2})(?![\p{L}])/iu.exec(text)?.[1]?.toUpperCase();
  const beside = /\d\s*[-/.,]?\s*(?:[fj]\s*)?[-/.,]?\s*\(?([a-z]{2})\)?\s*(?=$|[.,;!?\n)·-]|\S+@)/iu
    .exec(text)?.[1]
    ?.toUpperCase();
  const led = /(?<![\p{L}])([a-z]{2})\s*[-/:.]?\s*\d{3,6}(?!\d)/iu.exec(text)?.[1]?.toUpperCase();
  for (const code of [beside, joined, led]) {
    const uf = ufs.find((each) => each === code);
    if (uf) return uf;
  }
  for (const [word] of text.matchAll(/(?<![\p{L}])\p{L}{2}(?![\p{L}])/gu)) {
    const code = ufs.find((uf) => uf === word.toUpperCase());
    // A small 'rs' away from its number laughs.
    if (code && (word === code || !(word === 'rs' || everyday.has(word.toLowerCase())))) return code;
  }
  // 'Pará' bears an accent, or ends what is told of a number; else 'para' leads to something.
  if (/(?<!\p{L}|n[ãa]o (?:[ée] )?(?:d?o|no) )par[áÁ](?!\p{L})|\d[\s,/-]*para\s*[.!]?\s*$/iu.test(text))
    return 'PA';
  return stateByName(foldText(text));
}

function stateByName(folded: string): Uf | null {
  const council = /(?<!\d)(\d{1,2})\s*[ªaº°]?\s*regiao\b/.exec(folded)?.[1];
  if (council && councils[council]) return councils[council];
  const words: string[] = folded.match(/[a-z]+/g) ?? [];
  for (let from = 0; from < words.length; from++)
    for (let size = 4; size > 0; size--) {
      if (from + size > words.length) continue;
      const name = words.slice(from, from + size).join(' ');
      // 'para' is far more often a preposition than a state.
      if (name.length === 2 || (name === 'para' && !/^(?:d?o|no)$/.test(words[from - 1] ?? ''))) continue;
      const uf = readUf(name);
      if (uf) return uf;
    }
  if (words.includes('minas')) return 'MG';
  if (/\brio grande\b(?! do norte)/.test(folded)) return 'RS';
  if (words.includes('rio') && !/\brio (?:grande|branco)\b/.test(folded)) return 'RJ';
  for (const [city, uf] of Object.entries(cityNames))
    if (new RegExp(`\\b(?:de|em|do|da|no|na|creci)\\s+${city}\\b|\\d[fj\\s,/-]*${city}\\b`).test(folded))
      return uf;
  return null;
}
