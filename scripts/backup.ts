import { existsSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { copyStores } from '#server/adapters/storage/for-copies.ts';
import { createConfig } from '#server/config.ts';
import { openDatabase } from '#server/db/client.ts';
import { DataDirLockedError } from '#server/db/embedded/lock.ts';
import { loadEnvFile } from '#server/env-file.ts';
import { createLog } from '#server/kernel/log.ts';
import { errorLines } from '#server/kernel/plain-error.ts';
import { copyName, makeCopy } from '#server/sistema/copia/make-copy.ts';
import { CopyError } from '#server/sistema/copia/manifest.ts';
import { explainStartProblem } from '#server/startup-problem.ts';

// `npm run backup [-- --para ARQUIVO]`: rows and stored files in one file, restored to try it.
const { values } = parseArgs({ options: { para: { type: 'string' } } });
try {
  loadEnvFile();
  const config = createConfig(process.env);
  const path = resolve(values.para ?? join(config.dataDir, 'copias', copyName(new Date())));
  // An embedded database would be made, to say that nothing is in it.
  if (config.database.kind === 'embedded' && !existsSync(config.database.dir))
    throw new CopyError(
      `Não há dados em ${config.dataDir}. Confira DATA_DIR e DATABASE_URL, ou rode npm start primeiro.`,
    );
  const database = await openDatabase(config, createLog('silent'));
  try {
    const { linhas, arquivos, conferidaEm, noBucket, erro } = await makeCopy(
      { config, ...database, ...copyStores(config) },
      path,
      'comando',
    );
    console.log(`\nCópia feita: ${path}\n${linhas} linhas, ${arquivos} arquivos.`);
    if (conferidaEm) console.log('Conferida: restaurada num banco à parte, é igual em cada linha.');
    if (noBucket) console.log(`Está também no bucket ${config.copyBucket?.bucket}.`);
    if (erro) {
      console.error(erro);
      process.exitCode = 1;
    }
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
