import { boundFreedMemory } from '#server/allocator.ts';

/** Starts the product from the environment, see `serve.ts`, which is loaded only now: a process may begin again. */
export async function startServer(): Promise<void> {
  const { serve } = await import('#server/serve.ts');
  await serve();
}

// Only when started directly, not by `npm start`, which builds first.
if (process.argv[1] === import.meta.filename) {
  boundFreedMemory();
  await startServer();
}
