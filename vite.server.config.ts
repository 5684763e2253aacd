import { fileURLToPath } from 'node:url';
import { defineConfig } from 'vite';

/**
 * The server in few files: `dist/server/main.js` and the modules that run in threads, each by its
 * path below `server/`. Reading hundreds of sources one by one costs a second of every start and a
 * hundred megabytes. Libraries of many small files are taken in; the others stay where they are.
 */
const threads = [
  'db/embedded/engine-worker',
  'adapters/images/worker',
  'adapters/ocr/worker',
  'adapters/pdf/worker',
];

export default defineConfig({
  root: fileURLToPath(new URL('.', import.meta.url)),
  publicDir: false,
  ssr: { noExternal: ['drizzle-orm', 'zod'] },
  build: {
    ssr: true,
    outDir: 'dist/server',
    emptyOutDir: true,
    target: 'node22',
    minify: false,
    rolldownOptions: {
      input: Object.fromEntries(['main', ...threads].map((path) => [path, `./server/${path}.ts`])),
      // Chunks stand at the top: what asks for its own place finds itself beside main.js.
      output: { chunkFileNames: '[name]-[hash].js' },
    },
  },
});
