import { spawn } from 'node:child_process';
import { createServer } from 'vite';
import { ensureBuilt } from './build.ts';

// `npm run dev`: the server restarts and the panel updates itself while files are edited.
await ensureBuilt();
const server = spawn(
  process.execPath,
  ['--watch', '--watch-path=server', '--watch-path=contract', 'server/main.ts'],
  {
    stdio: 'inherit',
    // An answer that is not as its route declares it is told in the log.
    env: { ...process.env, NODE_ENV: 'development' },
  },
);
const panel = await createServer({ configFile: 'vite.config.ts' });
await panel.listen();
panel.printUrls();

for (const signal of ['SIGINT', 'SIGTERM'] as const)
  process.once(signal, async () => {
    server.kill(signal);
    await panel.close();
    process.exit(0);
  });
