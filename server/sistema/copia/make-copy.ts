import type { Manifest } from './manifest.ts';
import { type CopySource, writeCopy } from './write-copy.ts';

/** The row of `instalacao` that says when the last backup was finished. */
export const lastCopyKey = 'ultima-copia';

/** Writes a backup and, once it is whole, notes in the installation that there is one. Throws CopyError. */
export async function makeCopy(source: CopySource, path: string): Promise<Manifest> {
  const manifest = await writeCopy(source, path);
  await source.pool.query(
    `INSERT INTO instalacao (chave, valor) VALUES ($1, $2)
     ON CONFLICT (chave) DO UPDATE SET valor = excluded.valor`,
    [lastCopyKey, manifest.criadaEm],
  );
  return manifest;
}
