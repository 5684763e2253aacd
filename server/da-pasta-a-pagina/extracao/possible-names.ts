import { foldText } from '#contract/base/text.ts';
import { type Candidate, candidate, stated } from './candidate.ts';
import { capitalised, untracked } from './lettering.ts';
import { allCapitalised, cleanName, nameCandidates, spokenNames } from './name-candidates.ts';
import { readPassages, type Sentence } from './passages.ts';
import type { SourceLine } from './source.ts';

/** What a development may be called: what is said of it, what stands large or first, its files' names. */
export function possibleNames(pages: SourceLine[][], lines: SourceLine[]): Candidate<string>[] {
  const known = [...nameCandidates(lines), ...spokenNames(readPassages(lines))];
  const blocks = pages.filter(([line]) => line!.page <= 3).flatMap(largestBlocks);
  const large = blocks.flatMap((block) => {
    const name = cleanName(capitalised(block.map((line) => untracked(line.text)).join(' ')));
    return name ? [candidate(name, block[0]!.page === 1 ? 3.5 : 2.5, block[0]!, ...block.slice(1))] : [];
  });
  const first = pages
    .filter(([line]) => line!.page === 1)
    .flatMap((page) =>
      page.slice(0, 3).flatMap((line) =>
        line.text.split(/\t|\s[-–—|•·]\s|[|•·]/).flatMap((part) => {
          const name = cleanName(part.trim());
          return name ? [candidate(name, 1.5, line)] : [];
        }),
      ),
    );
  // Below all else, whatever stands short and alone at the beginning or the end.
  const short = [...pages.filter(([line]) => line!.page <= 2), ...pages.slice(-1)].flatMap((page) =>
    page.flatMap((line) =>
      line.text.split(/\t|\s[-–—|•·]\s|[|•·:]/).flatMap((part) => {
        const name =
          part.trim().split(' ').length <= 5 ? cleanName(capitalised(untracked(part.trim()))) : null;
        return name ? [candidate(name, 0.1, line)] : [];
      }),
    ),
  );
  const files = [...new Set(lines.map(({ document }) => document))].flatMap((document) => {
    const quote = document.path.split('/').at(-1)!;
    const stem = quote
      .replace(/\.\w+$/, '')
      .replace(/[_.-]+/g, ' ')
      .replace(ofTheFile, ' ');
    const name = cleanName(capitalised(stem.replace(/\s+/g, ' ').trim()));
    const evidence = { file: document.path, page: 1, quote, box: null };
    return name ? [{ value: name, weight: 0.8, document, evidence }] : [];
  });
  // Words of one title, each alone, are likelier parts of it.
  const parts = new Set(
    blocks
      .filter(({ length }) => length > 2)
      .flat()
      .map(({ folded }) => folded),
  );
  return [...known, ...large, ...first, ...short, ...files]
    .filter(({ value }) => startsLikeName.test(value) && !heading.test(foldText(value)))
    .map((one) => (parts.has(foldText(one.value)) ? { ...one, weight: one.weight / 3 } : one));
}
/** Small letters may follow, as in 'Entre folhas'. */
const startsLikeName =
  /^[\p{Lu}\d][\p{L}\d’'.&]*(?: [\p{L}\d’'.&]+){0,3}$|^(?:[\p{Lu}\d][^ ]* ?|(?:d[aeo]s?|e) )+$/u;
/** Headings of any book. */
const heading =
  /^(?:arquitetura|interiores|paisagismo|diferenciais|acabamentos|lazer|numeros|onde|localizacao|contato|sumario|indice|ficha tecnica|implantacao|plantas?)$/;
const ofTheFile = /\b(?:book|tabela|v\d+|r\d+|20\d\d|final|digital|de|vendas)\b/gi;

const proper = "\\p{Lu}[\\p{L}\\d’']*(?: (?:(?:d[aeo]s?|e|del|du|la) )?[\\p{Lu}\\d][\\p{L}\\d’']*){0,4}";
/** After a word that is none of its own: 'Carlos' of 'em São Carlos' is no name. */
const phrase = new RegExp(`(?<=(?:^|[\\s(“"])[\\p{Ll}\\d][^\\s]*[,;)]? |[,;)] )${proper}`, 'gu');
/** 'O Rio Vermelho inteiro': an article begins the sentence. */
const opening = new RegExp(`(?<=(?:^|[“"(]|[:–—] )(?:[OA]s?|N[oa]s?|Em|D[oa]s?) )${proper}`, 'gu');

/** Proper names within sentences: what a book keeps naming is often what it sells. */
export const mentioned = (sentences: Sentence[]): Candidate<string>[] =>
  sentences.flatMap((sentence) =>
    shapes.flatMap(([shape, weight]) =>
      [...sentence.text.matchAll(shape)].flatMap(([found]) => {
        const name = cleanName(found);
        return name && allCapitalised.test(name) ? [stated(name, weight, sentence)] : [];
      }),
    ),
  );
const shapes: [RegExp, number][] = [
  [phrase, 0.4],
  [opening, 0.4],
  [new RegExp(`(?<![\\p{L}\\d])${proper}`, 'gu'), 0.1],
];

/** The largest words of a page and the next smaller ones, each over all the lines of that size. */
function largestBlocks(page: SourceLine[]): SourceLine[][] {
  const heights = page.map((line) => line.box.height);
  const tallest = Math.max(...heights);
  const next = Math.max(0, ...heights.filter((height) => height <= tallest * 0.9));
  return [tallest, next]
    .map((size) => page.filter(({ box }) => box.height > size * 0.9 && box.height <= size))
    .filter(({ length }) => length > 0 && length <= longestTitle);
}
/** Lines of one size that are more than a title's are text. */
const longestTitle = 4;
