import { spawn } from 'node:child_process';
import { build, createServer } from 'vite';
import { ensureBuilt } from './build.ts';

// `npm run dev`: on edits the panel updates itself, public pages and the corretor's own page are rebuilt, and
// the server, which loads them, restarts.
ensureBuilt();
const watched = ['vite.site.config.ts', 'vite.meu-espaco.config.ts'];
const makers = await Promise.all(watched.map(watch));
/** Rebuilds a part whenever its sources change; ready after the first build. */
async function watch(configFile: string) {
  const maker = await build({ configFile, logLevel: 'warn', build: { watch: {}, emptyOutDir: false } });
  if (!('close' in maker)) throw new Error(`${configFile} is not watched`);
  await new Promise<void>((made) =>
    maker.on('event', ({ code }) => {
      if (code === 'END') made();
    }),
  );
  return maker;
}
const server = spawn(
  process.execPath,
  [
    '--watch',
    ...['server', 'contract', 'dist/site', 'dist/meu-espaco'].map((path) => `--watch-path=${path}`),
    'server/main.ts',
  ],
  {
    stdio: 'inherit',
    // Answers that differ from their declaration are logged.
    env: { ...process.env, NODE_ENV: 'development' },
  },
);
const panel = await createServer({ configFile: 'vite.config.ts' });
await panel.listen();
panel.printUrls();

for (const signal of ['SIGINT', 'SIGTERM'] as const)
  process.once(signal, async () => {
    server.kill(signal);
    for (const maker of makers) await maker.close();
    await panel.close();
    process.exit(0);
  });
