import { foldText } from '#contract/base/text.ts';
import type { PageAsset } from '#server/adapters/intelligence/port.ts';
import { isLong } from './cadencia.ts';
import { ate, espacoDe } from './espacos.ts';
import { capitalized, inSentence, listed } from './phrases.ts';

/** A picture as far as a heading says what it shows. */
export type Vista = Pick<PageAsset, 'category' | 'kind' | 'description' | 'uncertain'>;

const most = 3;
const mostWords = 3;
/** What serves is no reason to look at pictures. */
const serves =
  /mercad|market|delivery|bicicl|bike|lavand|car-wash|portaria|pet|banheiro|lavabo|servico|hall|lobby/;

/** 'fachada', 'piscina', 'salão de festas': what is seen, without what it is of or when; null where nobody knows. */
function nomeDaVista({ category, kind, description, uncertain }: Vista): string | null {
  if (uncertain) return null;
  if (category === 'fachada') return kind === null || kind === 'fachada' ? 'fachada' : null;
  if (kind === null || serves.test(kind)) return null;
  const [said = ''] = description.split(/ d[oa] (?:empreendimento|apartamento)|[.,;:(]/);
  const name = inSentence(said.trim()).replace(/^sala de estar$/, 'sala');
  const [first = ''] = foldText(name).split(' ');
  const isOwn = first.length > 2 && foldText(kind).startsWith(first.slice(0, 4));
  return isOwn && /^\p{L}[\p{L} -]*$/u.test(name) && name.split(' ').length <= mostWords ? name : null;
}

/** What people look for first. */
const wanted = [
  /^fachada/,
  /^piscina/,
  /^rooftop/,
  /^sala\b|^living/,
  /^varanda/,
  /^suite/,
  /^salao/,
  /^churrasqueira/,
];
const rankOf = ({ nome }: { nome: string }) => {
  const at = wanted.findIndex((pattern) => pattern.test(foldText(nome)));
  return at < 0 ? wanted.length : at;
};

/** What a gallery shows, of each class what people look for first, in its order: as many as are asked for, or none. */
function nomesDasVistas(pictures: readonly Vista[]): (count: number) => string[] {
  const seen = pictures.flatMap((picture) => {
    const nome = nomeDaVista(picture);
    return nome === null ? [] : [{ nome, category: picture.category }];
  });
  const each = seen.filter(({ nome }, at) => seen.findIndex((other) => other.nome === nome) === at);
  const ranked = each.toSorted((one, other) => rankOf(one) - rankOf(other));
  const ofClass = ranked.filter(
    ({ category }, at) => ranked.findIndex((other) => other.category === category) === at,
  );
  const rest = ranked.filter((one) => !ofClass.includes(one) && one.category !== 'fachada');
  return (count) => {
    const chosen = new Set([...ofClass, ...rest].slice(0, count));
    const named = each.filter((one) => chosen.has(one)).map(({ nome }) => nome);
    return named.length < count ? [] : named;
  };
}

/** 'Fachada, piscina e sala'; null of less than two. */
export function vistasDe(pictures: readonly Vista[]): string | null {
  const names = nomesDasVistas(pictures);
  const said = [most, 2].map((count) => capitalized(listed().format(names(count))));
  // A long one would stand on several pages.
  return said.find((one) => one !== '' && !isLong(one)) ?? null;
}

/** 'Da fachada à piscina': a walk past the same; null where one of its ends has no article. */
export function passeioPelasVistas(pictures: readonly Vista[]): string | null {
  const names = nomesDasVistas(pictures);
  const walked = [most, 2].map(names).find((found) => found.length > 0) ?? [];
  const [from, to] = [walked[0], walked.at(-1)].map((nome) => nome && espacoDe(nome));
  const said = from && to && from.nome !== to.nome ? `D${from.artigo} ${from.nome} ${ate(to)}` : null;
  return said !== null && !isLong(said) ? said : null;
}
