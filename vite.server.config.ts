import { fileURLToPath } from 'node:url';
import { defineConfig, type Plugin } from 'vite';

/**
 * The server in few files: `dist/server/main.js` and the worker modules, each by its path below `server/`.
 * Loading hundreds of sources individually costs a second per start and a hundred megabytes. Libraries of
 * many small files are bundled; others stay external.
 */
const threads = [
  'db/embedded/create-worker',
  'db/embedded/engine-worker',
  'adapters/images/worker',
  'adapters/ocr/worker',
  'adapters/pdf/worker',
  'adapters/sheets/worker',
];

/**
 * Characters beyond Latin-1 as escapes: the engine keeps a source's text, and one such character makes it
 * take two bytes for each.
 */
const oneBytePerCharacter: Plugin = {
  name: 'one-byte-per-character',
  generateBundle(_options, bundle) {
    for (const chunk of Object.values(bundle))
      if (chunk.type === 'chunk')
        chunk.code = chunk.code.replace(
          /[^\0-\xff]/g,
          (character) => `\\u${character.charCodeAt(0).toString(16).padStart(4, '0')}`,
        );
  },
};

export default defineConfig({
  plugins: [oneBytePerCharacter],
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
      output: { chunkFileNames: '[name]-[hash].js', comments: false },
    },
  },
});
