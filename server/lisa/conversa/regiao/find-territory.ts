import { foldText } from '#contract/base/text.ts';
import type { EscolhaDeLugar, Lugar } from '#contract/lisa/lisa.ts';
import { readUf, ufsOfCidade } from '#server/kernel/reading/municipios.ts';
import { findPlaces, nameOfPlace } from '#server/lisa/entendimento/service.ts';
import { inPlaceOf } from './in-place-of.ts';
import { leftOut } from './name-forms.ts';
import { keyOf, type Place, type PlaceIndex } from './place-index.ts';
import { type NamedPlace, readPlaces } from './read-places.ts';

/** What a told region is in the territory. */
export interface Territory {
  /** The region in its words, with slips of the finger mended. */
  regiao: string;
  lugares: Lugar[];
  /** Places to be chosen among several. */
  escolhas: EscolhaDeLugar[];
  /** Names that nothing of the territory answers to. */
  unknown: string[];
  /** Whether nothing of it is unknown or to be chosen. */
  isSettled: boolean;
  /** Whether every part was found as it was written. */
  isWhole: boolean;
}

interface Told {
  regiao: string;
  /** The whole message: the city of a bairro may stand beside it. */
  message: string;
  /** Where the person is registered. */
  uf: string | null;
}

/** Candidates kept of one name. */
const mostCandidates = 9;
/** Most words of a name. */
const longestName = 6;

/** The cities named in a text, without the words of one of its places. */
function citiesIn(index: PlaceIndex, message: string, without: string): Set<number> {
  const words = keyOf(message)
    .replace(new RegExp(`(?<=^| )${without}(?= |$)`, 'g'), '|')
    .split(' ');
  const found = new Set<number>();
  for (let at = 0; at < words.length; at++)
    for (let size = 1; size <= longestName && at + size <= words.length; size++)
      for (const { tipo, id } of index.named(words.slice(at, at + size).join(' ')))
        if (tipo === 'cidade') found.add(id);
  return found;
}

/** The places a name may mean, as it was written or as it sounds. */
function candidatesOf(index: PlaceIndex, part: string): { places: readonly Place[]; isExact: boolean } {
  const key = keyOf(part);
  const exact = index.named(key);
  if (exact.length > 0) return { places: exact, isExact: true };
  // 'Zona Sul de São Paulo', 'Centro em Curitiba'
  const [, head, city] = /^(.+?) (?:de|do|da|em|no|na) (.+)$/.exec(key) ?? [];
  if (head && city) {
    const cities = new Set(index.named(city).flatMap(({ tipo, id }) => (tipo === 'cidade' ? [id] : [])));
    const inside = index.named(head).filter(({ cidadeId }) => cities.has(cidadeId));
    if (inside.length > 0) return { places: inside, isExact: true };
  }
  const fuller = [...leftOut].flatMap((word) => index.named(`${word} ${key}`));
  return { places: fuller.length > 0 ? fuller : index.like(key), isExact: false };
}

/** Those in a city named beside them, else in the person's state, else all. */
function narrowed(places: readonly Place[], cities: ReadonlySet<number>, uf: string | null): Place[] {
  const beside = places.filter(({ cidadeId }) => cities.has(cidadeId));
  if (beside.length > 0) return beside;
  const inState = places.filter((place) => place.uf === uf);
  return inState.length > 0 ? inState : [...places];
}

interface City {
  name: string;
  /** In the territory; none where it is not of it. */
  places: readonly Place[];
  /** Said of several places at once: 'Boa Viagem e Pina em Recife'. */
  isListed?: boolean;
}

const saysIn =
  /^(?:que )?(?:(?:e|fica|ficam|sao) )?(?:o |os |um )?(?:bairros? )?(?:aqui |ali |la )?(?:d[aeo]|em|n[oa]) /;

/** The same of all that were listed before: 'Guarulhos e Zona Norte de São Paulo' says it of one. */
const saysOfAll = /^(?:que (?:ficam|sao) )?(?:os bairros )?(?:aqui |ali |la )?(?:em|n[oa]) /;

