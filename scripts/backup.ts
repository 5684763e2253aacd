import { mkdirSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { createConfig } from '#server/config.ts';
import { openDatabase } from '#server/db/client.ts';
import { DataDirLockedError } from '#server/db/embedded/lock.ts';
import { loadEnvFile } from '#server/env-file.ts';
import { createLog } from '#server/kernel/log.ts';
import { errorLines } from '#server/kernel/plain-error.ts';
import { makeCopy } from '#server/sistema/copia/make-copy.ts';
import { CopyError } from '#server/sistema/copia/manifest.ts';
import { explainStartProblem } from '#server/startup-problem.ts';

// `npm run backup [-- --para ARQUIVO]`: rows and stored files in one file.
const { values } = parseArgs({ options: { para: { type: 'string' } } });
try {
  loadEnvFile();
  const config = createConfig(process.env);
  const moment = new Date().toISOString().slice(0, 19).replaceAll(':', '-');
  const path = resolve(values.para ?? join(config.dataDir, 'copias', `copia-${moment}.tar.gz`));
  mkdirSync(dirname(path), { recursive: true, mode: 0o700 });
  const database = await openDatabase(config, createLog('silent'));
  try {
    const filesDir = config.storage.kind === 'disk' ? config.storage.dir : null;
    const { tabelas, partes } = await makeCopy({ pool: database.pool, filesDir }, path);
    const rows = Object.values(tabelas).reduce((sum, count) => sum + count, 0);
    const files = partes.filter(({ linhas }) => linhas === undefined).length;
    console.log(`\nCópia feita: ${path}\n${rows} linhas, ${files} arquivos.`);
    if (!filesDir) console.log('Os arquivos do bucket não fazem parte da cópia: guarde-os à parte.');
    console.log('Ela contém dados pessoais: guarde-a fora desta máquina e em lugar seguro.\n');
  } finally {
    await database.close();
  }
} catch (error) {
  const explained = error instanceof CopyError ? error.message : explainStartProblem(error);
  console.error(explained ? `\n${explained}\n` : errorLines(error));
  if (error instanceof DataDirLockedError)
    console.error('Com o banco embutido, pare o Portal do Corretor antes de fazer a cópia.\n');
  process.exit(1);
}
