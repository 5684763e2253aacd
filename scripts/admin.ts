import { createConfig } from '#server/config.ts';
import { openDatabase } from '#server/db/client.ts';
import { DataDirLockedError } from '#server/db/embedded/lock.ts';
import { migrateDatabase } from '#server/db/migrate.ts';
import { loadEnvFile } from '#server/env-file.ts';
import { randomIds } from '#server/kernel/ids.ts';
import { createLog } from '#server/kernel/log.ts';
import { errorLines } from '#server/kernel/plain-error.ts';
import { resetAdmin } from '#server/sistema/sessao/admin-account.ts';
import { explainStartProblem } from '#server/startup-problem.ts';
import { announceAdmin } from '#server/terminal.ts';

// `npm run admin`: resets the password of ADMIN_USERNAME, to a random one or ADMIN_PASSWORD. Ends all
// sessions.
try {
  loadEnvFile();
  const config = createConfig(process.env);
  const database = await openDatabase(config, createLog('silent'));
  try {
    await migrateDatabase(database.pool);
    announceAdmin(await resetAdmin(database.db, { ids: randomIds, config }));
  } finally {
    await database.close();
  }
} catch (error) {
  const explained = explainStartProblem(error);
  console.error(explained ? `\n${explained}` : errorLines(error));
  if (error instanceof DataDirLockedError)
    console.error('Com o banco embutido, pare o Portal do Corretor antes de trocar a senha.\n');
  process.exit(1);
}
