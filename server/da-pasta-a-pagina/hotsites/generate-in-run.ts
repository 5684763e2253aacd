import type { Catalog } from '#contract/da-pasta-a-pagina/assets.ts';
import { AppError } from '#server/kernel/errors.ts';
import { inSubstep } from '#server/kernel/runs/step-error.ts';
import { type HotsiteForGeneration, readHotsite } from './for-generation.ts';
import { planInRun, writeInRun } from './page-steps.ts';
import type { HotsiteRunContext } from './run-input.ts';
import type { HotsiteRunInput } from './run-kind.ts';

/** The hotsite with its catalogue. Throws AppError 400 if there is none. */
export function withCatalog(hotsite: HotsiteForGeneration): HotsiteForGeneration & { catalog: Catalog } {
  const { catalog } = hotsite;
  if (!catalog) throw new AppError(400, 'sem-catalogo', 'Processe a pasta do Drive antes de gerar a página');
  return { ...hotsite, catalog };
}

/** The work of a generating run: plan, write, sanitise and publish from stored data. */
export async function generateInRun(
  context: HotsiteRunContext,
  { hotsiteId, style, motivo, manter = false }: Extract<HotsiteRunInput, { task: 'gerar' }>,
): Promise<void> {
  const { durable, db } = context;
  const { id, rota, empreendimentoId, catalog } = await inSubstep('analyze-catalog', async () =>
    withCatalog(await readHotsite(db, hotsiteId)),
  );
  const plan = await planInRun(context, {
    empreendimentoId,
    catalog,
    style,
    ...(manter ? { keptOf: hotsiteId } : {}),
  });
  const { assetsUsed, versaoId, numero, publicada, rascunho } = await writeInRun(context, {
    hotsite: { id, rota },
    plan,
    catalog,
    style,
    motivo,
  });
  const made = { hotsiteId, versaoId, numero, assetsUsed, publicada, rascunho };
  await durable.complete(made, ['GPT-5 Gerado com Sucesso!', rascunho].filter(Boolean).join('\n'));
}
