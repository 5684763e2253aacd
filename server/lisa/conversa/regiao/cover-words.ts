import { isKnownPlace } from '#server/lisa/entendimento/service.ts';
import { fillers } from './around-places.ts';
import { joiners } from './name-forms.ts';
import type { NameForm, Place, PlaceIndex } from './place-index.ts';

/** Most words of a name. */
const longestName = 7;

export interface FoundPlaces {
  places: readonly Place[];
  by: NameForm;
}

/** Words of a part from `from` to before `to`: a name, or one word that is none. */
export interface Span {
  from: number;
  to: number;
  found: FoundPlaces | null;
  /** A place known everywhere that is not of the territory. */
  isElsewhere: boolean;
}

const costs: Record<NameForm | 'elsewhere' | 'filler' | 'unknown', number> = {
  whole: 1,
  elsewhere: 1.5,
  short: 1.6,
  sound: 1.8,
  initials: 1.9,
  filler: 0.2,
  unknown: 3,
};

/** Reads a part's words as names and what stands around them, the cheapest way. */
export function coverWords(
  index: PlaceIndex,
  { words, said, uf }: { words: readonly string[]; said: readonly string[]; uf: string | null },
): Span[] {
  const best: (Span & { cost: number })[] = [];
  const costTo = (end: number) => best[end - 1]?.cost ?? 0;
  for (let to = 1; to <= words.length; to++) {
    const around = fillers.has(words[to - 1]!) ? costs.filler : costs.unknown;
    let cheapest = {
      from: to - 1,
      to,
      found: null,
      isElsewhere: false,
      cost: costTo(to - 1) + around,
    } as Span & {
      cost: number;
    };
    for (let from = to - 1; from >= Math.max(0, to - longestName); from--) {
      const name = words.slice(from, to);
      if (joiners.has(name[0]!) || joiners.has(name.at(-1)!)) continue;
      if (name.length === 1 && fillers.has(name[0]!) && words.length > 1) continue;
      const isShouted = /^\p{Lu}{2,4}$/u.test(said.slice(from, to).join(''));
      const found = index.called(name, { isShouted, uf });
      const isElsewhere = (!found || found.by === 'sound') && name.length > 1 && isKnownPlace(name.join(' '));
      if (!found && !isElsewhere) continue;
      const cost = costTo(from) + (isElsewhere ? costs.elsewhere : costs[found!.by]);
      if (cost < cheapest.cost) cheapest = { from, to, found: isElsewhere ? null : found, isElsewhere, cost };
    }
    best.push(cheapest);
  }
  const spans: Span[] = [];
  for (let to = words.length; to > 0; to = spans[0]!.from) spans.unshift(best[to - 1]!);
  return spans;
}
