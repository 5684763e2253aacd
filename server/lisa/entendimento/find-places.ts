import { getMunicipalities } from '@brazilian-utils/brazilian-utils/get-municipalities';
import { editDistance } from '#contract/base/edit-distance.ts';
import { foldText } from '#contract/base/text.ts';
import { ufsOfCidade } from '#server/kernel/reading/municipios.ts';
import { placeNames, placeNicknames } from './lugares.ts';

const keyOf = (name: string) =>
  foldText(name)
    .replace(/[^a-z0-9]+/g, ' ')
    .trim();

const known = new Map<string, string>(placeNames.map((name) => [keyOf(name), name]));
for (const [nickname, name] of Object.entries(placeNicknames)) known.set(nickname, name);

/** Whether a text is a well-known place of several words that is no city: few people are called so. */
export const isKnownBairro = (text: string): boolean => {
  const key = keyOf(text);
  return key.includes(' ') && known.has(key) && ufsOfCidade(key).size === 0;
};

let cityNames: Map<string, string> | null = null;
function cityName(key: string): string | null {
  if (ufsOfCidade(key).size === 0) return null;
  cityNames ??= new Map(getMunicipalities().map(({ name }) => [keyOf(name), name]));
  return cityNames.get(key) ?? null;
}

/** Short names that are also everyday words count only where nothing else is said. */
const ambiguous = new Set([
  'centro',
  'serra',
  'torre',
  'carmo',
  'lapa',
  'penha',
  'graca',
  'se',
  'flores',
  'marco',
  'portao',
  'prado',
  'castelo',
  'saude',
  'barra',
  'cruzeiro',
  'itapema',
]);

const stateOf: Record<string, string> = {
  parana: 'Paraná',
  'sao paulo': 'São Paulo',
  'santa catarina': 'Santa Catarina',
  goias: 'Goiás',
  ceara: 'Ceará',
  bahia: 'Bahia',
  pernambuco: 'Pernambuco',
  'minas gerais': 'Minas Gerais',
  'rio grande do sul': 'Rio Grande do Sul',
  'distrito federal': 'Distrito Federal',
  'espirito santo': 'Espírito Santo',
};

const directions: Record<string, string> = { n: 'norte', s: 'sul', l: 'leste', o: 'oeste' };

const expanded = (text: string) =>
  text
    .replace(/\b(?:vl|v)\.? (?=[a-z])/gi, 'vila ')
    .replace(/\b(?:jd|jrd|jard)\.? (?=[a-z])/gi, 'jardim ')
    .replace(/\b(?:pq|pque)\.? (?=[a-z])/gi, 'parque ')
    .replace(/\bst\.? (?=bueno|marista|oeste|sul)/gi, 'setor ')
    .replace(/\bsto\.? (?=[a-z])/gi, 'santo ')
    .replace(/\bsta\.? (?=[a-z])/gi, 'santa ')
    .replace(/\bz\.? ?(?=(?:sul|norte|leste|oeste)\b)/gi, 'zona ')
    .replace(
      /(?<!\p{L})z([nslo])(?!\p{L})/giu,
      (_, letter: string) => `zona ${directions[letter.toLowerCase()]}`,
    )
    .replace(/\bapa?(?:rec)?i?da\.? (?=d[eo] )/gi, 'aparecida ')
    .replace(/\bn\.? (?:s(?:ra|enhora)?|sra)\.? (?=[a-z])/gi, 'nossa senhora ')
    .replace(/\bbaln(?:eario|e)?\.? (?=[a-z])/gi, 'balneário ')
    .replace(/\bd\.? (?=caxias)|\bdq\.? (?:de )?(?=caxias)/gi, 'duque de ')
    .replace(/\bs\.? (?=(?:paulo|jose|bernardo|caetano|pedro|joao)\b)/gi, 'são ');

/** 'vl carrao' → 'vila carrao' */
const writtenOut = (name: string): string =>
  /^(?:vl|jd|jrd|jard|pq|pque|sta|sto)\.? /i.test(name) ? expanded(name) : name;

/** How a name sounds: 'campexe', 'boa viage' and 'anlia franco' are found by it. */
function isNear(one: string, other: string): boolean {
  if (Math.abs(one.length - other.length) > 2 || one[0] !== other[0]) return false;
  const most = other.length >= 9 ? 2 : 1;
  return editDistance(one, other) <= most;
}
const sound = (key: string) => key.replace(/x/g, 'ch').replace(/y/g, 'i').replace(/(.)\1/g, '$1');

