import type { Fatos } from '#contract/cadastros/fatos.ts';
import { type Place, soleUf } from '#server/cadastros/territorio/service.ts';
import type { Queryable } from '#server/db/client.ts';

/** The place in the documents, if certain; a uniquely named city needs no UF. */
export async function placeOf(db: Queryable, fatos: Fatos | null): Promise<Place | null> {
  const bairro = fatos?.bairro?.value;
  const cidade = fatos?.cidade?.value;
  if (!bairro || !cidade) return null;
  const uf = fatos?.uf?.value ?? (await soleUf(db, cidade));
  return uf ? { bairro, cidade, uf } : null;
}
