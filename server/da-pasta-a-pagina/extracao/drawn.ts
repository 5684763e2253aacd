import type { DocumentText } from '#contract/da-pasta-a-pagina/documentos.ts';
import type { Fact } from '#contract/da-pasta-a-pagina/evidencia.ts';
import type { ExtractOutput } from '#server/adapters/intelligence/port.ts';
import { nameKey } from './name-candidates.ts';
import { doubted } from './rivals.ts';

/** Whether all the pages of a document are its own text. */
export const isWritten = (document: DocumentText) => document.pages.every(({ drawn }) => !drawn);

/**
 * What the written pages state, and as questions what only letters read off a picture do: one of them may be
 * misread. A cover that is called otherwise makes the name a question, and one called the same is a witness.
 */
export function withDrawn(written: ExtractOutput, whole: ExtractOutput): ExtractOutput {
  const fatos = Object.fromEntries(
    Object.entries(written.fatos).map(([field, fact]) => {
      const seen = whole.fatos[field as keyof typeof whole.fatos] as Fact<unknown> | Fact<unknown>[] | null;
      if (Array.isArray(fact)) return [field, fact];
      if (fact === null && seen !== null && !Array.isArray(seen)) return [field, inDoubt(seen)];
      return [field, fact];
    }),
  ) as unknown as ExtractOutput['fatos'];
  const isTold = written.fatos.amenidades.length > 0;
  return {
    ...written,
    fatos: {
      ...fatos,
      nome: nameOf(written.fatos.nome, whole.fatos.nome),
      amenidades: isTold ? written.fatos.amenidades : whole.fatos.amenidades,
    },
    outrosEmpreendimentos:
      written.fatos.nome === null ? whole.outrosEmpreendimentos : written.outrosEmpreendimentos,
    warnings: [...new Set([...written.warnings, ...whole.warnings])],
  };
}

const inDoubt = <F extends Fact<unknown>>(fact: F): F => ({
  ...fact,
  confidence: Math.min(fact.confidence, doubted),
});

type Name = ExtractOutput['fatos']['nome'];
function nameOf(written: Name, seen: Name): Name {
  if (!written || !seen) return written ?? (seen && inDoubt(seen));
  if (nameKey(seen.value) === nameKey(written.value)) return seen;
  // A cover may bear the last word of the name alone.
  if (` ${nameKey(written.value)} `.includes(` ${nameKey(seen.value)} `)) return written;
  const known = [written.value, ...written.conflicts.map(({ value }) => value)];
  const conflicts = known.includes(seen.value)
    ? written.conflicts
    : [{ value: seen.value, evidence: seen.evidence }, ...written.conflicts].slice(0, 4);
  return inDoubt({ ...written, conflicts });
}
