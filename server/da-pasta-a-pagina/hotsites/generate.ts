import type { HotsiteStyle } from '#contract/da-pasta-a-pagina/page-styles.ts';
import type { Db } from '#server/db/client.ts';
import { readHotsite } from './for-generation.ts';
import { withCatalog } from './generate-in-run.ts';
import type { HotsiteRuns } from './hotsite-runs.ts';
import { madePageSchema } from './run-kind.ts';

/**
 * Generates a new public page and waits for it; the run continues without the caller. Throws AppError 404,
 * 400 without a catalogue, 409 while the hotsite is being worked on, and the run's failure.
 */
export async function generatePage(
  { db, runs }: { db: Db; runs: HotsiteRuns },
  wanted: {
    hotsiteId: number;
    style: HotsiteStyle;
    motivo: string;
    /** Keeps the plan that a person made. */
    manter?: boolean | undefined;
    autorId: number;
  },
): Promise<{ assetsUsed: number; publicada: boolean; rascunho: string | null }> {
  const { hotsiteId, style, motivo, manter, autorId } = wanted;
  withCatalog(await readHotsite(db, hotsiteId));
  const runId = await runs.start({ task: 'gerar', hotsiteId, style, motivo, manter }, autorId);
  return madePageSchema.parse(await runs.ended(runId));
}
