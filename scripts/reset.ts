import { rmSync } from 'node:fs';
import { createConfig } from '#server/config.ts';
import { lockDataDir } from '#server/db/embedded/lock.ts';
import { loadEnvFile } from '#server/env-file.ts';
import { explainStartProblem } from '#server/startup-problem.ts';

// `npm run reset -- --sim`: deletes the embedded database and the stored files.
try {
  loadEnvFile();
  const config = createConfig(process.env);
  if (config.database.kind !== 'embedded') throw new Error('Só o banco embutido pode ser apagado por aqui.');
  if (!process.argv.includes('--sim')) {
    console.error(
      `\nIsto apaga todos os dados em ${config.dataDir}. Para confirmar: npm run reset -- --sim\n`,
    );
    process.exit(1);
  }
  const lock = lockDataDir(config.dataDir);
  rmSync(config.database.dir, { recursive: true, force: true });
  if (config.storage.kind === 'disk') rmSync(config.storage.dir, { recursive: true, force: true });
  lock.release();
  console.log(`\nDados apagados: ${config.dataDir}\n`);
} catch (error) {
  console.error(`\n${explainStartProblem(error) ?? (error as Error).message}\n`);
  process.exit(1);
}
