import { foldText } from '#contract/base/text.ts';
import { findCidade } from '../address-line.ts';
import type { SourceLine } from '../source.ts';
import { type Span, spanKey } from './spans.ts';

/** What is known of a folder's pages as a whole. */
export interface Folder {
  /** Folded words of each page, between spaces. */
  pages: string[];
  /** Words that stand in small letters somewhere, folded. */
  common: ReadonlySet<string>;
  /** Addresses of sites, mail and profiles, without signs. */
  addresses: string;
  /** Cities named with their state, folded. */
  cities: ReadonlySet<string>;
  usualHeight: number;
  /** The largest letters of each line's page. */
  tallest: ReadonlyMap<SourceLine, number>;
  lastPage: number;
  /** On how many pages words stand alone at the head or the foot, but for the page's number; three at least. */
  running: ReadonlyMap<string, number>;
  /** Keys of the largest words of a first page. */
  cover: string[];
  /** How often each key stands in the text, but for parts of lines. */
  spans: ReadonlyMap<string, number>;
  /** How often words stand in the pages, counted once. */
  times: (key: string) => number;
}

const address = /(?:www\.|https?:\/\/|@)([\w.-]{3,60})|\b([\w-]{3,40})\.(?:com|net|eng|arq|inc)\b/gi;

/** What is known of a folder's pages as a whole. */
export function folderOf(pages: SourceLine[][], spans: Span[]): Folder {
  const texts = pages.map(
    (page) =>
      ` ${page
        .map(({ folded }) => folded)
        .join(' ')
        .replace(/[^a-z0-9]+/g, ' ')} `,
  );
  const times = counterOf(texts.join('\n'));
  const lines = pages.flat();
  const letters = lines.map(({ text }) => text).join('');
  const capitals = letters.replace(/\P{Lu}/gu, '').length;
  // Where nothing is capitalised, small letters say nothing.
  const isTold = capitals > 20 || lines.length < 3;
  const common = new Set(
    isTold
      ? lines.flatMap(({ text }) =>
          (text.match(/(?<![\p{L}])\p{Ll}[\p{L}-]+/gu) ?? []).map((word) => foldText(word)),
        )
      : [],
  );
  const heights = lines.map(({ box }) => box.height).sort((a, b) => a - b);
  const tallest = new Map(
    pages.flatMap((page) => {
      const most = Math.max(...page.map(({ box }) => box.height));
      return page.map((line) => [line, most] as const);
    }),
  );
  return {
    pages: texts,
    common,
    addresses: lines
      .flatMap(({ folded }) =>
        [...folded.matchAll(address)].map(([whole]) => whole.replace(/[^a-z0-9]/g, '')),
      )
      .join(' '),
    cities: new Set(
      lines.flatMap(({ text }) => {
        const found = findCidade(text);
        return found ? [foldText(found.cidade)] : [];
      }),
    ),
    usualHeight: heights[Math.floor(heights.length / 2)] || 1,
    tallest,
    lastPage: Math.max(1, ...lines.map(({ page }) => page)),
    running: runningAlong(pages),
    cover: spans.flatMap(({ key, mentions }) =>
      key.length > 3 &&
      mentions.some(
        ({ as, lines: [line] }) =>
          as === 'title' && line!.page === 1 && line!.box.height >= (tallest.get(line!) ?? 0) * 0.9,
      )
        ? [key]
        : [],
    ),
    spans: new Map(
      spans
        .filter(({ mentions }) => mentions.some(({ as }) => as !== 'part'))
        .map(({ key }) => [key, times(key)]),
    ),
    times,
  };
}

/** A name is asked for about ten times; a folder has thousands of them. */
function counterOf(text: string): (key: string) => number {
  const counted = new Map<string, number>();
  return (key) => {
    const known = counted.get(key);
    if (known !== undefined) return known;
    const words = ` ${key} `;
    let count = 0;
    for (let at = text.indexOf(words); at >= 0; at = text.indexOf(words, at + words.length)) count += 1;
    counted.set(key, count);
    return count;
  };
}

/** Heads and feet lie this close to a page's edges, as a share of its height. */
const edge = 0.1;
const leastRun = 3;

function runningAlong(pages: SourceLine[][]): Map<string, number> {
  const counts = new Map<string, number>();
  for (const page of pages) {
    const height = page[0]?.document.pages.find((one) => one.page === page[0]!.page)?.height ?? 842;
    const keys = page
      .filter(({ box }) => box.y < height * edge || box.y + box.height > height * (1 - edge))
      .flatMap(({ text }) => text.split(/\t|\s[|•·–—-]\s/))
      .map((text) => spanKey(text).replace(/^(?:pag(?:ina)? )?\d{1,3} | (?:pag(?:ina)? )?\d{1,3}$/g, ''));
    for (const key of new Set(keys)) if (key.length > 2) counts.set(key, (counts.get(key) ?? 0) + 1);
  }
  return new Map([...counts].filter(([, count]) => count >= leastRun));
}
