import { globSync, readFileSync } from 'node:fs';
import type { PageSource } from '#contract/da-pasta-a-pagina/blueprint.ts';
import type { RecordName } from './fichas.ts';
import { basePage } from './pagina-base.ts';

export const kinds = ['script', 'style', 'markup', 'prose'] as const;
export type Kind = (typeof kinds)[number];

/** A malicious page. Omitted parts are as in the honest base. */
export interface HostileCase {
  id: string;
  kind: Kind;
  family: string;
  /** 1: written without knowledge of the checks. 2: with it. */
  wave: 1 | 2;
  /** Inserted into the section `sobre`. */
  html?: string;
  /** Inserted before everything. */
  before?: string;
  /** Stand below the price, and below what the law wants read. */
  hero?: string;
  footer?: string;
  css?: string;
  js?: string;
  /** What nobody may read on the page. */
  lie?: string;
  record?: RecordName;
}

/** What a visitor does, and what he sees then. */
export interface Behaviour {
  name: string;
  /** Without it the behaviour needs no hand: it is there once the page stands. */
  act?: 'click' | 'hover' | 'scroll' | 'key';
  on?: string;
  key?: string;
  shown?: string;
  hidden?: string;
  /** Element → text it then holds. */
  text?: [selector: string, text: string];
  /** Element → class or attribute value it then has. */
  has?: [selector: string, name: string, value?: string];
  /** Where the page then stands scrolled to. */
  scrolledTo?: string;
}
export interface HonestCase {
  id: string;
  record: RecordName;
  source: PageSource;
  behaviours: Behaviour[];
}

/** `⟦3000×<div>⟧` stands for three thousand of it, `#` in it for its number: collections stay readable. */
const spelledOut = (text = '') =>
  text.replace(/⟦(\d+)×([\s\S]*?)⟧/g, (_, count: string, one: string) =>
    Array.from({ length: Number(count) }, (_, i) => one.replaceAll('#', String(i + 1))).join(''),
  );

/** The whole page of a hostile case. */
export function sourceOfCase({ before, html, hero, footer, css, js }: HostileCase): PageSource {
  const base = basePage({ inside: spelledOut(html), hero, footer });
  return { html: spelledOut(before) + base.html, css: base.css + spelledOut(css), js: spelledOut(js) };
}

/**
 * The collections in a folder: `hostis/*.json` and `honestas/*.json`. Half of what was written stands
 * here; the other half is looked at less often, so that nobody mends for these words alone.
 */
export function readCases(folder = import.meta.dirname) {
  const read = <T>(pattern: string): T[] =>
    globSync(pattern, { cwd: folder })
      .sort()
      .flatMap((file) => JSON.parse(readFileSync(`${folder}/${file}`, 'utf8')) as T[]);
  return { hostile: read<HostileCase>('hostis/**/*.json'), honest: read<HonestCase>('honestas/**/*.json') };
}
