import { existsSync } from 'node:fs';
import { build } from 'vite';

/** Builds the panel once for all browser tests; `WEB_BUILT=1` takes the build that is there. */
export default async function globalSetup(): Promise<void> {
  if (process.env.WEB_BUILT && existsSync('dist/web/index.html')) return;
  await build({ configFile: 'vite.config.ts', logLevel: 'warn' });
}
