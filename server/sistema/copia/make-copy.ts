import { createHash } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { mkdir, stat } from 'node:fs/promises';
import { basename, dirname } from 'node:path';
import { eq } from 'drizzle-orm';
import type { Copia, OrigemDeCopia } from '#contract/sistema/copias.ts';
import type { CopyBucket, StoredFiles } from '#server/adapters/storage/port.ts';
import type { Config } from '#server/config.ts';
import type { Database } from '#server/db/client.ts';
import { copias } from '#server/db/schema/sistema.ts';
import { recordAudit } from '#server/kernel/audit.ts';
import { toCopia } from './list.ts';
import { CopyError } from './manifest.ts';
import type { Report } from './progress.ts';
import { verifyCopy } from './verify-copy.ts';
import { writeCopy } from './write-copy.ts';

export interface CopyParts extends Pick<Database, 'db' | 'pool'> {
  config: Pick<Config, 'database' | 'dataDir'>;
  files: StoredFiles;
  /** Receives each backup besides the disk; null if there is none. */
  copyBucket: CopyBucket | null;
}

export const copyName = (moment: Date) =>
  `copia-${moment.toISOString().slice(0, 19).replaceAll(':', '-').toLowerCase()}.tar.gz`;

const sentence = (error: unknown) => (error instanceof Error ? error.message : String(error));

/**
 * Writes a backup, restores it into a scratch database to verify it, sends it to the bucket for backups if
 * there is one, and lists it with what went wrong. Throws CopyError where none was written.
 */
export async function makeCopy(
  { config, db, pool, files, copyBucket }: CopyParts,
  path: string,
  origem: OrigemDeCopia,
  { at = new Date(), report = () => {} }: { at?: Date; report?: Report } = {},
): Promise<Copia> {
  await mkdir(dirname(path), { recursive: true, mode: 0o700 });
  const { tabelas, partes } = await writeCopy({ pool, files }, path, report);
  const linhas = Object.values(tabelas).reduce((sum, count) => sum + count, 0);
  const { size: bytes } = await stat(path);
  const [row] = await db
    .insert(copias)
    .values({
      arquivo: path,
      origem,
      criadaEm: at,
      bytes,
      linhas,
      arquivos: partes.filter((part) => part.linhas === undefined).length,
    })
    .returning();
  const note = async (values: Partial<typeof copias.$inferInsert>) => {
    const [changed] = await db.update(copias).set(values).where(eq(copias.id, row!.id)).returning();
    return changed!;
  };
  const problems: string[] = [];
  const attempt = (work: Promise<unknown>): Promise<boolean> =>
    work.then(
      () => true,
      (error) => {
        problems.push(sentence(error));
        return false;
      },
    );
  const isVerified = await attempt(verifyCopy(config, pool, path, report));
  if (copyBucket) report({ etapa: 'envio', feito: 0, total: bytes });
  const noBucket = copyBucket !== null && (await attempt(send(copyBucket, path)));
  const made = await note({
    conferidaEm: isVerified ? at : null,
    noBucket,
    erro: problems.length > 0 ? problems.join(' ') : null,
  });
  await recordAudit(db, {
    userId: null,
    acao: 'criou',
    entidade: 'copia',
    entidadeId: made.id,
    nome: basename(path),
    dados: { origem, conferida: isVerified, noBucket, ...(made.erro ? { erro: made.erro } : {}) },
  });
  return toCopia(made);
}

/** Sends a backup and reads it back. Throws StorageError, or CopyError where it arrived changed. */
async function send(bucket: CopyBucket, path: string): Promise<void> {
  await bucket.send(basename(path), path);
  const hash = createHash('sha256');
  for await (const chunk of createReadStream(path)) hash.update(chunk);
  if ((await bucket.digest(basename(path))) !== hash.digest('hex'))
    throw new CopyError(`A cópia no bucket ${bucket.name} não é igual à do disco.`);
}