/** The stored name of a place somebody wrote; null if there is none. */
export function placeNamed(text: string): string | null {
  const key = keyOf(expanded(text))
    .replace(
      /^(?:bairros? |cidade de |regiao (?:de|da|do) |estado d[eo] |todo o |toda a |toda |todo |todas as )+/,
      '',
    )
    .replace(
      / (?:toda|todo|td|tda|tdo|intera|intero|inteira|inteiro|inteirinha|inteirinho|todinha|todinho|tambem|tb|so)$/,
      '',
    );
  return known.get(key) ?? stateOf[key] ?? cityName(key);
}

/** 'Coimbra' for 'Setor Coimbra': what a bairro is called before its name is often left out. */
const before = ['setor', 'jardim', 'vila', 'parque'];

function nearlyNamed(text: string): string | null {
  if (begins.has(keyOf(text))) return null;
  const whole = before.flatMap((word) => known.get(`${word} ${keyOf(text)}`) ?? []);
  if (whole.length === 1) return whole[0]!;
  const key = sound(keyOf(expanded(text)));
  if (key.length < 5 || /\b(?:errad|cert[ao]|regiao|bairro|cidade)/.test(key)) return null;
  const found = [...known]
    .filter(([name]) => name.length >= 5 && isNear(key, sound(name)))
    .map(([, name]) => name);
  if (new Set(found).size === 1) return found[0]!;
  return found.length === 0 ? nearCity(keyOf(expanded(text))) : null;
}

/** 'Tucuruvi' is no slip of 'Tucuruí': a consonant more or less that is not doubled sounds otherwise. */
function hasOtherSound(one: string, other: string): boolean {
  const [short, long] = one.length < other.length ? [one, other] : [other, one];
  if (short.length === long.length) return false;
  let at = 0;
  while (at < short.length && short[at] === long[at]) at += 1;
  return /[bcdfgjklmpqtvxz]/.test(long[at]!) && long[at] !== long[at - 1] && long[at] !== long[at + 1];
}

/** Cities are many: only a long name with one slip, and near one alone, is one. */
const shortestCity = 8;
function nearCity(key: string): string | null {
  if (key.length < shortestCity) return null;
  citiesAlike ??= Map.groupBy(
    getMunicipalities().map(({ name }): [string, string] => [keyOf(name), name]),
    ([city]) => shapeOf(city[0]!, city.length),
  );
  const near = [-1, 0, 1]
    .flatMap((more) => citiesAlike!.get(shapeOf(key[0]!, key.length + more)) ?? [])
    .flatMap(([city, name]) => (editDistance(key, city) < 2 && !hasOtherSound(key, city) ? [name] : []));
  return new Set(near).size === 1 ? near[0]! : null;
}
/** Cities' keys and names by their first letter and length: one slip changes neither by more. */
let citiesAlike: Map<string, [string, string][]> | undefined;
const shapeOf = (first: string, length: number) => `${first}${length}`;

const skipped = new Set(
  'o a os as pode por esses essas lado lados ali aqui ai so mais bairro bairros tambem regiao de da do na no em pra para pelo pela'.split(
    ' ',
  ),
);

/** Words that begin a name and are none of their own, though some town is called so. */
const begins = new Set(
  'jardim vila parque setor nova novo cidade conjunto residencial alto bela belo'.split(' '),
);

/** 'Bonfim Paulista' is one. */
const ends =
  /^(?:paulista|mineir[oa]|fluminense|capixaba|gauch[oa]|catarinense|paranaense|cearense|potiguar|goian[oa]|grande|nov[oa]|velh[oa]|alt[oa]|baix[oa]|primavera)$/;

/** Places run together without commas: 'moema pinheiros vl olimpia'. Null if a word belongs to none. */
function runTogether(text: string, isAmongOthers: boolean): string[] | null {
  const words = keyOf(expanded(text))
    .split(' ')
    .filter((word) => word !== 'e');
  const found: string[] = [];
  for (let at = 0; at < words.length; ) {
    let taken = 0;
    for (let size = Math.min(4, words.length - at); size > 0 && taken === 0; size--) {
      const name = placeNamed(words.slice(at, at + size).join(' '));
      if (name) {
        found.push(name);
        taken = size;
      }
    }
    if (taken === 1 && (begins.has(words[at]!) || (at > 0 && ends.test(words[at]!)))) return null;
    if (taken === 0 && !skipped.has(words[at]!)) return null;
    at += taken || 1;
  }
  // 'Jardim Botânico e Bonfim Paulista': who parts one place from another has written two words of one name.
  if (isAmongOthers && words.length === 2 && found.length === 2 && /\p{Lu}/u.test(text)) return null;
  return found.length > 1 ? found : null;
}

/** What may be said before the first place, and names none. */
const talk = new Set(
  'olha olhe oi entao moca eu e eh mais muito so la aqui ai ali assim tipo faco pego atendo atuo trabalho fico ando rodo vendo basicamente geralmente normalmente costumo sempre no na em nos nas o a os as de da do'.split(
    ' ',
  ),
);

