import { randomUUID } from 'node:crypto';
import type { Finding, ServiceCheck } from '#server/kernel/service-check.ts';
import { createDiskStorage } from './disk.ts';
import { StorageError } from './port.ts';
import { openS3, type S3Options } from './s3-client.ts';
import { askedOf } from './s3-failure.ts';
import { s3Problem } from './s3-problem.ts';

type Options = ({ kind: 'disk' } & { dir: string }) | ({ kind: 's3' } & S3Options);

const servico = 'armazenamento';
const nome = 'Arquivos';
/** Slower answers are reported, in ms. */
const slowMs = 3_000;

/** Writes a small file to the storage, reads it back and deletes it. */
export function createStorageCheck(options: Options): ServiceCheck {
  return {
    servico,
    nome,
    check: (signal) => (options.kind === 's3' ? checkBucket(options, signal) : checkDisk(options.dir)),
  };
}

const probe = () => ({
  key: `verificacao/${randomUUID()}.txt`,
  bytes: new TextEncoder().encode(`verificação ${randomUUID()}`),
});

async function checkDisk(dir: string): Promise<Finding[]> {
  const finding = { chave: 'arquivos', nome: 'Pasta de arquivos' };
  const { key, bytes } = probe();
  const storage = createDiskStorage({ dir });
  try {
    await storage.put(key, bytes, 'text/plain');
    const found = await storage.get(key);
    if (!found || !Buffer.from(found.bytes).equals(bytes)) throw new Error('the bytes are others');
    return [{ ...finding, estado: 'ok', mensagem: 'Arquivos são gravados, lidos e apagados no disco.' }];
  } catch (error) {
    const isFull = error instanceof StorageError && error.code === 'cheio';
    return [
      {
        ...finding,
        estado: 'falha',
        mensagem: isFull ? 'Não há mais espaço no disco.' : 'Não foi possível gravar na pasta de arquivos.',
        oQueFazer: isFull
          ? 'Libere espaço no disco deste servidor.'
          : 'Confira se a pasta DATA_DIR existe, se o disco está montado e se o programa pode gravar nela.',
      },
    ];
  } finally {
    await storage.remove(key).catch(() => undefined);
  }
}

async function checkBucket(options: S3Options, signal: AbortSignal): Promise<Finding[]> {
  const { bucket, region, endpoint, accessKeyId } = options;
  const finding = {
    chave: 'bucket',
    nome: `Bucket ${bucket}`,
    detalhes: [
      { rotulo: 'Serviço', valor: endpoint ? new URL(endpoint).host : `Amazon S3, ${region}` },
      { rotulo: 'Acesso', valor: accessKeyId ? 'chave de acesso' : 'função (IAM) desta máquina' },
    ],
  };
  const began = performance.now();
  try {
    await exchange(options, signal);
    const ms = Math.round(performance.now() - began);
    if (ms < slowMs)
      return [{ ...finding, estado: 'ok', mensagem: 'Arquivos são gravados, lidos e apagados no bucket.' }];
    return [
      {
        ...finding,
        estado: 'aviso',
        mensagem: `O bucket responde, mas devagar: ${(ms / 1000).toLocaleString('pt-BR', { maximumFractionDigits: 1 })} segundos para gravar, ler e apagar um arquivo pequeno.`,
        oQueFazer: 'Se continuar, prefira um bucket na mesma região deste servidor.',
      },
    ];
  } catch (error) {
    const problem = s3Problem(error, askedOf(options));
    return [
      {
        ...finding,
        estado: 'falha',
        mensagem:
          problem?.mensagem ?? 'O serviço de arquivos respondeu com um erro que o portal não conhece.',
        oQueFazer:
          problem?.oQueFazer ??
          'Verifique de novo em alguns minutos; se continuar, confira a conta do serviço.',
        detalhes: [...finding.detalhes, { rotulo: 'Código', valor: problem?.codigo ?? codeOf(error) }],
      },
    ];
  }
}

const codeOf = (error: unknown) => (error instanceof Error ? error.name.slice(0, 60) : 'desconhecido');

/**
 * Writing reveals most problems by name: an answer to HEAD has no body and so no code. The bucket's region is
 * asked first, in case it differs.
 */
async function exchange(options: S3Options, abortSignal: AbortSignal): Promise<void> {
  const { bucket: Bucket } = options;
  const { sdk, client } = await openS3(options, 2);
  const { key: Key, bytes } = probe();
  const send = { abortSignal };
  try {
    await client.send(
      new sdk.PutObjectCommand({ Bucket, Key, Body: bytes, ContentType: 'text/plain' }),
      send,
    );
    const found = await client.send(new sdk.GetObjectCommand({ Bucket, Key }), send);
    const read = await found.Body?.transformToByteArray();
    if (!read || !Buffer.from(read).equals(bytes)) throw new Error('the bytes are others');
    await client.send(new sdk.DeleteObjectCommand({ Bucket, Key }), send);
    await client.send(new sdk.HeadBucketCommand({ Bucket }), send);
  } finally {
    client.destroy();
  }
}
