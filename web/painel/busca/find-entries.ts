import { foldText } from '#contract/base/text.ts';
import type { Entry, EntryGroup } from '#web/painel/busca/entry.ts';
import { isNear, mistakesIn } from '#web/painel/busca/near.ts';

/** An entry with its folded search text, computed once: typing searches tens of thousands. */
interface Folded {
  entry: Entry;
  label: string;
  /** The label with a space before each word. */
  words: string;
  text: string;
  also: readonly { line: string; text: string }[];
}
export interface FoldedGroup {
  label: string;
  /** Comes after what is nobody's place. */
  isPlace: boolean;
  gender: 'm' | 'f';
  folded: readonly Folded[];
}

/** A group of what was found: its first entries, and how many there are. */
export interface FoundGroup extends EntryGroup {
  total: number;
}

/** Entry limits per group, in total, and of a group shown whole. */
export const perGroup = 6;
const inAll = 30;
const inWhole = 200;

/** The first further line that holds every part the name and detail lack. */
const lineWith = ({ text, also }: Folded, parts: readonly string[]) =>
  also.find((line) => parts.every((part) => text.includes(part) || line.text.includes(part)));

/**
 * Match rank: label prefix (0), word prefix (1), contained (2), only in the detail (3), in a further line (4);
 * -1 if none.
 */
function rankOf(one: Folded, query: string, parts: readonly string[]) {
  const { label, words, text } = one;
  if (label.startsWith(query)) return 0;
  if (!parts.every((part) => text.includes(part))) return lineWith(one, parts) ? 4 : -1;
  const [first = ''] = parts;
  if (words.includes(` ${first}`)) return 1;
  return label.includes(first) ? 2 : 3;
}

/** With mistakes forgiven: after everything that was found as typed. */
const nearRank = 5;
function isNearly({ words, text }: Folded, parts: readonly string[]): boolean {
  return parts.every((part) => {
    if (text.includes(part)) return true;
    const most = mistakesIn(part);
    return most > 0 && words.split(' ').some((word) => isNear(word, part, most));
  });
}

/** An entry as it is shown: with the line it was found by, if name and detail do not say why it is here. */
function shownFor(one: Folded, parts: readonly string[]): Entry {
  const { entry, text } = one;
  const found = parts.every((part) => text.includes(part)) ? undefined : lineWith(one, parts);
  return found ? { ...entry, detail: [found.line, entry.detail].filter(Boolean).join(' · ') } : entry;
}

/** The best of a group, the best rank, and how many there are. */
function bestOf(folded: readonly Folded[], rankOf: (one: Folded) => number, limit: number) {
  const byRank: Folded[][] = [[], [], [], [], [], []];
  let total = 0;
  for (const one of folded) {
    const rank = rankOf(one);
    if (rank < 0) continue;
    total += 1;
    if (byRank[rank]!.length < limit) byRank[rank]!.push(one);
  }
  const best = byRank.findIndex((rank) => rank.length > 0);
  return { found: byRank.flat().slice(0, limit), best, total };
}

const folds = new WeakMap<readonly Entry[], FoldedGroup>();

/** Prepares a group for search, cached per entries. */
export function foldGroup({ label, entries, isPlace = false, gender = 'm' }: EntryGroup): FoldedGroup {
  const known = folds.get(entries);
  if (known) return known;
  const folded = entries.map((entry) => {
    const name = foldText(entry.label);
    const words = ` ${name.replace(/[^\p{L}\p{N}]+/gu, ' ')}`;
    const text = entry.detail ? `${name} ${foldText(entry.detail)}` : name;
    const also = (entry.also ?? []).map((line) => ({ line, text: foldText(line) }));
    return { entry, label: name, words, text, also };
  });
  const group = { label, folded, isPlace, gender };
  folds.set(entries, group);
  return group;
}

/**
 * Searches, ignoring case and accents, then forgiving typos where nothing is written so: best entries first in
 * each group, best group first, people and empreendimentos before places. Equal ranks keep their order.
 * `whole` names the one group wanted to its end.
 */
export function findEntries(
  groups: readonly FoldedGroup[],
  typed: string,
  whole: string | null = null,
): FoundGroup[] {
  const query = foldText(typed.trim()).replace(/\s+/g, ' ');
  const parts = query.split(' ').filter(Boolean);
  if (parts.length === 0) return [];
  const limit = whole === null ? perGroup : inWhole;
  const among = whole === null ? groups : groups.filter(({ label }) => label === whole);
  const search = (rank: (one: Folded) => number) =>
    among
      .map(({ label, folded, isPlace, gender }) => ({
        label,
        isPlace,
        gender,
        ...bestOf(folded, rank, limit),
      }))
      .filter(({ total }) => total > 0);
  const exact = search((one) => rankOf(one, query, parts));
  const found = exact.length > 0 ? exact : search((one) => (isNearly(one, parts) ? nearRank : -1));
  let left = whole === null ? inAll : inWhole;
  return found
    .sort((a, b) => Number(a.isPlace) - Number(b.isPlace) || a.best - b.best)
    .flatMap(({ label, gender, found: best, total }) => {
      const entries = best.slice(0, left).map((one) => shownFor(one, parts));
      left -= entries.length;
      return entries.length > 0 ? [{ label, gender, entries, total }] : [];
    });
}
