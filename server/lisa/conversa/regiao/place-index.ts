import { foldText } from '#contract/base/text.ts';
import type { Lugar } from '#contract/lisa/lisa.ts';
import { isNearInSound, soundOf } from '#server/lisa/entendimento/service.ts';
import { formsOf, plainWords } from './name-forms.ts';

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
  /** Places these words mean, the surest way of calling them first; see `formsOf`. */
  called(words: readonly string[], by: Caller): { places: readonly Place[]; by: NameForm } | null;
  /** The bairros of a city. */
  bairrosOf(cidadeId: number): readonly Place[];
  isEmpty: boolean;
}

/** Who calls a place: in capitals, and registered where. */
export interface Caller {
  isShouted: boolean;
  uf: string | null;
}

/** How a name was found: as it is written, by how it sounds, by a part of it, by its initials. */
export type NameForm = 'whole' | 'sound' | 'short' | 'initials';

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
  const forms = { whole: new Map<string, Place[]>(), short: new Map<string, Place[]>() };
  const initials = new Map<string, Place[]>();
  const sounds = new Map<string, Place[]>();
  const put = (map: Map<string, Place[]>, key: string, place: Place) => {
    const there = map.get(key);
    if (!there) map.set(key, [place]);
    else if (!there.includes(place)) there.push(place);
  };
  for (const [key, of] of byKey)
    for (const place of of) {
      const { whole, short, initials: letters } = formsOf(key);
      put(forms.whole, whole, place);
      put(sounds, soundOf(whole), place);
      // A country has a city for every word: only bairros and zones are called by less than their name.
      if (place.tipo === 'cidade') continue;
      for (const form of short) put(forms.short, form, place);
      for (const form of letters) put(initials, form, place);
    }
  const soundsByFirst = Map.groupBy(sounds.keys(), (sound) => sound[0] ?? '');
  const called: PlaceIndex['called'] = (words, { isShouted, uf }) => {
    const key = plainWords(words).join('');
    const whole = forms.whole.get(key);
    if (whole) return { places: whole, by: 'whole' };
    const short = forms.short.get(key);
    if (short) return { places: short, by: 'short' };
    if (words.length === 1 && (isShouted || key.length >= 3)) {
      // 'BC' is no Batista Campos to somebody of Santa Catarina.
      const letters =
        key.length <= 4 ? initials.get(key)?.filter((place) => uf === null || place.uf === uf) : [];
      if (letters?.length) return { places: letters, by: 'initials' };
    }
    const sound = soundOf(key);
    const own = (places: readonly Place[]) =>
      places.filter((place) => place.tipo !== 'cidade' || place.uf === uf);
    const same = key.length >= 4 ? own(sounds.get(sound) ?? []) : [];
    if (same.length > 0) return { places: same, by: 'sound' };
    if (sound.length < shortestAlike) return null;
    const [near, ...others] = (soundsByFirst.get(sound[0]!) ?? [])
      .filter((each) => each.length >= shortestAlike && isNearInSound(sound, each))
      .map((each) => own(sounds.get(each)!))
      .filter((places) => places.length > 0);
    return near && others.length === 0 ? { places: near, by: 'sound' } : null;
  };
  const bySound = Map.groupBy(
    [...byKey.keys()].map((key) => ({ key, sound: soundOf(key) })),
    ({ sound }) => sound[0] ?? '',
  );
  return {
    isEmpty: places.length === 0,
    named: (key) => byKey.get(key) ?? [],
    called,
    bairrosOf: (cidadeId) => places.filter((place) => place.tipo === 'bairro' && place.cidadeId === cidadeId),
    like(key) {
      const sound = soundOf(key);
      if (sound.length < shortestAlike) return [];
      return (bySound.get(sound[0]!) ?? [])
        .filter((each) => each.sound.length >= shortestAlike && isNearInSound(sound, each.sound))
        .flatMap((each) => byKey.get(each.key)!);
    },
  };
}
