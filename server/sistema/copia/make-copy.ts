import type { Manifest } from './manifest.ts';
import { type CopySource, writeCopy } from './write-copy.ts';

/** Row of `instalacao` with the time of the last backup. */
export const lastCopyKey = 'ultima-copia';

/** Writes a backup and, once complete, records its time. Throws CopyError. */
export async function makeCopy(source: CopySource, path: string): Promise<Manifest> {
  const manifest = await writeCopy(source, path);
  await source.pool.query(
    `INSERT INTO instalacao (chave, valor) VALUES ($1, $2)
     ON CONFLICT (chave) DO UPDATE SET valor = excluded.valor`,
    [lastCopyKey, manifest.criadaEm],
  );
  return manifest;
}
