import { foldText } from '#contract/base/text.ts';
import { amenityKin, otherAmenities } from '#contract/da-pasta-a-pagina/amenidades.ts';
import type { Section } from '#contract/da-pasta-a-pagina/blueprint.ts';
import type { PageAsset } from '#server/adapters/intelligence/port.ts';
import { poolMarks } from '#server/da-pasta-a-pagina/classificacao/pools.ts';
import { capitalized } from './phrases.ts';

type Item = Section['itens'][number];

/** Amenity groups by keyword; the first match wins, so specific words come first. */
const groups: [string, RegExp][] = [
  ['Lazer', /piscina|borda infinita/],
  [
    'Tecnologia',
    /carro eletrico|veiculo eletrico|carregador|recarga|fotovolt|solar\b|automac|fechadura|wi-?fi|reuso|aguas? pluvia|cisterna|energia/,
  ],
  [
    'Segurança',
    /portaria|guarita|seguranca|camera|cftv|biometri|monitorad|controle de acesso|clausura|gerador|bombeiro/,
  ],
  ['Trabalho', /coworking|co-working|reuni|escritorio|office|estudo|biblioteca/],
  ['Família', /play|kids|baby|brinquedo|infantil|crianca|teen|\bpet\b|pets\b|cachorr/],
  [
    'Bem-estar',
    /\bspa\b|sauna|massag|yoga|ioga|pilates|hidro|ofuro|jacuzzi|redario|descanso|relax|zen\b|jardim|horta|bosque|praca|repouso|beleza|paisag|contempla/,
  ],
  [
    'Esporte',
    /academia|fitness|ginastica|quadra|tenis|futebol|volei|pista|caminhada|crossfit|funcional|cross\b|muscula|squash|bike|ciclis|surf|raia/,
  ],
  [
    'Conveniência',
    /mercado|market|lavanderia|laundry|delivery|encomenda|locker|bicicletario|car wash|lavagem|box\b|hobby|deposito|oficina|conveniencia|mini-?store|vestiario|elevador|hall|lobby|vaga|estacionamento|concierge/,
  ],
  [
    'Lazer',
    /piscina|deck|solari|prainha|atelie|salao|festa|gourmet|churras|parrilla|grill|forno|pizza|cinema|jogos|game|lounge|rooftop|mirante|\bbar\b|pub\b|wine|adega|fire|fogo|lareira|terraco|praia|lazer|espaco|quiosque|boliche|bilhar|sinuca|musica/,
  ],
];
const groupOrder = [
  'Lazer',
  'Esporte',
  'Bem-estar',
  'Família',
  'Trabalho',
  'Conveniência',
  'Segurança',
  'Tecnologia',
  otherAmenities,
];

/** 'Lazer', 'Esporte', … or 'E mais'. */
export function amenidadeGroup(amenidade: string): string {
  const folded = foldText(amenidade);
  return groups.find(([, pattern]) => pattern.test(folded))?.[0] ?? otherAmenities;
}

/**
 * The record's amenities by group, each with a matching picture if the catalogue is sure of one.
 * @param pictures certain leisure pictures, best first; each is used once.
 */
export function amenidadeItems(amenidades: string[], pictures: PageAsset[]): Item[] {
  const free = pictures.filter(({ category }) => category === 'lazer');
  const seen = new Set<string>();
  const pools = new Set(amenidades.map((one) => foldText(tidy(one))).filter((one) => isPool.test(one)));
  const items = amenidades.flatMap((amenidade) => {
    const titulo = tidy(amenidade);
    const key = foldText(titulo);
    if (!titulo || seen.has(key)) return [];
    seen.add(key);
    const at = free.findIndex((picture) => shows(picture, key) && isThatPool(picture, key, pools.size));
    const asset = at < 0 ? null : (free.splice(at, 1)[0]?.id ?? null);
    return [{ titulo, texto: null, grupo: amenidadeGroup(titulo), asset }];
  });
  return withGroups(items.slice(0, 80));
}

/** So few need no headings. */
const plainList = 6;

/** What serves the house, together where each would stand alone. */
const service = 'Conveniência';
const serves = new Set([service, 'Trabalho', 'Segurança', 'Tecnologia']);

/** In the order of their groups; one that stands alone in its group stands with its kin, else under 'E mais'. */
function withGroups<One extends { grupo: string }>(items: One[]): (One & { grupo: string | null })[] {
  const count = (grupo: string) => items.filter((item) => item.grupo === grupo).length;
  const homeOf = (grupo: string) =>
    count(grupo) > 1 ? grupo : (amenityKin[grupo]?.find((other) => count(other) > 1) ?? null);
  const homeless = items.filter(({ grupo }) => serves.has(grupo) && homeOf(grupo) === null);
  const grouped = items.map((item) => ({
    ...item,
    grupo: homeOf(item.grupo) ?? (homeless.length > 1 && homeless.includes(item) ? service : otherAmenities),
  }));
  const sorted = grouped.sort((a, b) => groupOrder.indexOf(a.grupo) - groupOrder.indexOf(b.grupo));
  return sorted.map((item) => (items.length > plainList ? item : { ...item, grupo: null }));
}

const broadWords = new Set(['salao', 'sala', 'espaco', 'area', 'place', 'das', 'dos']);

/** Whether the picture's kind matches the amenity: 'piscina' shows 'Piscina adulto com raia'. */
function shows(picture: PageAsset, amenidade: string): boolean {
  const kind = foldText(picture.kind ?? '').split(/[^a-z]+/);
  const words = kind.filter((word) => word.length > 2 && !broadWords.has(word));
  const spoken = amenidade.replace(/-/g, '');
  // Six letters, so that 'mercadinho' matches 'Mini mercado' and singulars match plurals; a short word whole.
  const found = (word: string) => new RegExp(word.length < 6 ? `\\b${word}s?\\b` : `\\b${word.slice(0, 6)}`);
  return words.length > 0 && words.every((word) => found(word).test(spoken));
}

const isPool = /\bpiscinas?\b/;
/** Words that qualify no pool. */
const plainPool =
  /\b(?:piscinas?|d[aeo]s?|a|e|com|para|no|na|condominio|empreendimento|deck|lazer|area)\b|[^a-z]/g;

/** Of several pools each has its own picture or none; a picture that says which shows no other. */
function isThatPool({ description }: PageAsset, amenidade: string, count: number): boolean {
  if (!isPool.test(amenidade)) return true;
  const seen = poolMarks(foldText(description));
  const said = poolMarks(amenidade);
  if (seen.length > 0) return seen.every((mark) => said.includes(mark));
  return count <= 1 || amenidade.replace(plainPool, '') === '';
}

function tidy(amenidade: string): string {
  const text = amenidade.replace(/\s+/g, ' ').trim().slice(0, 120);
  const shouted = text.length > 4 && text === text.toUpperCase();
  return capitalized(shouted ? text.toLowerCase() : text);
}
