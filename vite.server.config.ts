import { fileURLToPath } from 'node:url';
import { defineConfig } from 'vite';

/**
 * The server in few files: `dist/server/main.js` and the worker modules, each by its path below `server/`.
 * Loading hundreds of sources individually costs a second per start and a hundred megabytes. Libraries of
 * many small files are bundled; others stay external.
 */
const threads = [
  'db/embedded/engine-worker',
  'adapters/images/worker',
  'adapters/ocr/worker',
  'adapters/pdf/worker',
  'adapters/sheets/worker',
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
      // Chunks are at the top level, so that modules locating themselves find main.js beside them.
      output: { chunkFileNames: '[name]-[hash].js' },
    },
  },
});
