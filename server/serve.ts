import { setTimeout as sleep } from 'node:timers/promises';
import { setFlagsFromString } from 'node:v8';
import closeWithGrace from 'close-with-grace';
import { createConfig } from '#server/config.ts';
import { openDataFolder } from '#server/data-folder.ts';
import { beginDatabase } from '#server/db/client.ts';
import { loadEnvFile } from '#server/env-file.ts';
import { systemClock } from '#server/kernel/clock.ts';
import type { CompareAnswers } from '#server/kernel/http/compare-answers.ts';
import { randomIds } from '#server/kernel/ids.ts';
import { createLog } from '#server/kernel/log.ts';
import { errorLines } from '#server/kernel/plain-error.ts';
import { listenTarget } from '#server/listen-target.ts';
import { prepareDatabase } from '#server/prepare.ts';
import { unknownSecretFiles } from '#server/secret-files.ts';
import { explainStartProblem } from '#server/startup-problem.ts';
import { announceAddress, announceAdmin } from '#server/terminal.ts';

/** How long current work may take to finish after a stop signal. */
const graceMs = 10_000;

/** By NODE_ENV, what happens to answers that differ from their declaration; nothing in production. */
const compared: Record<string, CompareAnswers> = { test: 'fail', development: 'log' };

/**
 * Starts the product from the environment: database, routes, workers, by role; shuts down gracefully on
 * SIGTERM or SIGINT. Configuration errors are printed in Portuguese and end the process.
 */
export async function serve(): Promise<void> {
  try {
    await start();
  } catch (error) {
    const explained = explainStartProblem(error);
    console.error(explained ? `\n${explained}\n` : errorLines(error));
    process.exit(1);
  }
}

async function start(): Promise<void> {
  // Received bytes are outside the JavaScript heap. By default every 64 MB of them trigger a full garbage
  // collection, a third of an upload's cost; counted with the heap they do not. Node 22 lacks the flag.
  if (Number.parseInt(process.versions.node, 10) >= 24)
    setFlagsFromString('--external-memory-accounted-in-global-limit');
  // What a start makes stays. Space for short-lived objects, grown by it, would be held at rest: 25 MB.
  setFlagsFromString('--semi-space-growth-factor=1');
  // The embedded engine's functions are optimised once they have run this much (bytes of code). By default a start's
  // own work is enough for it, and takes a core from the rest of the start.
  setFlagsFromString('--wasm-tiering-budget=100000000');
  loadEnvFile();
  const config = createConfig(process.env);
  const log = createLog(config.logLevel);
  for (const sentence of unknownSecretFiles(process.env)) log.warn(sentence);
  await openDataFolder(config);
  const database = await beginDatabase(config, log);
  const { db, pool } = database;
  const compareAnswers = compared[process.env.NODE_ENV ?? ''];
  // The embedded database opens in its own thread meanwhile. It is asked only after this: loading stops everything
  // else here, and on a slow machine a connection begun before would be given up as unanswered.
  const loaded = import('#server/app.ts');
  const [firstAdmin, app] = await Promise.all([
    Promise.all([database.opened, loaded]).then(() => prepareDatabase(database, { ids: randomIds, config })),
    loaded.then(({ createApp }) =>
      createApp({ config, db, pool, clock: systemClock, log, ids: randomIds, compareAnswers }),
    ),
  ]);

  closeWithGrace({ delay: config.drainMs + graceMs, logger: log }, async ({ err, signal }) => {
    if (err) log.fatal({ err }, 'stopping after an unexpected error');
    else log.info({ signal }, 'stopping');
    // Others take over: first nobody new is sent here, then what is here is answered.
    if (signal === 'SIGTERM' && config.role !== 'worker') {
      app.http.draining.begin();
      await sleep(config.drainMs);
    }
    await Promise.all([app.http.close(), app.stopWorkers()]);
    await database.close();
  });

  await app.startWorkers(config.role);
  const port = config.role === 'worker' ? config.workerPort : config.port;
  if (port !== null) await app.http.listen(listenTarget(process.env, { host: config.host, port }));
  // A process without a server waits between polls; nothing else keeps it alive.
  else setInterval(() => {}, 60 * 60_000);
  if (firstAdmin) announceAdmin(firstAdmin);
  announceAddress(config);
  setFlagsFromString('--semi-space-growth-factor=2');
  setFlagsFromString('--wasm-tiering-budget=13000000');
}
