import { foldText } from '#contract/base/text.ts';
import type { Lugar } from '#contract/lisa/lisa.ts';
import { isNearInSound, soundOf } from '#server/lisa/entendimento/service.ts';

/** A place of the territory, with what tells it from others of its name. */
export interface Place extends Lugar {
  cidadeId: number;
  uf: string;
}

/** The territory by what its places are called. */
export interface PlaceIndex {
  named(key: string): readonly Place[];
  /** Places whose name sounds alike, for slips of the finger and of the ear. */
  like(key: string): readonly Place[];
  isEmpty: boolean;
}

export const keyOf = (name: string): string =>
  foldText(name)
    .replace(/[^a-z0-9]+/g, ' ')
    .trim();

/** Shorter names look alike by chance. */
const shortestAlike = 5;

export function indexPlaces(places: readonly Place[]): PlaceIndex {
  const byKey = new Map<string, Place[]>();
  const add = (key: string, place: Place) => {
    const there = byKey.get(key);
    if (there) there.push(place);
    else byKey.set(key, [place]);
  };
  for (const place of places) {
    const key = keyOf(place.nome);
    add(key, place);
    if (place.tipo === 'zona' && !key.startsWith('zona ')) add(`zona ${key}`, place);
  }
  const bySound = Map.groupBy(
    [...byKey.keys()].map((key) => ({ key, sound: soundOf(key) })),
    ({ sound }) => sound[0] ?? '',
  );
  return {
    isEmpty: places.length === 0,
    named: (key) => byKey.get(key) ?? [],
    like(key) {
      const sound = soundOf(key);
      if (sound.length < shortestAlike) return [];
      return (bySound.get(sound[0]!) ?? [])
        .filter((each) => each.sound.length >= shortestAlike && isNearInSound(sound, each.sound))
        .flatMap((each) => byKey.get(each.key)!);
    },
  };
}
