import { createWriteStream } from 'node:fs';
import { resolve } from 'node:path';
import { pipeline } from 'node:stream/promises';
import { parseArgs } from 'node:util';
import { eq } from 'drizzle-orm';
import { createStorage } from '#server/adapters/storage/create.ts';
import { createConfig } from '#server/config.ts';
import { findPublication } from '#server/da-pasta-a-pagina/comprovantes/find-publication.ts';
import { packPublication } from '#server/da-pasta-a-pagina/comprovantes/pack.ts';
import { verifyPack } from '#server/da-pasta-a-pagina/comprovantes/verify-pack.ts';
import { openDatabase } from '#server/db/client.ts';
import { DataDirLockedError } from '#server/db/embedded/lock.ts';
import { hotsites } from '#server/db/schema/empreendimentos.ts';
import { loadEnvFile } from '#server/env-file.ts';
import { systemClock } from '#server/kernel/clock.ts';
import { AppError } from '#server/kernel/errors.ts';
import { createLog } from '#server/kernel/log.ts';
import { errorLines } from '#server/kernel/plain-error.ts';
import { renderWithoutCorretor } from '#server/publico/paginas-publicas/render-without-corretor.ts';
import { explainStartProblem } from '#server/startup-problem.ts';

const usage = `
npm run evidence -- verify ARQUIVO.zip
  Confere um comprovante: nada alterado, nada faltando, nada acrescentado.

npm run evidence -- make ROTA [--data AAAA-MM-DD] [--para ARQUIVO.zip]
  Faz o comprovante da página que estava no ar ao fim de um dia (hoje, se a data não for dita).
`;

const day = (iso: string) => iso.split('-').reverse().join('/');

/** Needs neither database nor configuration: anyone can verify a pack. */
async function verify(given: string): Promise<boolean> {
  const path = resolve(given);
  const { manifest, manifestHash, problems } = await verifyPack(path);
  if (manifest) {
    console.log(`\nComprovante de ${manifest.hotsite.nome} (/hotsite/${manifest.hotsite.rota})`);
    console.log(`Data: ${day(manifest.data)} · Publicada em: ${manifest.publicadaEm}`);
  }
  if (manifestHash) console.log(`Manifesto: ${manifestHash}`);
  if (problems.length === 0) {
    console.log(`\nConfere: ${manifest!.arquivos.length} arquivos, todos como foram guardados.\n`);
    return true;
  }
  console.error(`\nNão confere:\n${problems.map((problem) => `  - ${problem}`).join('\n')}\n`);
  return false;
}

async function make(rota: string, options: { data?: string; para?: string }): Promise<void> {
  loadEnvFile();
  const config = createConfig(process.env);
  const database = await openDatabase(config, createLog('silent'));
  try {
    const { db } = database;
    const [hotsite] = await db.select({ id: hotsites.id }).from(hotsites).where(eq(hotsites.rota, rota));
    if (!hotsite) throw new AppError(404, 'nao-encontrado', `Não existe hotsite com a rota ${rota}.`);
    const deps = {
      db,
      clock: systemClock,
      storage: createStorage(config.storage),
      showPage: renderWithoutCorretor,
    };
    const found = await findPublication(deps, hotsite.id, options.data);
    const path = resolve(options.para ?? `comprovante-${rota}-${found.day}.zip`);
    const { stream, done } = await packPublication(deps, found);
    await Promise.all([pipeline(stream, createWriteStream(path, { flags: 'wx' })), done]);
    console.log(`\nComprovante feito: ${path}\nManifesto: ${await done}\n`);
  } finally {
    await database.close();
  }
}

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { data: { type: 'string' }, para: { type: 'string' } },
});
try {
  const [command, given] = positionals;
  if (command === 'verify' && given) process.exitCode = (await verify(given)) ? 0 : 1;
  else if (command === 'make' && given) await make(given, values);
  else {
    console.error(usage);
    process.exitCode = 2;
  }
} catch (error) {
  const explained = error instanceof AppError ? error.message : explainStartProblem(error);
  console.error(explained ? `\n${explained}\n` : errorLines(error));
  if (error instanceof DataDirLockedError)
    console.error(
      'Com o banco embutido, pare o Portal do Corretor antes, ou baixe o comprovante pelo painel.\n',
    );
  process.exitCode = 2;
}
