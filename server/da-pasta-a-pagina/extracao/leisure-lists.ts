import { item, notIts } from '#server/kernel/reading/leisure-words.ts';
import { type Candidate, candidate } from './candidate.ts';
import { isPlainValue } from './machine-talk.ts';
import { type Passage, readPassages } from './passages.ts';
import type { SourceLine } from './source.ts';

/** A heading of a leisure and comfort list, whatever its items are called. */
const listHeading =
  /^\W*(?:areas? (?:comuns?|de lazer|sociais|social)(?: e (?:de )?lazer)?|(?:itens|espacos|opcoes|estrutura|infraestrutura)? ?(?:completa )?(?:de )?(?:lazer|convivencia)(?: (?:completo|e convivencia|e (?:bem[- ]estar|comodidades?|conveniencia)))?|(?:de )?uso comum|infraestrutura|comodidades|facilities|amenities|amenidades|bem[- ]estar e lazer)\s*:?\W*$/;
const bullet = /^\s*[•·▪■◦●○✓✔›»*–—-]\s*(?=[\p{L}\d])/u;

/** What the homes hold and the works bring is listed as well: such an item makes no list one of leisure. */
const alsoOfHomes =
  /\b(?:fechaduras?|tomadas?|carregador(?:es)?|recarga|reuso|captacao|energia|placas?|paineis|elevador(?:es)?|portaria|gerador|hall|adega|lavanderia|churrasqueiras?)\b/;
/** Of these a list of differences or finishes tells what a home holds, or how the building works. */
export const inOtherLists =
  /^(?:fechaduras?|tomadas?|carregador|recarga|ponto de recarga|reuso|captacao|energia|placas?|paineis|adega|lavanderia|churrasqueiras?)\b/;
/** Finishes and works are no leisure, whatever list they stand in. */
const finish =
  /\b(?:persianas?|mantas? acusticas?|personalizac\w+|rebaixo|gesso|porcelanatos?|pisos?|esquadrias?|loucas|metais|fechaduras?|pastilhad[ao]|revestimentos?|asfalto|meio-fio|galerias? de aguas|rede (?:de|eletrica)|infraestrutura para|organizacao n[oa])\b/;
/** Nor is one a list of leisure that says how far things are. */
const distance = /(?<!\b(?:de|com) )\b\d+(?:,\d+)?\s?(?:m|km|min(?:utos)?|metros|quadras)\b/;
const measure = /\b(?:de|com) \d+(?:,\d+)? ?(?:km|metros|m)\b/g;

interface Item {
  words: string;
  folded: string;
  /** Its first line, and those it goes on in. */
  line: SourceLine;
  more: SourceLine[];
  left: number;
}

/**
 * The items of leisure lists, whole and as written: those below such a heading, and every list that names at least
 * two known kinds of leisure.
 */
export function listedLeisure(lines: SourceLine[]): Candidate<string>[] {
  const lists = listsOf(lines);
  const sure = lists.filter(({ items, headed }) => headed || isLeisure(items, 2));
  const atIts = (list: Item[]) =>
    sure.some(({ items }) => items.some(({ line }) => list.some((one) => one.line === line)));
  // A second column beside a list of leisure goes on with it.
  const beside = lists.filter(
    (list) => !sure.includes(list) && isLeisure(list.items, 1) && atIts(list.items),
  );
  return [...sure, ...beside]
    .flatMap(({ items }) => items)
    .filter(
      ({ words, folded }) =>
        words.length >= 3 &&
        words.length <= 60 &&
        isPlainValue(words) &&
        !finish.test(folded) &&
        !notIts.test(folded.replace(measure, '')),
    )
    .filter(({ folded }) => !ofTheHome.test(folded))
    .map(({ words, line, more }) => candidate(words, 3, line, ...more));
}

/** 'Casas de 4 suítes com 230 m²', 'Piscina individual': what each home has. */
const ofTheHome =
  /^\d+ (?:dorm|quarto|suite|vaga|m²|m2)|\b\d+ (?:dorm\w*|quartos?|suites?)\b|\bm[²2] privativ|^(?:piscina|churrasqueira|jardim|deck|quintal|garagem)[^,]{0,25} (?:individua|privativ)/;

function isLeisure(items: Item[], least: number): boolean {
  if (items.some(({ folded }) => distance.test(folded) && !folded.match(item))) return false;
  const known = items.filter(({ folded }) => folded.match(item) && !alsoOfHomes.test(folded)).length;
  return known >= least && known >= items.length / 4;
}

interface List {
  items: Item[];
  headed: boolean;
  /** A heading in its column ended it. */
  closed: boolean;
}

/** Items under each other in one column of a page; other columns' lines may stand between them. */
function listsOf(lines: SourceLine[]): List[] {
  const lists: List[] = [];
  const wrapped = new Map(readPassages(lines).map((passage) => [passage.lines[0]!, passage]));
  const goingOn = new Set([...wrapped.values()].flatMap((passage) => passage.lines.slice(1)));
  let isUnder = false;
  for (const line of lines) {
    const items = itemsOf(line, wrapped.get(line));
    if (items.length === 0) {
      if (line.cells.length > 1 || goingOn.has(line)) continue;
      isUnder = listHeading.test(line.folded);
      if (isUnder || (/^\p{Lu}/u.test(line.text) && line.text.length <= longestHeading))
        for (const list of lists) if (Math.abs(list.items[0]!.left - line.box.x) < indent) list.closed = true;
      continue;
    }
    for (const one of items) {
      const open = lists.findLast((list) => !list.closed && goesOn(list.items, one));
      if (open) open.items.push(one);
      else lists.push({ items: [one], headed: isUnder, closed: false });
    }
  }
  return lists;
}

function goesOn(items: Item[], next: Item): boolean {
  const last = items.at(-1)!.line;
  const { line } = next;
  if (last.page !== line.page || last.document !== line.document) return false;
  if (Math.abs(items[0]!.left - next.left) >= columnSlack) return false;
  const step = line.box.y - last.box.y;
  return last === line || (line.position - last.position <= farthest && step < line.box.height * 4);
}
const longestHeading = 45;
/** A heading stands at most this far from the edge of its list, in points. */
const indent = 30;
const columnSlack = 12;
const farthest = 4;

/** The cells of a line that are items of a list; one cell may hold several: '• Sauna • Bar'. */
function itemsOf(line: SourceLine, passage: Passage | undefined): Item[] {
  if (line.cells.length === 1 && passage && passage.lines.length > 1 && bullet.test(line.text))
    return [itemOf(passage.text, passage.folded, passage.lines, line.box.x)];
  return line.cells.flatMap(({ text, folded, left }) => {
    if (!bullet.test(text)) return [];
    const parts = [...text.matchAll(/[•▪■◦●○✓✔]?[^•▪■◦●○✓✔]+/gu)];
    return parts.map(({ 0: part, index }, nth) =>
      // Items beside each other in one cell stand in columns of their own.
      itemOf(part, folded.slice(index, index + part.length), [line], (left ?? line.box.x) + nth * pageWidth),
    );
  });
}
const pageWidth = 1000;

function itemOf(text: string, folded: string, [line, ...more]: SourceLine[], left: number): Item {
  const words = text.replace(bullet, '').replace(/[.;,\s]+$/, '');
  const at = text.indexOf(words);
  return { words, folded: folded.slice(at, at + words.length), line: line!, more, left };
}
