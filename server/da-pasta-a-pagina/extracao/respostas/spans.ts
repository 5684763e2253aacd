import { foldText } from '#contract/base/text.ts';
import type { Evidence } from '#contract/da-pasta-a-pagina/evidencia.ts';
import { quoteLines } from '../evidence.ts';
import { capitalised, inSmallLetters, untracked } from '../lettering.ts';
import { isPlainValue } from '../machine-talk.ts';
import { readPassages, sentencesOf } from '../passages.ts';
import type { SourceLine } from '../source.ts';

/** Where some words stand. `before` and `after` are folded. */
export interface Mention {
  value: string;
  lines: SourceLine[];
  before: string;
  after: string;
  /** A part of a line between its separators, words of a sentence, a title over lines, or a file's name. */
  as: 'part' | 'words' | 'title' | 'file';
}

/** Words that may be an answer, with every place they stand in. */
export interface Span {
  key: string;
  value: string;
  evidence: Evidence;
  mentions: Mention[];
}

/** Lower-case words of one another's spelling are the same. */
export const spanKey = (text: string) =>
  foldText(text)
    .replace(/[^a-z0-9]+/g, ' ')
    .trim();

const separator =
  /\t|\s(?:[-–—|•·→]|->|=>)\s|[|•·;()“”"]|\/\/+|:\s|,\s(?!(?:Ltda|LTDA|S\/A|S\.A)\b)|[.!?]\s/g;
const joint = '(?:(?:d[aeo]s?|e|del|du|la|di|&) )';
const word = "[\\p{Lu}\\d][\\p{L}\\d’'&.-]*";
/** A firm's name ends with its legal form: 'Alfa Ltda. Projeto' is the next sentence. */
const form = '(?:S/A|S\\.A\\.?|LTDA\\.?|Ltda\\.?|EIRELI|Eireli)(?![\\p{L}\\d])';
const words = new RegExp(
  `(?<![\\p{L}\\d])${word}(?:(?: ${joint}?(?!${form})${word}){0,7}?,? ${form}|(?: ${joint}?${word}){0,5})`,
  'gu',
);
const article = /^(?:[OA]s?|N[oa]s?|D[oa]s?|Em|E|Ao?|À|Um|Uma|Com|Para|Por|Pel[oa]|Se|Que) (?=[\p{Lu}\d])/u;
/** How much of its surroundings is kept with a mention. */
const around = 60;
const longest = 60;
const mostWords = 6;
/** A firm's whole name with its form. */
const mostOfFirm = 9;
const endsInForm = new RegExp(`${form}$`, 'u');
/** Larger than a page's usual lines by so much, a line is a title. */
const titled = 1.25;

/** Everything in a folder that may be a name of something. */
export function spansOf(pages: SourceLine[][], lines: SourceLine[]): Span[] {
  const mentions = [
    ...pages.flatMap((page) => page.flatMap(partsOf)),
    ...readPassages(lines).flatMap(sentencesOf).map(inSmallLetters).flatMap(wordsOf),
    ...pages.flatMap(stacksOf),
    ...filesOf(lines),
  ];
  mentions.push(...trackedTitles(pages, mentions));
  return [...Map.groupBy(mentions, ({ value }) => spanKey(value))].flatMap(([key, group]) => {
    if (key.length < 2) return [];
    // A spelling in small letters reads better than the same in capitals.
    const spelled = group.find(({ value }) => /\p{Ll}/u.test(value)) ?? group[0]!;
    const quoted = group.find(({ as }) => as !== 'file') ?? spelled;
    const [first, ...more] = quoted.lines;
    const evidence =
      quoted.as === 'file'
        ? { file: first!.document.path, page: 1, quote: first!.document.path.split('/').at(-1)!, box: null }
        : quoteLines(first!, ...more);
    return [{ key, value: spelled.value, evidence, mentions: group }];
  });
}

function partsOf(line: SourceLine): Mention[] {
  const found: Mention[] = [];
  let from = 0;
  const add = (to: number) => {
    const value = cleaned(withoutPageNumber(line, line.text.slice(from, to)));
    const before = line.folded.slice(Math.max(0, from - around), from);
    const after = line.folded.slice(to, to + around);
    if (value) found.push({ value, lines: [line], before, after, as: 'part' });
  };
  for (const { index, 0: cut } of line.text.matchAll(separator)) {
    add(index);
    from = index + cut.length;
  }
  add(line.text.length);
  // 'barra | funda | 1900' is one name, drawn apart.
  const joined = /[|/]/.test(line.text) ? cleaned(line.text.replace(/\s*[|/]\s*/g, ' ')) : null;
  if (joined) found.push({ value: joined, lines: [line], before: '', after: '', as: 'part' });
  return found;
}

/** 'Aurora 12' at the foot of page 12 is 'Aurora'. */
const withoutPageNumber = ({ page }: SourceLine, text: string) =>
  text.endsWith(` ${page}`) ? text.slice(0, -` ${page}`.length) : text;

function wordsOf({ text, folded, lines }: { text: string; folded: string; lines: SourceLine[] }): Mention[] {
  return [...text.matchAll(words)].flatMap(({ 0: found, index }) => {
    const lead = article.exec(found)?.[0].length ?? 0;
    const own = found.slice(lead).replace(/[.,-]+$/, '');
    return piecesOf(own).flatMap(({ text: piece, from }) => {
      const value = cleaned(piece);
      if (!value) return [];
      const start = index + lead + from;
      const end = start + piece.length;
      const before = folded.slice(Math.max(0, start - around), start);
      return [{ value, lines, before, after: folded.slice(end, end + around), as: 'words' as const }];
    });
  });
}

/** 'Chama-se Ilha do Sol' → itself, 'Ilha do Sol', 'Chama-se Ilha', 'Sol': a capital may only begin a sentence. */
function piecesOf(own: string): { text: string; from: number }[] {
  const cuts = [...own.matchAll(/ (?:d[aeo]s? )?(?=[\p{Lu}\d])/gu)];
  const [first] = cuts;
  const apart = cuts.filter(([cut]) => cut.length > 1);
  const ends = [...(first ? [first] : []), ...apart].map((cut) => cut.index + cut[0].length);
  return [
    { text: own, from: 0 },
    ...[...new Set(ends)].map((from) => ({ text: own.slice(from), from })),
    ...apart.map((cut) => ({ text: own.slice(0, cut.index), from: 0 })),
  ];
}

/** Short lines close beneath each other, each alone and together: a title, or a mark at the foot of a page. */
function stacksOf(page: SourceLine[]): Mention[] {
  const heights = page.map(({ box }) => box.height).sort((a, b) => a - b);
  const usual = heights[Math.floor(heights.length / 2)] ?? 0;
  return page.flatMap((line, index) => {
    const own = [line];
    const found: Mention[] = [];
    for (const below of [...page.slice(index + 1, index + 4), null]) {
      const as = page.length <= 4 || line.box.height >= usual * titled ? 'title' : 'part';
      const value =
        own.length > 1 || as === 'title' ? cleaned(own.map(({ text }) => untracked(text)).join(' ')) : null;
      if (value) found.push({ value, lines: [...own], before: '', after: '', as });
      if (!below || !goesOn(own.at(-1)!, below)) break;
      own.push(below);
    }
    return found;
  });
}

const longestOfStack = 28;
function goesOn(above: SourceLine, below: SourceLine): boolean {
  if (above.text.length > longestOfStack || below.text.length > longestOfStack) return false;
  const step = below.box.y - above.box.y;
  const alike = below.box.height / above.box.height;
  const joins = /^(?:d[aeo]s?|e|del|di|du)\s/i.test(below.text);
  return (
    step > 0 &&
    step < above.box.height * 2 &&
    (Math.abs(alike - 1) < 0.12 || (joins && alike > 0.4 && alike < 1.2))
  );
}

const lettersOf = (text: string) => spanKey(text).replaceAll(' ', '');

/** 'M A R D E S A L' on a cover is the 'Mar de Sal' of the text: drawn apart, letters keep no words. */
function trackedTitles(pages: SourceLine[][], said: Mention[]): Mention[] {
  const spelled = new Map(
    said.filter(({ as }) => as === 'words').map(({ value }) => [lettersOf(value), value] as const),
  );
  return pages.flat().flatMap((line) => {
    if (!/^(?:\S\s+){3,}\S$/.test(line.text)) return [];
    const value = spelled.get(lettersOf(line.text));
    return value ? [{ value, lines: [line], before: '', after: '', as: 'title' as const }] : [];
  });
}

const ofTheFile = /\b(?:book|tabela|v\d+|r\d+|20\d\d|final|digital|de|vendas|lista|precos?|preços?)\b/gi;
const filesOf = (lines: SourceLine[]): Mention[] =>
  [...new Map(lines.map((line) => [line.document, line])).values()].flatMap((line) => {
    const stem = line.document.path
      .split('/')
      .at(-1)!
      .replace(/\.\w+$/, '')
      .replace(/[_.-]+/g, ' ')
      .replace(ofTheFile, ' ');
    const value = cleaned(stem.replace(/\s+/g, ' '));
    return value ? [{ value, lines: [line], before: '', after: '', as: 'file' as const }] : [];
  });

/** Words as a name is written; null for what can be none. */
function cleaned(raw: string): string | null {
  const text = untracked(raw.trim())
    .replace(/^[\s"“”'’.,:;–—/[\]()*+•-]+|[\s"“”'.,:;–—/[\]()*+•?!-]+$/g, '')
    .replace(/\s+(?:d[aeo]s?|e|com|em|n[ao]s?)$/i, '')
    .replace(/\s+/g, ' ');
  const most = endsInForm.test(text) ? mostOfFirm : mostWords;
  if (text.length < 2 || text.length > longest || text.split(' ').length > most) return null;
  if (!/\p{L}{2}/u.test(text) || !/^[\p{L}\d]/u.test(text)) return null;
  if (/R\$|m²|m2\b|%|@|www\.|\d[.,]\d{2}\b|\d{2}\/\d{2}|[?!=<>{}]/.test(text) || !isPlainValue(text))
    return null;
  return capitalised(text);
}
