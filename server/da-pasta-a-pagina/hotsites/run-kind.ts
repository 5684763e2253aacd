import { eq, sql } from 'drizzle-orm';
import { z } from 'zod';
import { motorSchema } from '#contract/da-pasta-a-pagina/motores.ts';
import { hotsiteStyleSchema } from '#contract/da-pasta-a-pagina/page-styles.ts';
import { sectionIdSchema } from '#contract/da-pasta-a-pagina/sections.ts';
import { superAiSteps } from '#contract/da-pasta-a-pagina/super-ai.ts';
import { folderItems } from '#server/da-pasta-a-pagina/pastas/service.ts';
import type { Tx } from '#server/db/client.ts';
import { bumpLists } from '#server/db/list-version.ts';
import { hotsites } from '#server/db/schema/empreendimentos.ts';
import { recordAudit } from '#server/kernel/audit.ts';
import { declareRun } from '#server/kernel/runs/run-kind.ts';
import { pageItem, planItem, sectionItem } from './run-items.ts';

const [, assets, ...page] = superAiSteps;
const some = (...ids: string[]) =>
  page
    .map((step) => ({ ...step, substeps: step.substeps.filter(({ id }) => ids.includes(id)) }))
    .filter(({ substeps }) => substeps.length > 0);
const stepsOf = {
  processar: [assets],
  gerar: page,
  planejar: some('analyze-catalog', 'structure-site'),
  escrever: some('analyze-catalog', 'structure-site', 'generate-html', 'save-files'),
  secao: some('generate-html', 'save-files'),
};

const hotsiteId = z.number().int();
/** For the edição at this `revisao`. */
const ofEdicao = z.object({ hotsiteId, revisao: z.number().int() });
const inputSchema = z.discriminatedUnion('task', [
  z.object({ task: z.literal('processar'), hotsiteId, driveUrl: z.string(), maxAssets: z.number().int() }),
  z.object({
    task: z.literal('gerar'),
    hotsiteId,
    style: hotsiteStyleSchema,
    motivo: z.string(),
    /** Keeps the plan that a person made. */
    manter: z.boolean().optional(),
  }),
  ofEdicao.extend({ task: z.literal('planejar'), secao: sectionIdSchema.nullable() }),
  ofEdicao.extend({
    task: z.literal('escrever'),
    estilo: hotsiteStyleSchema.nullable(),
    /** The engine that makes the page to be compared; null for the draft. Absent in runs stored before. */
    motor: motorSchema.nullable().default(null),
  }),
  ofEdicao.extend({
    task: z.literal('secao'),
    versaoId: z.number().int().nullable(),
    secao: sectionIdSchema,
  }),
]);
/** Input of a hotsite run. */
export type HotsiteRunInput = z.infer<typeof inputSchema>;

/** Result of a run that generates a page. */
export const madePageSchema = z.object({
  assetsUsed: z.number().int(),
  publicada: z.boolean(),
  rascunho: z.string().nullable(),
});

/** Marks the hotsite as failed; its catalogue and page stay (HOT-46). */
async function markFailed(tx: Tx, { task, hotsiteId: id }: HotsiteRunInput, message: string): Promise<void> {
  if (task !== 'processar') return;
  // Also in the trash: otherwise it would be restored as in progress.
  const [row] = await tx
    .update(hotsites)
    .set({ status: 'error', erro: message, revisao: sql`${hotsites.revisao} + 1` })
    .where(eq(hotsites.id, id))
    .returning({ nome: hotsites.nome, revisao: hotsites.revisao });
  if (!row) return;
  await recordAudit(tx, {
    userId: null,
    acao: 'falhou-ao-processar',
    entidade: 'hotsite',
    entidadeId: id,
    ...row,
    dados: { motivo: message },
  });
  await bumpLists(tx, 'hotsites');
}

/** Work on a hotsite: processing its folder, planning or writing its page, or writing one section. */
export const hotsiteRun = declareRun({
  kind: 'hotsite',
  input: inputSchema,
  // The result depends on the task.
  result: z.looseObject({ hotsiteId }),
  steps: ({ task }) => stepsOf[task],
  items: [...folderItems, planItem, pageItem, sectionItem],
  stopped: markFailed,
});
