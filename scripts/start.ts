import { join } from 'node:path';
import { boundFreedMemory } from '#server/allocator.ts';
import { keepCompiledCode } from '#server/compiled-code.ts';

// `npm start`: builds what is missing or outdated, then serves from this process. Compiled code is kept between
// starts, so everything else is loaded afterwards.
boundFreedMemory();
keepCompiledCode();
process.env.NODE_ENV ??= 'production';

const { ensureBuiltOrExit } = await import('./build.ts');
ensureBuiltOrExit();
const built: typeof import('#server/main.ts') = await import(
  join(import.meta.dirname, '../dist/server/main.js')
);
await built.startServer();
