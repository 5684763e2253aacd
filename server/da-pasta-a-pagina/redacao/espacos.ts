import { foldText } from '#contract/base/text.ts';
import { inSentence } from './phrases.ts';

const feminine =
  /^(?:piscina|academia|churrasqueira|horta|sauna|quadra|brinquedoteca|lavanderia|sala|suite|cozinha|varanda|sacada|biblioteca|praca|pista|adega|cobertura|hidromassagem|fachada|portaria|prainha|lareira|trilha|parrilla)\b/;
const masculine =
  /^(?:living|salao|playground|coworking|spa|pet|rooftop|bicicletario|mercado|deck|solario|solarium|atelie|bosque|jardim|pomar|redario|lounge|bar|pub|cinema|espaco|hall|lobby|quarto|dormitorio|terraco|mirante|quiosque|campo)\b/;

/** A room or place of the building as a sentence names it: 'a' 'piscina', 'o' 'pet place'. */
interface Espaco {
  artigo: 'a' | 'o';
  nome: string;
}

/** What goes on after the name of a place and makes no other of it: 'Piscina adulto com borda infinita', 'sala de estar'. */
const plain: [RegExp, string][] = [
  [/^piscina\b(?!.*infantil)/, 'piscina'],
  [/^sala de (?:estar|jantar)\b/, 'sala'],
  [/^spa\b/, 'spa'],
];
const mostWords = 2;

/** Null for a name of many words, or one whose first does not say its article. */
export function espacoDe(nome: string): Espaco | null {
  const folded = foldText(nome.trim());
  const artigo = feminine.test(folded) ? 'a' : masculine.test(folded) ? 'o' : null;
  const short = plain.find(([name]) => name.test(folded))?.[1] ?? inSentence(nome);
  const isName = /^\p{L}[\p{L} -]*$/u.test(short) && short.split(/\s+/).length <= mostWords;
  return artigo && isName ? { artigo, nome: short } : null;
}

/** 'ao living', 'à piscina'. */
export const ate = ({ artigo, nome }: Espaco) => `${artigo === 'a' ? 'à' : 'ao'} ${nome}`;

/** What few buildings have, the rarest first. */
const rare = [
  'horta',
  'pomar',
  'bosque',
  'atelie',
  'biblioteca',
  'cinema',
  'redario',
  'rooftop',
  'solario',
  'spa',
];
const rarity = ({ nome }: Espaco) => {
  const at = rare.indexOf(foldText(nome));
  return at < 0 ? rare.length : at;
};

/** Places of the building by name: what people look for first, then what few have. */
export function lugaresDe(amenidades: readonly string[]): string[] {
  const named = amenidades.flatMap((amenidade) => espacoDe(amenidade) ?? []);
  const first = named.find(({ nome }) => nome === 'piscina') ?? named[0];
  const rest = named.toSorted((one, other) => rarity(one) - rarity(other));
  return [...new Set([...(first ? [first] : []), ...rest].map(({ nome }) => nome))];
}

/** The place people look for first and the one that few have: 'a piscina', 'a horta'; null where no two can be named. */
export function extremos(amenidades: readonly string[]): [Espaco, Espaco] | null {
  const named = amenidades.flatMap((amenidade) => espacoDe(amenidade) ?? []);
  const first = named.find(({ nome }) => nome === 'piscina') ?? named[0];
  const [last] = named
    .filter(({ nome }) => nome !== first?.nome)
    .toSorted((one, other) => rarity(one) - rarity(other));
  return first && last ? [first, last] : null;
}

/** What one does there, the commonest first. */
const doings: [RegExp, string][] = [
  [/^piscinas?\b(?!.*infantil)/, 'nadar'],
  [/^(?:churrasqueiras?|espaco gourmet|salao de festas|espaco grill)\b/, 'receber os amigos'],
  [/^(?:academia|espaco fitness|fitness)\b/, 'treinar'],
  [/^(?:brinquedoteca|playground)\b/, 'brincar'],
  [/^co-?working\b/, 'trabalhar'],
  [/^(?:spa|sauna|redario|hidromassagem)\b/, 'descansar'],
  [/^(?:quadra|sal(?:ao|a) de jogos|campo de futebol)\b/, 'jogar'],
  [/^biblioteca\b/, 'ler'],
  [/^horta\b/, 'plantar'],
];
const most = 3;

/** What one does in the places of the building: the commonest, and last what few have; none of one kind alone. */
export function usosDe(amenidades: readonly string[]): string[] {
  const folded = amenidades.map((amenidade) => foldText(amenidade.trim()));
  const all = doings.flatMap(([place, doing]) => (folded.some((one) => place.test(one)) ? [doing] : []));
  if (all.length < 2) return [];
  return all.length > most ? [...all.slice(0, most - 1), all.at(-1)!] : all;
}
