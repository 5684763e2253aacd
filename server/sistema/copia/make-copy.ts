import { createHash } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { mkdir, stat } from 'node:fs/promises';
import { basename, dirname } from 'node:path';
import { Readable } from 'node:stream';
import type { ReadableStream } from 'node:stream/web';
import { eq } from 'drizzle-orm';
import type { Copia, OrigemDeCopia } from '#contract/sistema/copias.ts';
import { createStorage } from '#server/adapters/storage/create.ts';
import { digest } from '#server/adapters/storage/parts-of.ts';
import type { Config } from '#server/config.ts';
import type { Database } from '#server/db/client.ts';
import { copias } from '#server/db/schema/sistema.ts';
import { recordAudit } from '#server/kernel/audit.ts';
import { toCopia } from './list.ts';
import { CopyError } from './manifest.ts';
import { copyFolder } from './stored-files.ts';
import { verifyCopy } from './verify-copy.ts';
import { writeCopy } from './write-copy.ts';

export interface CopyParts extends Pick<Database, 'db' | 'pool'> {
  config: Pick<Config, 'database' | 'dataDir' | 'storage' | 'copyBucket'>;
}

export const copyName = (moment: Date) =>
  `copia-${moment.toISOString().slice(0, 19).replaceAll(':', '-').toLowerCase()}.tar.gz`;

/** The backup's key in the bucket for backups. */
export const bucketKey = (path: string) => `${copyFolder}/${basename(path)}`;

const sentence = (error: unknown) => (error instanceof Error ? error.message : String(error));

/**
 * Writes a backup, restores it into a scratch database to verify it, sends it to the bucket for backups if
 * there is one, and lists it with what went wrong. Throws CopyError where none was written.
 */
export async function makeCopy(
  { config, db, pool }: CopyParts,
  path: string,
  origem: OrigemDeCopia,
  at = new Date(),
): Promise<Copia> {
  await mkdir(dirname(path), { recursive: true, mode: 0o700 });
  const { tabelas, partes } = await writeCopy({ pool, storage: config.storage }, path);
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
  const isVerified = await attempt(verifyCopy(config, pool, path));
  const noBucket = config.copyBucket !== null && (await attempt(send(config.copyBucket, path)));
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
async function send(options: NonNullable<Config['copyBucket']>, path: string): Promise<void> {
  const bucket = createStorage(options);
  const key = bucketKey(path);
  const content = Readable.toWeb(createReadStream(path)) as ReadableStream<Uint8Array>;
  await bucket.putStream(
    key,
    content as Parameters<typeof bucket.putStream>[1],
    'application/gzip',
    Number.MAX_SAFE_INTEGER,
  );
  const hash = createHash('sha256');
  for await (const chunk of createReadStream(path)) hash.update(chunk);
  if ((await digest(bucket, key)) !== hash.digest('hex'))
    throw new CopyError(`A cópia no bucket ${options.bucket} não é igual à do disco.`);
}
