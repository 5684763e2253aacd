import { type CampoDaLeitura, nomesDosCampos } from '#contract/da-pasta-a-pagina/leitura.ts';
import { sameValue } from '#server/kernel/reading/same-value.ts';
import { lidoOf } from './campos.ts';
import type { MetadadosLidos } from './metadados.ts';

/** Whether a decision holds for what the documents say now: a new value in them requires a new decision. */
export const settles = (decided: { lido: unknown }, lido: { valor: unknown } | null): boolean =>
  sameValue(decided.lido, lido?.valor ?? null);

/** The fields that were read and wait for a decision. */
export function camposARevisar(
  { fatos }: Pick<MetadadosLidos, 'fatos'>,
  decided: ReadonlyMap<string, { lido: unknown }>,
): CampoDaLeitura[] {
  return nomesDosCampos.filter((campo) => {
    const lido = lidoOf(fatos, campo);
    const last = decided.get(campo);
    return lido !== null && !(last && settles(last, lido));
  });
}
