import type { HotsiteStyle } from '#contract/blueprint.ts';
import type { CallContext, Intelligence } from '#server/adapters/intelligence/port.ts';
import type { Storage } from '#server/adapters/storage/port.ts';
import type { Db } from '#server/db/client.ts';
import { AppError } from '#server/kernel/errors.ts';
import { readHotsite } from './for-generation.ts';
import { PageRefused } from './page-refused.ts';
import { type Published, pageAssetsOf, pageFacts, publishGenerated } from './service.ts';

export interface GenerationDeps {
  db: Db;
  storage: Storage;
  intelligence: Intelligence;
  /** What goes with every call of an engine. */
  callContext(signal: AbortSignal): CallContext;
}

/** Longest a generation may take, in milliseconds: a model writes for minutes. */
const generationTimeout = 10 * 60_000;

/**
 * Plans, writes, checks and publishes a page from what is stored. Throws AppError 404, 400 without a
 * catalogue, 502 with every reason for a page that was refused; IntelligenceError; StorageError.
 */
export async function generatePage(
  deps: GenerationDeps,
  wanted: { hotsiteId: number; style: HotsiteStyle; motivo: string; autorId: number },
): Promise<Published> {
  const { db, storage, intelligence } = deps;
  const { empreendimentoId, catalog } = await readHotsite(db, wanted.hotsiteId);
  if (!catalog) throw new AppError(400, 'sem-catalogo', 'Processe a pasta do Drive antes de gerar a página');
  const facts = await pageFacts(db, empreendimentoId);
  const assets = pageAssetsOf(catalog);
  const context = deps.callContext(AbortSignal.timeout(generationTimeout));
  const blueprint = await intelligence.planPage({ facts, assets, style: wanted.style }, context);
  const source = await intelligence.writePage({ facts, assets, blueprint }, context);
  try {
    return await publishGenerated(
      { db, storage },
      { ...wanted, source, blueprint, facts, catalog, engine: intelligence.name, runId: null },
    );
  } catch (error) {
    if (!(error instanceof PageRefused)) throw error;
    const detail = error.reasons.map(({ message }) => message).join(' ');
    throw new AppError(502, 'pagina-recusada', error.message, { detail, cause: error });
  }
}