/** A city of the same state is no part of another: 'Campinas em São Paulo', 'Olinda e Boa Viagem em Recife'. */
function isCityBeside(places: readonly Place[], { name, places: [city], isListed }: City): boolean {
  const state = readUf(name);
  const uf = city?.uf ?? state;
  return (
    places.some((place) => place.tipo === 'cidade' && place.uf === uf) &&
    (isListed === true || state !== null)
  );
}

/** The city that begins a text, by any name it is known by. */
function cityAt(index: PlaceIndex, words: readonly string[]): City | null {
  for (let size = Math.min(longestName, words.length); size > 0; size--) {
    const said = words.slice(0, size).join(' ');
    const name = nameOfPlace(said);
    const places = [said, keyOf(name ?? '')].flatMap((each) => index.named(each));
    const cities = places.filter(({ tipo }) => tipo === 'cidade');
    if (cities.length > 0) return { name: cities[0]!.nome, places: [...new Set(cities)] };
    if (name !== null && ufsOfCidade(name).size > 0 && readUf(said) === null) return { name, places: [] };
  }
  return null;
}

/** The city a text says a place lies in: 'Boa Viagem em Recife', 'Pina e Boa Viagem, no Recife'. */
function cityOf(index: PlaceIndex, text: string, part: string, others: readonly string[]): City | null {
  const said = keyOf(text);
  const key = keyOf(part);
  for (let at = said.indexOf(key); key !== '' && at >= 0; at = said.indexOf(key, at + 1)) {
    let rest = said.slice(at + key.length);
    if (!rest.startsWith(' ')) continue;
    rest = rest.trim();
    // The places listed between lie there too.
    for (let isMore = true; isMore; ) {
      const left = rest.replace(/^e (?!(?:o |um )?bairro|d[aeo] |em |n[oa] )/, '');
      const next = others.find((each) => left.startsWith(`${each} `));
      isMore = next !== undefined;
      if (next !== undefined) rest = left.slice(next.length + 1);
    }
    const isListed = rest !== said.slice(at + key.length).trim();
    const lead = (isListed ? saysOfAll : saysIn).exec(rest);
    const city = lead ? cityAt(index, rest.slice(lead[0].length).split(' ')) : null;
    if (city && keyOf(city.name) !== key) return { ...city, isListed };
  }
  return null;
}

/** Every other bairro of a city; nothing where those left out lie in several. */
function everywhereBut(index: PlaceIndex, allBut: readonly Place[]): NamedPlace[] {
  const [cidadeId, ...others] = new Set(allBut.map((place) => place.cidadeId));
  if (cidadeId === undefined || others.length > 0) return [];
  const left = index.bairrosOf(cidadeId).filter((place) => !allBut.includes(place));
  return left.map((place) => ({ dito: place.nome, places: [place], isExact: true }));
}

/** The names of a region: those of the territory, then what is known elsewhere or nowhere. */
function partsOf(index: PlaceIndex, regiao: string, uf: string | null): NamedPlace[] {
  const { named, rest, allBut } = readPlaces(index, regiao, uf);
  if (allBut.length > 0) return everywhereBut(index, allBut);
  const others = rest.flatMap((part) => findPlaces(part).places);
  return [...named, ...others.map((dito) => ({ dito, ...candidatesOf(index, dito) }))];
}

/** Whether a text names the state a place lies in: 'Piedade/SP', 'Piedade de São Paulo'. */
const namesState = (text: string, uf: string) =>
  new RegExp(`(?<!\\p{L})${uf}(?!\\p{L})`, 'u').test(text) || readUf(foldText(text)) === uf;

/**
 * Without the towns of another state that only share a name with what is meant: 'Boa Viagem' of somebody of Pernambuco
 * is no town of Ceará, unless the programme works there or the state is said.
 */
function besideOwn(index: PlaceIndex, parts: readonly NamedPlace[], { message, uf }: Told): NamedPlace[] {
  if (uf === null) return [...parts];
  const mayBeMeant = ({ tipo, cidadeId, uf: of }: Place) =>
    of === uf || tipo !== 'cidade' || index.bairrosOf(cidadeId).length > 0 || namesState(message, of);
  return parts.map((part) => ({ ...part, places: part.places.filter(mayBeMeant) }));
}

