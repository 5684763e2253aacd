import { parseArgs } from 'node:util';
import { createStorageCheck } from '#server/adapters/storage/check.ts';
import { createBucket } from '#server/adapters/storage/create-bucket.ts';
import { moveFiles } from '#server/adapters/storage/move-files.ts';
import { createConfig } from '#server/config.ts';
import { loadEnvFile } from '#server/env-file.ts';
import { explainStartProblem } from '#server/startup-problem.ts';

/**
 * Moves files between disk and bucket: `npm run storage -- --to s3 [--verify] [--delete-source]`. Can be
 * interrupted and repeated; exits 1 if a file was left behind. `--create-bucket` makes the configured bucket.
 */
const usage =
  'Uso: npm run storage -- --to s3|disk [--verify] [--delete-source]\n' +
  '     ou npm run storage -- --create-bucket   cria o bucket de S3_BUCKET, se ainda não existe\n' +
  '  --verify         lê cada arquivo nos dois lugares e compara o conteúdo\n' +
  '  --delete-source  apaga da origem o que foi comparado e é igual';

const { values } = parseArgs({
  options: {
    to: { type: 'string' },
    'create-bucket': { type: 'boolean', default: false },
    verify: { type: 'boolean', default: false },
    'delete-source': { type: 'boolean', default: false },
  },
});

type Bucket = Extract<ReturnType<typeof createConfig>['storage'], { kind: 's3' }>;

async function makeBucket(): Promise<number> {
  loadEnvFile();
  const bucket = createConfig({ ...process.env, STORAGE: 's3' }).storage as Bucket;
  const isNew = await createBucket(bucket);
  console.log(isNew ? `O bucket ${bucket.bucket} foi criado.` : `O bucket ${bucket.bucket} já existe.`);
  return 0;
}

async function main(): Promise<number> {
  if (values['create-bucket']) return makeBucket();
  const { to, verify, 'delete-source': removeSource } = values;
  if (to !== 's3' && to !== 'disk') {
    console.error(usage);
    return 2;
  }
  loadEnvFile();
  const sideOf = (kind: 's3' | 'disk') => createConfig({ ...process.env, STORAGE: kind }).storage;
  const target = sideOf(to);
  const source = sideOf(to === 's3' ? 'disk' : 's3');
  for (const side of [source, target]) {
    const [finding] = await createStorageCheck(side).check(AbortSignal.timeout(20_000));
    if (finding!.estado !== 'falha') continue;
    console.error(`${finding!.nome}: ${finding!.mensagem} ${finding!.oQueFazer ?? ''}`);
    return 1;
  }
  const report = await moveFiles({
    from: source,
    to: target,
    verify,
    removeSource,
    onProgress: (done) => {
      if (done % 100 === 0) console.log(`${done} arquivos…`);
    },
  });
  const { found, copied, there, verified, removed, foreign, failed } = report;
  console.log(
    `${found} arquivos: ${copied} copiados, ${there} já estavam lá` +
      `${verify || removeSource ? `, ${verified} conferidos` : ''}${removeSource ? `, ${removed} apagados da origem` : ''}.`,
  );
  if (foreign.length > 0) console.log(`${foreign.length} arquivos de outros programas ficaram onde estão.`);
  for (const { key, reason } of failed.slice(0, 20)) console.error(`${key}: ${reason}`);
  if (failed.length > 0) {
    console.error(
      `${failed.length} arquivos não foram levados. Repita o comando: o que já foi não vai de novo.`,
    );
    return 1;
  }
  console.log(
    to === 's3'
      ? 'Defina STORAGE=s3 e reinicie; depois repita o comando, para o que foi gravado no meio-tempo.'
      : 'Defina STORAGE=disk e reinicie; depois repita o comando, para o que foi gravado no meio-tempo.',
  );
  return 0;
}

try {
  process.exitCode = await main();
} catch (error) {
  console.error(explainStartProblem(error) ?? error);
  process.exitCode = 1;
}
