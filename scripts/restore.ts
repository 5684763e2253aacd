import { resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { createStorage } from '#server/adapters/storage/create.ts';
import { createConfig } from '#server/config.ts';
import { openDatabase } from '#server/db/client.ts';
import { DataDirLockedError } from '#server/db/embedded/lock.ts';
import { migrateDatabase } from '#server/db/migrate.ts';
import { loadEnvFile } from '#server/env-file.ts';
import { createLog } from '#server/kernel/log.ts';
import { errorLines } from '#server/kernel/plain-error.ts';
import { CopyError } from '#server/sistema/copia/manifest.ts';
import { checkCopy } from '#server/sistema/copia/read-copy.ts';
import { checkManifest, restoreCopy } from '#server/sistema/copia/restore-copy.ts';
import { explainStartProblem } from '#server/startup-problem.ts';

// `npm run restore -- ARQUIVO [--substituir]`: restores an installation from a backup, on either database.
const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { substituir: { type: 'boolean', default: false } },
});
try {
  loadEnvFile();
  const [given] = positionals;
  if (!given) throw new CopyError('Diga qual cópia: npm run restore -- ARQUIVO [--substituir]');
  const config = createConfig(process.env);
  const path = resolve(given);
  // The whole file is read before opening the database.
  const manifest = await checkCopy(path);
  checkManifest(manifest);
  const database = await openDatabase(config, createLog('silent'));
  let paused = 0;
  try {
    await migrateDatabase(database.pool);
    const storage = createStorage(config.storage);
    ({ paused } = await restoreCopy(
      { pool: database.pool, storage, replace: values.substituir },
      path,
      manifest,
    ));
  } finally {
    await database.close();
  }
  const rows = Object.values(manifest.tabelas).reduce((sum, count) => sum + count, 0);
  console.log(`\nCópia de ${manifest.criadaEm} restaurada: ${rows} linhas.`);
  console.log('Todos precisam entrar de novo, e máquinas precisam de um novo token.');
  if (paused > 0)
    console.log(
      'Os avisos a outros sistemas estão desligados: ligue em Integrações os que devem sair daqui.',
    );
  if (!manifest.arquivos) console.log('Ela não traz os arquivos guardados.');
  console.log('');
} catch (error) {
  const explained = error instanceof CopyError ? error.message : explainStartProblem(error);
  console.error(explained ? `\n${explained}\n` : errorLines(error));
  if (error instanceof DataDirLockedError)
    console.error('Com o banco embutido, pare o Portal do Corretor antes de restaurar.\n');
  process.exit(1);
}
