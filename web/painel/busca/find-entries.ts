import { foldText } from '#contract/base/text.ts';
import type { Entry, EntryGroup } from '#web/painel/busca/entry.ts';

/** An entry with its folded search text, computed once: typing searches tens of thousands. */
interface Folded {
  entry: Entry;
  label: string;
  /** The label with a space before each word. */
  words: string;
  text: string;
}
export interface FoldedGroup {
  label: string;
  folded: readonly Folded[];
}

/** Entry limits per group and in total. */
const perGroup = 6;
const inAll = 30;

/**
 * Match rank: label prefix (0), word prefix (1), contained (2), only in the detail (3); -1 if none. Ranks
 * from `limit` on are not computed.
 */
function rankOf({ label, words, text }: Folded, query: string, parts: readonly string[], limit: number) {
  const fits = () => parts.every((part) => text.includes(part));
  const [first = ''] = parts;
  if (label.startsWith(query)) return 0;
  if (limit > 1 && words.includes(` ${first}`) && fits()) return 1;
  if (limit > 2 && fits()) return label.includes(first) ? 2 : 3;
  return -1;
}

/** The best entries of a group and the best rank. */
function bestOf(folded: readonly Folded[], query: string, parts: readonly string[]) {
  const byRank: Entry[][] = [[], [], [], []];
  let limit = byRank.length;
  for (const one of folded) {
    const rank = rankOf(one, query, parts, limit);
    if (rank < 0 || rank >= limit) continue;
    byRank[rank]!.push(one.entry);
    // Enough of this rank or better: further ones are skipped.
    const enough = byRank.findIndex((_, worst) => byRank.slice(0, worst + 1).flat().length >= perGroup);
    if (enough >= 0) limit = enough;
    if (limit === 0) break;
  }
  return { entries: byRank.flat().slice(0, perGroup), best: byRank.findIndex((rank) => rank.length > 0) };
}

const folds = new WeakMap<readonly Entry[], FoldedGroup>();

/** Prepares a group for search, cached per entries. */
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
 * Searches, ignoring case and accents: best entries first in each group, best group first. Equal ranks keep
 * their order.
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
