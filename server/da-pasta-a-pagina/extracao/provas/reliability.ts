import type { Prova } from '#contract/da-pasta-a-pagina/evidencia.ts';
import type { Assunto } from './kinds.ts';

/** How often a kind of evidence, where it was the only one, proved right and wrong. */
type Contagem = readonly [certos: number, falsos: number];

/**
 * Counted on texts of firms and writers whose material the rules had not seen, at the first look (`docs/bench.md`).
 * A kind that is not named here was not seen alone.
 */
const contagens: Record<Assunto, Partial<Record<Prova, Contagem>>> = {
  comodos: {
    tabela: [18, 0],
    planta: [149, 2],
    rotulo: [22, 0],
    lista: [61, 1],
    todas: [17, 0],
    frase: [5, 1],
    relato: [1, 8],
    hipotese: [1, 3],
  },
  area: { tabela: [12, 0], planta: [120, 1], lista: [14, 0], rotulo: [10, 0], frase: [3, 0], relato: [0, 2] },
  preco: { tabela: [8, 0], rotulo: [7, 0], lista: [23, 1], frase: [2, 1], relato: [0, 5] },
  entrega: { rotulo: [23, 0], lista: [20, 0], todas: [4, 0], frase: [14, 0], relato: [0, 1] },
  predio: { rotulo: [18, 0], lista: [71, 0], todas: [7, 0], frase: [16, 0], relato: [3, 1] },
  autor: { rotulo: [67, 0], frase: [14, 0], relato: [0, 3] },
  endereco: { rotulo: [9, 0], lista: [38, 0], frase: [17, 0], relato: [0, 4] },
};

/** One-sided, nine in ten. */
const z = 1.28;
/** A kind of which more than one in twenty was seen wrong states nothing by itself: it is below every line. */
const mostWrong = 0.05;
const mostOfWeak = 0.65;

/** What a kind of evidence is worth: how often it holds at least, by what was counted (Wilson's lower bound). */
export function reliabilityOf(subject: Assunto, kind: Prova): number {
  const [right, wrong] = contagens[subject][kind] ?? [0, 0];
  const all = right + wrong;
  if (all === 0) return 0;
  const share = right / all;
  const spread = z * Math.sqrt((share * (1 - share)) / all + (z * z) / (4 * all * all));
  const bound = (share + (z * z) / (2 * all) - spread) / (1 + (z * z) / all);
  return wrong > all * mostWrong ? Math.min(mostOfWeak, bound) : bound;
}

/** Independent kinds that agree: all of them would have to be wrong. */
export const agreementOf = (worths: readonly number[]): number =>
  1 - worths.reduce((doubt, worth) => doubt * (1 - worth), 1);
