import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { parentPort, workerData } from 'node:worker_threads';
import type { PGliteOptions } from '@electric-sql/pglite';

export type EngineCode = NonNullable<PGliteOptions['pgliteWasmModule']>;

/** The first message of an engine's thread. */
export interface FirstMessage {
  /** PGlite's code, as this thread compiled or was given it. */
  code: EngineCode;
}

/** Within an engine's thread: the code its process has compiled before, else compiled here and handed over. */
export async function engineCode(): Promise<EngineCode> {
  const given = (workerData as Partial<FirstMessage>).code;
  const code = given ?? (await compile());
  parentPort!.postMessage({ code } satisfies FirstMessage);
  return code;
}

// The browser's types, where this name comes from, are not loaded on the server.
declare const WebAssembly: { compile(bytes: Uint8Array): Promise<EngineCode> };

async function compile(): Promise<EngineCode> {
  const dist = dirname(createRequire(import.meta.url).resolve('@electric-sql/pglite'));
  return WebAssembly.compile(await readFile(join(dist, 'pglite.wasm')));
}
