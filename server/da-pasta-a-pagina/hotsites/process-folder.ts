import { and, eq, isNull, sql } from 'drizzle-orm';
import type { Catalog } from '#contract/da-pasta-a-pagina/assets.ts';
import type { DriveFile, FolderRef } from '#server/adapters/drive/port.ts';
import { storeCatalog } from '#server/cadastros/empreendimentos/service.ts';
import { catalogOfFolder, recordRead } from '#server/da-pasta-a-pagina/pastas/service.ts';
import type { Tx } from '#server/db/client.ts';
import { bumpLists } from '#server/db/list-version.ts';
import { empreendimentos, hotsites } from '#server/db/schema/empreendimentos.ts';
import { recordAudit } from '#server/kernel/audit.ts';
import { AppError } from '#server/kernel/errors.ts';
import { inSubstep } from '#server/kernel/runs/step-error.ts';
import type { HotsiteRunContext } from './run-input.ts';
import type { HotsiteRunInput } from './run-kind.ts';

/** Processes a hotsite's folder into its catalogue, then marks the hotsite 'completed' (HOT-34). */
export async function processFolder(
  context: HotsiteRunContext,
  input: Extract<HotsiteRunInput, { task: 'processar' }>,
): Promise<void> {
  const { durable, drive } = context;
  const folder = await inSubstep('scan-folder', async () => drive.parse(input.driveUrl));
  const { catalog, files } = await catalogOfFolder({ ...context, folder }, input.maxAssets);
  const total = catalog.statistics.total_assets;
  await durable.finish('build-catalog', `${total} assets no catálogo`, { totalAssets: total });
  await inSubstep('build-catalog', () =>
    durable.complete({ hotsiteId: input.hotsiteId, totalAssets: total }, 'Hotsite pronto', (tx) =>
      storeProcessed(context, tx, input.hotsiteId, { folder, files, catalog }),
    ),
  );
}

/**
 * The catalogue belongs to the empreendimento if the folder is its own, or if it has none yet; a hotsite from
 * another folder keeps its own.
 */
async function storeProcessed(
  { clock, durable }: HotsiteRunContext,
  tx: Tx,
  hotsiteId: number,
  { folder, files, catalog }: { folder: FolderRef; files: DriveFile[]; catalog: Catalog },
): Promise<void> {
  const [found] = await tx
    .select({ hotsite: hotsites, driveKey: empreendimentos.driveKey, stored: empreendimentos.assetsCatalog })
    .from(hotsites)
    .innerJoin(empreendimentos, eq(empreendimentos.id, hotsites.empreendimentoId))
    .where(and(eq(hotsites.id, hotsiteId), isNull(hotsites.excluidoEm), isNull(empreendimentos.excluidoEm)))
    .for('update');
  if (!found) throw new AppError(409, 'excluido', 'O hotsite foi excluído enquanto a pasta era processada.');
  const { hotsite, driveKey, stored } = found;
  const shared = driveKey === folder.key || (driveKey === null && stored === null);
  const userId = durable.run.userId;
  if (shared) {
    await storeCatalog(tx, hotsite.empreendimentoId, catalog, {
      at: clock.now(),
      userId,
      folder: driveKey === null ? folder : undefined,
    });
    const { empreendimentoId } = hotsite;
    await recordRead(tx, { empreendimentoId, folder, files, part: 'imagens', at: clock.now() });
  }
  const [after] = await tx
    .update(hotsites)
    .set({
      status: 'completed',
      erro: null,
      catalog: shared ? null : JSON.stringify(catalog),
      revisao: sql`${hotsites.revisao} + 1`,
    })
    .where(eq(hotsites.id, hotsiteId))
    .returning({ revisao: hotsites.revisao });
  await recordAudit(tx, {
    userId,
    acao: 'catalogou',
    entidade: 'hotsite',
    entidadeId: hotsiteId,
    nome: hotsite.nome,
    revisao: after!.revisao,
    dados: { imagens: catalog.assets.length },
  });
  await bumpLists(tx, 'hotsites', 'empreendimentos');
}