/** 'Olhe, é mais Casa Amarela': the place at the end of what only leads to it. */
function placeAtEnd(text: string): string | null {
  const words = text.split(/\s+/);
  for (let at = 1; at < words.length; at++) {
    if (!talk.has(keyOf(words[at - 1]!))) return null;
    const name = placeNamed(words.slice(at).join(' '));
    if (name) return name;
  }
  return null;
}

/** 'Olhe, é mais Casa Amarela', of a place that is none of ours: what bears a capital after what only leads to it. */
function withoutTalk(text: string): string {
  const words = text.split(/\s+/);
  const from = words.findIndex((word) => !talk.has(keyOf(word)));
  return from > 0 && /^\p{Lu}/u.test(words[from]!) ? words.slice(from).join(' ') : text;
}

/** 'Na Graça na Barra': each place behind its own preposition; null if one of them is none. */
function afterEach(text: string): string[] | null {
  const parts = text.split(/(?:^|\s+)(?:na|no|nas|nos)\s+/iu).filter(Boolean);
  if (parts.length < 2) return null;
  const found = parts.map((part) => placeNamed(part) ?? nearlyNamed(part));
  return found.every((name) => name !== null) ? found : null;
}

export interface PlacesFound {
  places: string[];
  /** Whether all of them are stored names. */
  isKnown: boolean;
}

/** Words around places that name none. */
const aroundPlaces =
  /^(?:(?:e|mas|somente|apenas|exclusivamente|unicamente|so|mais|tambem|(?:bem |assim )?como|as vezes|de vez em quando|vez ou outra|raramente|eventualmente|ocasionalmente|esporadicamente|um (?:pou?co|pou?quinho|tiquinho|bocado|pedaco|pedacinho)(?= em | n[oa]| d[aeo])|uma (?:parte|pontinha|beirada)(?= d[aeo])|ate|de|da|do|em|na|no|nas|nos|a|o|as|os|toda|todo|todas|todos|alem de|alem da|alem do|especialmente|principalmente|sobretudo|inclusive|aqui|ali|la|por|pela|pelo|perto d[aeo]|regiao (?=d)|bairros? (?:de |da |do )?|cidades? de|cidade(?! (?:nova|alta|baixa|velha|jardim|industrial|universitaria|operaria|verde|satelite)\b)|meu forte e|tudo que (?:for|seja|e)|se (?:pintar|aparecer|rolar)|minha praia e|meu (?:chao|pedaco|territorio|canto|ponto) e|(?:atuo |trabalho )?(?:mais )?forte (?:em|n[oa])|rodo tudo|foco (?:e|em)|limito-me a[o]?|bote|bota|coloca|poe|inclui|atuo|atendo|trabalho|vendo|fico|moro|eu|ao|aos|pego|pega|faco|cubro|rodo|corro|circulo|trampo|gosto de|gosto d[ao]|sou d[eao]|em todo o estado d[oe]|todo o estado d[oe]|o estado d[oe]|estado d[oe]|entre|desde|um pouco de|tudo|litoral \w+ ?:|ai|aí) )+/;

const saidOfIt =
  /^(.+?)\s+(?:que|onde|pois|porque|pq|se (?:o|a|os|as|um|uma|eu|tiver|aparecer|compensar|pagar))\s.*$/iu;

/** 'e, durante o verão, em Torres': when, and how much of it. */
const aside =
  /^(?:e )?(?:durante|no verao|no inverno|na temporada|nas ferias|aos? (?:sabados?|domingos?|fins? de semana)|nos? (?:feriado|fim de semana|fins de semana)s?|e olhe? la|olhe? la|onde mais|praticamente|basicamente|por ai|e por ai vai|e so|so isso|pronto|ponto final|onde (?:tiver|houver|der|pintar|aparecer|chamar\w*)|o que (?:vier|pintar|aparecer|tiver)|e tal|etc)(?![a-z])/;

const aroundACity =
  /^(?:parte |lado )?(?:sul|norte|leste|oeste|continente) d[aeo] (?:ilha|cidade|estado|capital|municipio)$/;

const splitters =
  /,|;|\s*e\/ou\s*|\/|\n|\s\+\s|\s&\s|\s[-–—]\s?|\s+(?:bem como|assim como|e às vezes|às vezes|as vezes|e também|e tambem)\s+|\s+e\s+(?:também\s+|tambem\s+)?|\s+[yi]\s+|\s+ou\s+|\s+(?:bota|coloca|p[õo]e|inclui)\s+(?:a[íi] |tamb[ée]m )?|\s+até\s+|\s+ate\s+|\s+mais\s+(?:o|a)\s+|:\s*|\.\s+|\(|\)/i;

