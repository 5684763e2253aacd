import { flushCompileCache } from 'node:module';
import { boundFreedMemory } from '#server/allocator.ts';
import { keepCompiledCode } from '#server/compiled-code.ts';

/** Starts the product from the environment, see `serve.ts`, which is loaded only now: a process may begin again. */
export async function startServer(): Promise<void> {
  const { serve } = await import('#server/serve.ts');
  await serve();
  // Written now and not at the end only: a process may be killed.
  flushCompileCache();
}

// Only when started directly, not by `npm start`, which builds first.
if (process.argv[1] === import.meta.filename) {
  boundFreedMemory();
  keepCompiledCode();
  await startServer();
}
