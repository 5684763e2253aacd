import { and, eq, isNull } from 'drizzle-orm';
import type { z } from 'zod';
import { type Catalog, catalogSchema } from '#contract/da-pasta-a-pagina/assets.ts';
import { tooEarly } from '#contract/da-pasta-a-pagina/fluxo-ai.ts';
import type { Hotsite, createHotsite as route } from '#contract/da-pasta-a-pagina/hotsites.ts';
import { defaultStyle } from '#contract/da-pasta-a-pagina/page-styles.ts';
import type { Db, Queryable, Tx } from '#server/db/client.ts';
import { empreendimentos, hotsites, hotsiteVersoes } from '#server/db/schema/empreendimentos.ts';
import { AppError, notFound } from '#server/kernel/errors.ts';
import { findOrCreateHotsite } from './ensure-hotsite.ts';
import type { HotsiteRuns } from './hotsite-runs.ts';
import { selectWholeHotsite } from './list.ts';

interface Deps {
  db: Db;
  runs: HotsiteRuns;
}
type Body = z.output<NonNullable<typeof route.body>>;

/**
 * Creates the hotsite of an empreendimento and its first page. The manual flow's full call is refused if one
 * exists (FLW-18); the short call returns it (SUP-34). Pictures come only from the stored catalogue: a
 * client's one can only narrow it. Concurrent duplicates wait for the same page.
 */
export async function createHotsite({ db, runs }: Deps, body: Body, autorId: number): Promise<Hotsite> {
  const isShort = body.driveUrl == null && body.assetCatalog == null && body.style == null;
  const [empreendimento] = await db
    .select()
    .from(empreendimentos)
    .where(and(eq(empreendimentos.id, body.empreendimentoId), isNull(empreendimentos.excluidoEm)));
  if (!empreendimento) throw notFound('Empreendimento');
  const existing = await readOne(db, body.empreendimentoId);
  // A hotsite whose first page failed does not count: the call generates it. A draft counts.
  if (existing && (await hasPage(db, existing.id))) {
    if (isShort) return existing;
    throw taken();
  }
  const chosen = chosenIds(body.assetCatalog);
  const catalog = narrowed(empreendimento.assetsCatalog, chosen);
  if (!catalog) {
    const missing = isShort ? 'Processe a pasta do Drive antes de criar o hotsite' : tooEarly[3];
    throw new AppError(400, 'sem-catalogo', missing);
  }
  const runId = await db.transaction(async (tx) => {
    const made = await findOrCreateHotsite(tx, {
      empreendimentoId: body.empreendimentoId,
      nome: body.nome,
      rota: body.rota ?? undefined,
      driveUrl: body.driveUrl ?? empreendimento.driveUrl,
      autorId,
    });
    if (await holdAndSeePage(tx, made.id)) return null;
    const style = body.style ?? defaultStyle;
    const input = { task: 'gerar', hotsiteId: made.id, style, motivo: 'Criação do hotsite' } as const;
    const { runId: id, created } = await runs.startWithin(tx, input, autorId, { follow: true });
    if (chosen && created) {
      await tx
        .update(hotsites)
        .set({ catalog: JSON.stringify(catalog) })
        .where(eq(hotsites.id, made.id));
    }
    return id;
  });
  if (runId) await runs.ended(runId);
  else if (!isShort) throw taken();
  return (await readOne(db, body.empreendimentoId))!;
}

const taken = () => new AppError(409, 'hotsite-existe', 'Este empreendimento já possui um hotsite');

/** Whether a page exists, public or draft. */
const hasPage = async (db: Queryable, hotsiteId: number): Promise<boolean> =>
  (await db.$count(hotsiteVersoes, eq(hotsiteVersoes.hotsiteId, hotsiteId))) > 0;

/** Locks the hotsite and checks whether a concurrent call has created a page. */
async function holdAndSeePage(tx: Tx, id: number): Promise<boolean> {
  await tx.select({ id: hotsites.id }).from(hotsites).where(eq(hotsites.id, id)).for('update');
  return hasPage(tx, id);
}

const readOne = (db: Db, empreendimentoId: number): Promise<Hotsite | undefined> =>
  selectWholeHotsite(db, and(eq(hotsites.empreendimentoId, empreendimentoId), isNull(hotsites.excluidoEm))!);

/** Asset ids in a client's catalogue, text or object; null if none was sent. */
function chosenIds(given: Body['assetCatalog']): Set<string> | null {
  if (given == null) return null;
  let value: unknown = given;
  try {
    if (typeof given === 'string') value = JSON.parse(given);
  } catch {
    value = null;
  }
  const assets = (value as { assets?: unknown } | null)?.assets;
  if (!Array.isArray(assets))
    throw new AppError(400, 'catalogo-invalido', 'O catálogo de assets não é válido');
  return new Set(assets.map((asset) => String((asset as { id?: unknown } | null)?.id)));
}

function narrowed(stored: string | null, chosen: Set<string> | null): Catalog | null {
  const catalog = stored ? catalogSchema.safeParse(JSON.parse(stored)).data : undefined;
  if (!catalog) return null;
  if (!chosen) return catalog;
  const assets = catalog.assets.filter((asset) => chosen.has(asset.id));
  return assets.length > 0 ? { ...catalog, assets } : null;
}
