import { foldText } from '#contract/base/text.ts';
import type { Entry, EntryGroup } from '#web/painel/busca/entry.ts';

/** An entry with what it is searched by, made once: typing goes through tens of thousands. */
interface Folded {
  entry: Entry;
  label: string;
  /** The label with a space before each of its words. */
  words: string;
  text: string;
}
export interface FoldedGroup {
  label: string;
  folded: readonly Folded[];
}

/** Entries of a group that are shown at most, and of all groups together. */
const perGroup = 6;
const inAll = 30;

/**
 * How well an entry fits: its label begins so (0), a word of it does (1), it holds it (2), or only
 * its detail does (3); -1 when it does not fit. Ranks from `limit` on are not worth finding out.
 */
function rankOf({ label, words, text }: Folded, query: string, parts: readonly string[], limit: number) {
  const fits = () => parts.every((part) => text.includes(part));
  const [first = ''] = parts;
  if (label.startsWith(query)) return 0;
  if (limit > 1 && words.includes(` ${first}`) && fits()) return 1;
  if (limit > 2 && fits()) return label.includes(first) ? 2 : 3;
  return -1;
}

/** The best entries of a group and the rank of the best one. */
function bestOf(folded: readonly Folded[], query: string, parts: readonly string[]) {
  const byRank: Entry[][] = [[], [], [], []];
  let limit = byRank.length;
  for (const one of folded) {
    const rank = rankOf(one, query, parts, limit);
    if (rank < 0 || rank >= limit) continue;
    byRank[rank]!.push(one.entry);
    // Once there are enough of this rank and better ones, no further entry of it is shown.
    const enough = byRank.findIndex((_, worst) => byRank.slice(0, worst + 1).flat().length >= perGroup);
    if (enough >= 0) limit = enough;
    if (limit === 0) break;
  }
  return { entries: byRank.flat().slice(0, perGroup), best: byRank.findIndex((rank) => rank.length > 0) };
}

const folds = new WeakMap<readonly Entry[], FoldedGroup>();

/** A group made ready to be searched; the same entries are folded once. */
export function foldGroup({ label, entries }: EntryGroup): FoldedGroup {
  const known = folds.get(entries);
  if (known) return known;
  const folded = entries.map((entry) => {
    const name = foldText(entry.label);
    const words = ` ${name.replace(/[^\p{L}\p{N}]+/gu, ' ')}`;
    return { entry, label: name, words, text: entry.detail ? `${name} ${foldText(entry.detail)}` : name };
  });
  const group = { label, folded };
  folds.set(entries, group);
  return group;
}

/**
 * What is typed, ignoring case and accents: in each group the best first, the group with the best
 * entry first. Entries of one rank keep the order they came in.
 */
export function findEntries(groups: readonly FoldedGroup[], typed: string): EntryGroup[] {
  const query = foldText(typed.trim()).replace(/\s+/g, ' ');
  const parts = query.split(' ').filter(Boolean);
  if (parts.length === 0) return [];
  const found = groups
    .map(({ label, folded }) => ({ label, ...bestOf(folded, query, parts) }))
    .filter(({ entries }) => entries.length > 0);
  let left = inAll;
  return found
    .sort((a, b) => a.best - b.best)
    .flatMap(({ label, entries }) => {
      const shown = entries.slice(0, left);
      left -= shown.length;
      return shown.length > 0 ? [{ label, entries: shown }] : [];
    });
}
