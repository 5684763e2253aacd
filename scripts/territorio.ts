import { loadIbgeReference } from '#server/cadastros/territorio/ibge-reference.ts';
import { loadIbge } from '#server/cadastros/territorio/load-ibge.ts';
import { createConfig } from '#server/config.ts';
import { openDatabase } from '#server/db/client.ts';
import { DataDirLockedError } from '#server/db/embedded/lock.ts';
import { migrateDatabase } from '#server/db/migrate.ts';
import { loadEnvFile } from '#server/env-file.ts';
import { createLog } from '#server/kernel/log.ts';
import { errorLines } from '#server/kernel/plain-error.ts';
import { explainStartProblem } from '#server/startup-problem.ts';

// `npm run territorio`: loads IBGE's regions, states and municipalities; repeatable.
try {
  loadEnvFile();
  const database = await openDatabase(createConfig(process.env), createLog('silent'));
  try {
    await migrateDatabase(database.pool);
    await loadIbgeReference(database.db);
    const made = await loadIbge(database.db, null);
    const told = Object.values(made).map((count) => count.toLocaleString('pt-BR'));
    console.log(
      made.regioes + made.estados + made.cidades === 0
        ? 'O território do IBGE já estava completo: nada foi criado.'
        : `Território do IBGE carregado. Criados: ${told[0]} regiões, ${told[1]} estados e ${told[2]} cidades.`,
    );
  } finally {
    await database.close();
  }
} catch (error) {
  const explained = explainStartProblem(error);
  console.error(explained ? `\n${explained}` : errorLines(error));
  if (error instanceof DataDirLockedError)
    console.error(
      'Com o banco embutido, pare o Portal do Corretor antes, ou use “Carregar território do IBGE” no painel.\n',
    );
  process.exit(1);
}
