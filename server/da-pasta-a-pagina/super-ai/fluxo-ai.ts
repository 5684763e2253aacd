import { and, eq, isNull, sql } from 'drizzle-orm';
import type { z } from 'zod';
import { type Catalog, catalogSchema } from '#contract/da-pasta-a-pagina/assets.ts';
import {
  descricaoEmGeracao,
  type Fluxo,
  type processDrive,
  tooEarly,
} from '#contract/da-pasta-a-pagina/fluxo-ai.ts';
import type { FolderRef } from '#server/adapters/drive/port.ts';
import { empreendimentos, hotsites } from '#server/db/schema/empreendimentos.ts';
import { AppError, notFound } from '#server/kernel/errors.ts';
import { errorOf } from '#server/kernel/runs/run-kind.ts';
import { assetsKey } from './assets-run.ts';
import { type AssetsInput, assetsRun } from './run-kinds.ts';
import type { SuperAiRuns } from './super-ai-runs.ts';

type Asked = z.output<NonNullable<typeof processDrive.body>>;

const waiting = {
  longestMs: 30 * 60_000,
  still: 'A pasta ainda está sendo processada. Abra o fluxo de novo em instantes.',
  stopped: 'O processamento da pasta foi interrompido.',
};

async function readRecord({ db }: SuperAiRuns['deps'], id: number) {
  const [row] = await db
    .select({
      descricao: empreendimentos.descricao,
      assetsProcessedAt: empreendimentos.assetsProcessedAt,
      assetsCatalog: empreendimentos.assetsCatalog,
      // A page waiting as a draft counts as made.
      hasPage: sql<boolean>`EXISTS (SELECT 1 FROM hotsite_versoes v WHERE v.hotsite_id = ${hotsites.id})`,
    })
    .from(empreendimentos)
    .leftJoin(hotsites, and(eq(hotsites.empreendimentoId, empreendimentos.id), isNull(hotsites.excluidoEm)))
    .where(and(eq(empreendimentos.id, id), isNull(empreendimentos.excluidoEm)));
  if (!row) throw notFound('Empreendimento');
  return row;
}

/**
 * The second step of the manual flow: processes a folder's pictures for an empreendimento and answers when
 * done (FLW-15..17). It is a normal run: it survives the call and the process, and concurrent callers follow
 * it. Throws AppError with the failure's status.
 */
export async function processDriveFor(
  superAi: SuperAiRuns,
  { driveUrl, maxAssets, empreendimentoId, sessionId }: Asked,
  userId: number,
): Promise<{ totalProcessed: number; catalog: Catalog }> {
  const { deps } = superAi;
  const folder: FolderRef = superAi.folderOf(driveUrl);
  const record = await readRecord(deps, empreendimentoId);
  if (record.descricao === descricaoEmGeracao) throw new AppError(409, 'passo-1', tooEarly[2]);
  const input: AssetsInput = { driveUrl: folder.url, maxAssets, empreendimentoId };
  const { run } = await superAi.begin(assetsRun, {
    folderKey: assetsKey(empreendimentoId, folder.key),
    sessionId: sessionId ?? deps.newId(),
    input,
    userId,
  });
  await superAi.resultOf(run.id, waiting);
  const { assetsCatalog } = await readRecord(deps, empreendimentoId);
  const catalog = catalogSchema.parse(JSON.parse(assetsCatalog ?? 'null'));
  return { totalProcessed: catalog.statistics.total_assets, catalog };
}

/** Progress of an empreendimento's manual flow, from stored state only. */
export async function readFluxoOf({ deps, store }: SuperAiRuns, empreendimentoId: number): Promise<Fluxo> {
  const record = await readRecord(deps, empreendimentoId);
  const newest = await store.newestOf(assetsRun.kind, assetsKey(empreendimentoId));
  const isLive = newest?.run.state === 'running';
  const error = newest?.run.state === 'failed' ? errorOf(newest.run) : null;
  const isDescribed = record.descricao !== null && record.descricao !== descricaoEmGeracao;
  const done = (is: boolean) => ({ status: is ? 'completed' : 'pending', erro: null }) as const;
  const assets = record.assetsProcessedAt
    ? done(true)
    : isLive
      ? ({ status: 'processing', erro: null } as const)
      : error
        ? ({ status: 'error', erro: error.message } as const)
        : done(false);
  return {
    passos: [done(isDescribed), assets, done(record.hasPage)],
    sessao: isLive ? (newest?.sessionId ?? null) : null,
  };
}