/** 'Cambuí e Taquaral, em Campinas': the city that only says where is no item of the region. */
function withoutWhere(text: string, message: string, cities: readonly string[]): string {
  const places = [
    ...message.matchAll(/(?<!\p{L})(?:em|n[oa]|d[eoa])\s+(\p{L}+(?:\s+\p{L}+){0,3})/giu),
  ].flatMap(([, said]) =>
    said!.split(/\s+/).flatMap((_, at, words) => findPlaces(words.slice(0, at + 1).join(' ')).places),
  );
  const isWhere = (name: string) =>
    [cities, places].every((all) => all.some((each) => keyOf(each) === keyOf(name)));
  const names = findPlaces(text).places;
  const left = names.filter((name) => !isWhere(name));
  return left.length === 0 || left.length === names.length ? text : new Intl.ListFormat('pt-BR').format(left);
}

const lugarOf = ({ tipo, id, nome, onde }: Place): Lugar => ({ tipo, id, nome, onde });

/** Finds a told region in the territory; null if nothing of it is there. */
export function findTerritory(index: PlaceIndex, told: Told): Territory | null {
  const { regiao, message, uf } = told;
  if (index.isEmpty) return null;
  const unknown: string[] = [];
  const found: Place[] = [];
  const escolhas: EscolhaDeLugar[] = [];
  let text = regiao;
  let isWhole = true;
  let isSettled = true;
  const parts = partsOf(index, regiao, uf);
  const keys = parts.map(({ dito }) => keyOf(dito));
  const around = new Map<string, readonly Place[]>();
  for (const { dito: part, places, isExact } of besideOwn(index, parts, told)) {
    const city = cityOf(index, message, part, keys) ?? cityOf(index, regiao, part, keys);
    const isThere = (place: Place) => city!.places.some(({ cidadeId }) => place.cidadeId === cidadeId);
    // 'Boa Viagem em Recife' is no town of that name elsewhere.
    if (city && !places.some(isThere) && !isCityBeside(places, city)) {
      unknown.push(part);
      around.set(city.name, city.places);
      isWhole = false;
      isSettled = false;
      continue;
    }
    const left = narrowed(places, citiesIn(index, `${message} ${regiao}`, keyOf(part)), uf);
    if (!isExact || left.length === 0) isWhole = false;
    if (left.length === 0) unknown.push(part);
    if (left.length > 1) escolhas.push({ dito: part, opcoes: left.slice(0, mostCandidates).map(lugarOf) });
    const [only] = left;
    if (left.length !== 1 || !only) {
      isSettled = false;
      continue;
    }
    found.push(only);
    if (!isExact) text = inPlaceOf(text, part, only.nome);
  }
  const before = new Set([...keys, ...findPlaces(text).places.map(keyOf)]);
  for (const [name, cities] of around) {
    const own = narrowed(cities, new Set(), uf);
    if (
      own.length > 0 &&
      !found.some(({ id, tipo }) => tipo === 'cidade' && own.some((each) => each.id === id))
    )
      found.push(own[0]!);
    else if (own.length === 0 && !keys.includes(keyOf(name))) unknown.push(name);
    if (!before.has(keyOf(name)))
      text = new Intl.ListFormat('pt-BR').format([...findPlaces(text).places, name]);
  }
  // 'Campinas, Cambuí e Taquaral': the city only says where the bairros lie.
  const inside = new Set(found.flatMap(({ tipo, cidadeId }) => (tipo === 'cidade' ? [] : [cidadeId])));
  const lugares = found.filter(({ tipo, id }) => tipo !== 'cidade' || !inside.has(id)).map(lugarOf);
  const where = found.flatMap(({ tipo, id, nome }) => (tipo === 'cidade' && inside.has(id) ? [nome] : []));
  return lugares.length + escolhas.length + around.size === 0
    ? null
    : {
        regiao: withoutWhere(text, message, where),
        lugares,
        escolhas,
        // A city that is named as the one a place lies in is that city, whatever state it is of.
        unknown: unknown.filter((name) => !(around.has(name) && found.some(({ nome }) => nome === name))),
        isSettled,
        isWhole,
      };
}
