import { lazily } from '#contract/base/lazily.ts';

/** Longest path segment, in characters. */
const longestSegment = 180;
const collator = lazily(() => new Intl.Collator('pt-BR', { numeric: true, sensitivity: 'base' }));

/** Makes a name safe as one path segment: no separators, no control characters, no '..', limited length. */
export function pathSegment(name: string): string {
  const clean = name
    .toWellFormed()
    .normalize('NFC')
    .replace(/\p{Cc}/gu, ' ')
    .replace(/[/\\]/g, '-')
    .trim();
  if (clean === '') return 'sem nome';
  if (/^\.+$/.test(clean)) return '_'.repeat(clean.length);
  const characters = [...clean];
  if (characters.length <= longestSegment) return clean;
  const ending = extensionOf(clean);
  return characters.slice(0, longestSegment - ending.length).join('') + ending;
}

/**
 * Sorts the entries of one folder, folders first, then by name with natural numbers ('2' before '10'), and
 * makes their segments unique: a second 'Planta.jpg' becomes 'Planta (2).jpg'.
 */
export function arrange<Entry extends { id: string; name: string; isFolder: boolean }>(
  entries: Entry[],
): (Entry & { segment: string })[] {
  const sorted = entries.toSorted(
    (a, b) =>
      Number(b.isFolder) - Number(a.isFolder) ||
      collator().compare(a.name, b.name) ||
      compareCodes(a.name, b.name) ||
      compareCodes(a.id, b.id),
  );
  const natural = new Set(sorted.map((entry) => pathSegment(entry.name)));
  const taken = new Set<string>();
  return sorted.map((entry) => {
    const wanted = pathSegment(entry.name);
    const ending = entry.isFolder ? '' : extensionOf(wanted);
    const stem = wanted.slice(0, wanted.length - ending.length);
    let segment = wanted;
    // Does not take a numbered name that another file already has ('Planta (2).jpg').
    for (let n = 2; taken.has(segment) || (segment !== wanted && natural.has(segment)); n++)
      segment = `${stem} (${n})${ending}`;
    taken.add(segment);
    return { ...entry, segment };
  });
}

function extensionOf(name: string): string {
  return /[^.](\.[A-Za-z0-9]{1,8})$/.exec(name)?.[1] ?? '';
}

function compareCodes(a: string, b: string): number {
  return a < b ? -1 : a > b ? 1 : 0;
}
