import type { FastifyInstance } from 'fastify';
import type { HotsiteStyle } from '#contract/blueprint.ts';
import { debugGpt5, generateGpt5 } from '#contract/hotsites.ts';
import type { CallContext, Intelligence } from '#server/adapters/intelligence/port.ts';
import type { Storage } from '#server/adapters/storage/port.ts';
import type { Db } from '#server/db/client.ts';
import { AppError } from '#server/kernel/errors.ts';
import { currentUser } from '#server/kernel/http/auth-guard.ts';
import { mount } from '#server/kernel/http/mount.ts';
import { debugInfo } from './debug-info.ts';
import { readHotsite } from './for-generation.ts';
import { PageRefused } from './page-refused.ts';
import { pageAssetsOf, pageFacts, publishGenerated } from './service.ts';

export interface HotsitesDeps {
  db: Db;
  storage: Storage;
  intelligence: Intelligence;
  /** What goes with every call of an engine. */
  callContext(signal: AbortSignal): CallContext;
}

/** Longest a generation may take, in milliseconds: a model writes for minutes. */
const generationTimeout = 10 * 60_000;

export function hotsitesRoutes(app: FastifyInstance, deps: HotsitesDeps): void {
  const { db, storage, intelligence } = deps;
  /** One generation per hotsite at a time: a second click follows the first. */
  const running = new Map<number, Promise<{ assetsUsed: number }>>();

  async function generate(id: number, style: HotsiteStyle, autorId: number) {
    const { empreendimentoId, catalog } = await readHotsite(db, id);
    if (!catalog)
      throw new AppError(400, 'sem-catalogo', 'Processe a pasta do Drive antes de gerar a página');
    const facts = await pageFacts(db, empreendimentoId);
    const assets = pageAssetsOf(catalog);
    const context = deps.callContext(AbortSignal.timeout(generationTimeout));
    const blueprint = await intelligence.planPage({ facts, assets, style }, context);
    const source = await intelligence.writePage({ facts, assets, blueprint }, context);
    const { assetsUsed } = await publishGenerated(
      { db, storage },
      {
        hotsiteId: id,
        source,
        blueprint,
        facts,
        catalog,
        style,
        engine: intelligence.name,
        motivo: 'Gerar GPT-5',
        autorId,
        runId: null,
      },
    );
    return { assetsUsed };
  }

  mount(app, generateGpt5, async ({ params: { id }, body: { style }, request }) => {
    const work =
      running.get(id) ?? generate(id, style, currentUser(request).id).finally(() => running.delete(id));
    running.set(id, work);
    try {
      return { generated: await work };
    } catch (error) {
      throw asBadGateway(error);
    }
  });

  mount(app, debugGpt5, async ({ params: { id } }) => {
    return debugInfo(deps, await readHotsite(db, id));
  });
}

/** A page that was refused, with every reason behind the first. */
function asBadGateway(error: unknown): unknown {
  if (!(error instanceof PageRefused)) return error;
  const detail = error.reasons.map(({ message }) => message).join(' ');
  return new AppError(502, 'pagina-recusada', error.message, { detail, cause: error });
}
