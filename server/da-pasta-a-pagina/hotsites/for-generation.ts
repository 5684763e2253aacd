import { and, eq, isNull } from 'drizzle-orm';
import { type Catalog, catalogSchema } from '#contract/da-pasta-a-pagina/assets.ts';
import type { Db } from '#server/db/client.ts';
import { empreendimentos, hotsites, hotsiteVersoes } from '#server/db/schema/empreendimentos.ts';
import { notFound } from '#server/kernel/errors.ts';

export interface HotsiteForGeneration {
  id: number;
  nome: string;
  rota: string;
  empreendimentoId: number;
  versao: number;
  style: string | null;
  /** The plan of the public version. */
  blueprint: unknown;
  catalog: Catalog | null;
}

/** A hotsite with its catalogue: its own, else the empreendimento's (DAT-14). Throws AppError 404. */
export async function readHotsite(db: Db, id: number): Promise<HotsiteForGeneration> {
  const [row] = await db
    .select({
      id: hotsites.id,
      nome: hotsites.nome,
      rota: hotsites.rota,
      empreendimentoId: hotsites.empreendimentoId,
      versao: hotsites.versao,
      style: hotsites.v0Style,
      blueprint: hotsiteVersoes.blueprint,
      own: hotsites.catalog,
      shared: empreendimentos.assetsCatalog,
    })
    .from(hotsites)
    .innerJoin(empreendimentos, eq(empreendimentos.id, hotsites.empreendimentoId))
    .leftJoin(hotsiteVersoes, eq(hotsiteVersoes.id, hotsites.versaoPublicaId))
    .where(and(eq(hotsites.id, id), isNull(hotsites.excluidoEm)));
  if (!row) throw notFound('Hotsite');
  const { own, shared, ...hotsite } = row;
  return { ...hotsite, catalog: readCatalog(own) ?? readCatalog(shared) };
}

/** Invalid catalogue text counts as none (HOT-08). */
export function readCatalog(text: string | null): Catalog | null {
  if (!text) return null;
  try {
    return catalogSchema.safeParse(JSON.parse(text)).data ?? null;
  } catch {
    return null;
  }
}
