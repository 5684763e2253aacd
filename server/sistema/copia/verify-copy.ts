import type pg from 'pg';
import type { Config } from '#server/config.ts';
import { CopyError, type Manifest } from './manifest.ts';
import type { Report } from './progress.ts';
import { checkCopy } from './read-copy.ts';
import { restoreCopy } from './restore-copy.ts';
import { openScratch } from './scratch.ts';
import { differingTables } from './table-sums.ts';

/** Files were read whole and compared by `checkCopy`; a second copy of them would prove nothing more. */
const nowhere: Parameters<typeof restoreCopy>[0]['storage'] = {
  async putStream(_key, stream) {
    let bytes = 0;
    for await (const chunk of stream as unknown as AsyncIterable<Uint8Array>) bytes += chunk.length;
    return bytes;
  },
};

/**
 * Restores a backup into a scratch database and compares every row with the backup; every file is compared
 * with its digest. Throws CopyError naming what differs.
 */
export async function verifyCopy(
  config: Pick<Config, 'database' | 'dataDir'>,
  pool: pg.Pool,
  path: string,
  report: Report = () => {},
): Promise<Manifest> {
  const step = (feito: number) => report({ etapa: 'conferencia', feito, total: 3 });
  step(0);
  const manifest = await checkCopy(path);
  step(1);
  const scratch = await openScratch(config, pool);
  try {
    await restoreCopy({ pool: scratch.pool, storage: nowhere, replace: true, exact: true }, path, manifest);
    step(2);
    const differing = await differingTables(manifest, path, scratch.pool);
    if (differing.length > 0)
      throw new CopyError(`Restaurada, a cópia não é igual ao original: ${differing.join(', ')}.`);
    step(3);
    return manifest;
  } catch (error) {
    if (error instanceof CopyError) throw error;
    const why = (error as Error).message;
    throw new CopyError(`A cópia não pôde ser restaurada num banco à parte: ${why}`, { cause: error });
  } finally {
    await scratch.remove();
  }
}
