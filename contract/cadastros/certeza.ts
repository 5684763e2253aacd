import type { Fact } from '../da-pasta-a-pagina/evidencia.ts';
import type { CampoFato, Fatos } from './fatos.ts';

/**
 * Confidence from which a value read in documents is stated. Below it the value is a question with
 * candidates: kept with its evidence, and stated nowhere (TRU-02). See `docs/bench.md` for what lies on
 * either side.
 */
export const linhaPadrao = 0.7;

/** Fields whose line was moved by what reviewers decided. */
export type Linhas = Partial<Record<CampoFato, number>>;

/** Fields with one value; a list's items stand each for itself. */
type CampoUnico = {
  [Campo in CampoFato]: Fatos[Campo] extends readonly unknown[] ? never : Campo;
}[CampoFato];

/** The fields that are questions, by their lines. */
export function duvidasEm(fatos: Fatos, linhas: Linhas = {}): CampoUnico[] {
  return Object.entries(fatos).flatMap(([campo, fact]: [string, unknown]) => {
    if (fact === null || Array.isArray(fact)) return [];
    const linha = linhas[campo as CampoFato] ?? linhaPadrao;
    return (fact as Fact<unknown>).confidence < linha ? [campo as CampoUnico] : [];
  });
}

/** The facts without those that are questions. */
export function fatosCertos(fatos: Fatos, duvidas: readonly string[]): Fatos {
  if (duvidas.length === 0) return fatos;
  return { ...fatos, ...Object.fromEntries(duvidas.map((campo) => [campo, null])) };
}

/** What a reviewer's decision says of a value read with this confidence. */
export interface Rotulo {
  confianca: number;
  certo: boolean;
  /** How many decisions said so. */
  vezes: number;
}

/** Confidence steps a line may stand on; beyond the last, everything is a question. */
const degraus = [0.5, 0.6, linhaPadrao, 0.8, 0.87, 0.92, 0.96, 1.01];
/** Right values per wrong one; as many are assumed before any decision, so that one error moves nothing. */
const noveEmDez = 9;

/**
 * A field's line after decisions: the lowest step from the default up at which at least nine in ten of the
 * values at or above it were right, and below the default only where ten or more were all right.
 */
export function linhaAprendida(rotulos: readonly Rotulo[]): number {
  const count = (certo: boolean, from: number, to = 2) =>
    rotulos
      .filter((rotulo) => rotulo.certo === certo && rotulo.confianca >= from && rotulo.confianca < to)
      .reduce((sum, { vezes }) => sum + vezes, 0);
  const holds = (line: number) => count(false, line) * noveEmDez <= count(true, line) + noveEmDez;
  const raised = degraus.find((line) => line >= linhaPadrao && holds(line)) ?? linhaPadrao;
  if (raised !== linhaPadrao) return raised;
  const earned = (line: number) =>
    count(true, line, linhaPadrao) > noveEmDez && count(false, line, linhaPadrao) === 0;
  return degraus.find((line) => line < linhaPadrao && earned(line)) ?? linhaPadrao;
}
