import { enableCompileCache, flushCompileCache } from 'node:module';
import { join } from 'node:path';

// `npm start`: builds what is missing or old, then serves from this process. What Node.js compiles
// is kept between starts, which is why everything else is loaded after it.
enableCompileCache(join(import.meta.dirname, '../node_modules/.cache/node'));
process.env.NODE_ENV ??= 'production';

const { ensureBuilt } = await import('./build.ts');
await ensureBuilt();
const built: typeof import('#server/main.ts') = await import(
  join(import.meta.dirname, '../dist/server/main.js')
);
await built.startServer();
flushCompileCache();
