import type { Catalog } from '#contract/da-pasta-a-pagina/assets.ts';
import type { Finding } from '#contract/da-pasta-a-pagina/hotsites.ts';
import { ensureHotsite, type planPage, writePage } from '#server/da-pasta-a-pagina/hotsites/service.ts';
import { inSubstep } from '#server/kernel/runs/step-error.ts';
import type { RunContext } from '../context.ts';
import { hotsiteItem } from '../run-items.ts';

export interface GeneratedHotsite {
  hotsiteId: number;
  rota: string;
  findings: Finding[];
  /** Why the page is not public; null if it is. */
  rascunho: string | null;
}

type Plan = Awaited<ReturnType<typeof planPage>>;

/** The last step: plan, write, sanitise, store and publish. */
export async function generateHotsite(
  context: RunContext,
  found: { empreendimentoId: number; nome: string; plan: Plan; catalog: Catalog },
): Promise<GeneratedHotsite> {
  const { durable, input, folder } = context;
  const { empreendimentoId, nome, plan, catalog } = found;
  const hotsite = await inSubstep('prepare-prompt', () =>
    durable.onceInTransaction(hotsiteItem, 'hotsite', empreendimentoId, (tx) =>
      ensureHotsite(tx, { empreendimentoId, nome, driveUrl: folder.url, autorId: durable.run.userId }),
    ),
  );
  const { style } = input;
  const writing = { hotsite, plan, catalog, style, motivo: 'Super AI' };
  const { findings, rascunho } = await writePage(context, writing);
  return { hotsiteId: hotsite.id, rota: hotsite.rota, findings, rascunho };
}