/** The places named in an answer, well written where they are known. */
export function findPlaces(text: string): PlacesFound {
  const places: string[] = [];
  let isKnown = true;
  // 'Litoral paranaense: Guaratuba e Matinhos'
  const parts = text
    .replace(/^[^:,]{3,40}:\s*/, '')
    // 'Plano Piloto — Asa Sul e Asa Norte —, bem como no Lago Sul'
    .replace(/\s*[–—]\s*/g, ', ')
    .replace(/,(?:\s*,)+/g, ',')
    // 'V. Olímpia' is one.
    .replace(/(?<!\p{L})(vl?|jd|pq|sto|sta)\.\s+(?=\p{L})/giu, '$1 ')
    .split(splitters)
    .map((part) => part.trim())
    .filter(Boolean);
  let zone = '';
  let isAside = false;
  for (const part of parts) {
    const plain = part.replace(/[.!?]+$/, '').trim();
    const folded = placeNamed(plain) ? foldText(plain) : foldText(plain).replace(aroundPlaces, '').trim();
    const whole = plain.slice(plain.length - folded.length);
    // 'Cambé que tá crescendo demais', 'Pinheiros se o cliente for bom'
    const [, place] = saidOfIt.exec(whole) ?? [];
    const kept = (place !== undefined && placeNamed(place) !== null ? place : whole).replace(
      /\s+(?:também|tambem|tb|toda|todo|todinha|todinho|inteira|inteiro|inteir[ao]nh[ao]|inteir?inh[ao]|complet[ao]|só|so|mesmo|principalmente|sempre|mais|(?:também |tambem )?quando .*|de vez em quando|se (?:der|precisar|for).*)$/i,
      '',
    );
    const isBehindAside = isAside;
    isAside = aside.test(foldText(plain));
    if (kept === '' || isAside || (parts.length > 1 && /^(?:o )?interior$/i.test(kept))) continue;
    // '…, em Curitiba' and '…, sul da ilha' only say where the places before lie.
    const isInside = /^em\s/i.test(plain) && cityName(keyOf(kept)) !== null;
    if (places.length > 0 && ((isInside && !isBehindAside) || aroundACity.test(foldText(kept)))) continue;
    // '…, tudo BH'
    const [, around] = /^tud[oa]\s+(?:em\s+|de\s+|n[oa]\s+)?(.+)$/iu.exec(plain) ?? [];
    if (places.length > 0 && around !== undefined && placeNamed(around) !== null) continue;
    // 'zona sul e oeste'
    const direction = /^(?:sul|norte|leste|oeste)$/.exec(foldText(kept));
    if (direction && zone) {
      places.push(placeNamed(`zona ${direction[0]}`)!);
      continue;
    }
    const full = foldText(expanded(kept));
    const zoned = /\b(?:zona|z)\.? (sul|norte|leste|oeste)\b/.exec(full);
    if (zoned) {
      zone = zoned[1]!;
      const rest = full
        .slice(zoned.index + zoned[0].length)
        .replace(/^ (?:d[aeo]|em|n[oa]) /, '')
        .trim();
      // 'zona norte de sp'
      const city = rest === 'sp' ? 'São Paulo' : rest ? placeNamed(rest) : null;
      places.push(
        `Zona ${zoned[1]![0]!.toUpperCase()}${zoned[1]!.slice(1)}${city ? ` ${city.startsWith('Rio ') ? 'do' : 'de'} ${city}` : ''}`,
      );
      continue;
    }
    const name = placeNamed(kept) ?? nearlyNamed(kept);
    if (name) {
      places.push(name);
      continue;
    }
    // 'Vila Mariana em São Paulo', 'Centro de Curitiba'
    const [head, ...tail] = kept.split(/\s+(?:em|de|do|da|no|na)\s+(?=[^\s]+(?:\s+[^\s]+)*$)/i);
    const context = tail.length === 1 && head ? placeNamed(tail[0]!) : null;
    const inside = context ? placeNamed(head!) : null;
    if (inside) {
      places.push(inside);
      continue;
    }
    const ending = placeAtEnd(kept);
    if (ending) {
      places.push(ending);
      continue;
    }
    const listed = afterEach(kept);
    if (listed) {
      places.push(...listed);
      continue;
    }
    const several = runTogether(kept, parts.length > 1);
    if (several) {
      places.push(...several);
      continue;
    }
    places.push(writtenOut(withoutTalk(kept)));
    isKnown = false;
  }
  // 'ZO de SP (Zona Oeste)' names one.
  const unique = [...new Set(places)].filter(
    (name) => !(name.startsWith('Zona ') && places.some((other) => other.startsWith(`${name} d`))),
  );
  return {
    places: unique,
    isKnown:
      isKnown &&
      unique.length > 0 &&
      !(unique.length === 1 && ambiguous.has(keyOf(unique[0]!)) && keyOf(text) !== keyOf(unique[0]!)),
  };
}
