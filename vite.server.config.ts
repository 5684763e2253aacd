import { fileURLToPath } from 'node:url';
import { defineConfig, type Plugin } from 'vite';

/**
 * The server in few files: `dist/server/main.js` and the worker modules, each by its path below `server/`.
 * Loading hundreds of sources individually costs a second per start and a hundred megabytes. Libraries of
 * many small files are bundled; others stay external.
 */
const threads = [
  'db/embedded/create',
  'db/embedded/engine-worker',
  'adapters/images/worker',
  'adapters/ocr/worker',
  'adapters/pdf/worker',
  'adapters/sheets/worker',
];

/** Libraries of many small files, each of which a start would look for and read. */
export const takenIn = [
  'drizzle-orm',
  'zod',
  'undici',
  'css-tree',
  'rate-limiter-flexible',
  'diff',
  'parse5',
  'entities',
  '@brazilian-utils/brazilian-utils',
  'fastify',
  '@fastify/ajv-compiler',
  '@fastify/fast-json-stringify-compiler',
  'fast-json-stringify',
  'ajv',
  'ajv-formats',
  'find-my-way',
  'avvio',
  'pg',
  'pg-protocol',
  'pg-types',
  'fast-uri',
  '@fastify/multipart',
  '@fastify/static',
  '@fastify/busboy',
  '@fastify/send',
  'close-with-grace',
  'semver',
  'fastify-plugin',
  'mime',
];

/**
 * Characters beyond ASCII as escapes: the engine keeps a source's text, where one beyond Latin-1 makes it take two
 * bytes for each, and reads plain ASCII several times as fast.
 */
const plainAscii: Plugin = {
  name: 'plain-ascii',
  generateBundle(_options, bundle) {
    for (const chunk of Object.values(bundle))
      if (chunk.type === 'chunk')
        chunk.code = chunk.code.replace(
          /[^\0-\x7f]/g,
          (character) => `\\u${character.charCodeAt(0).toString(16).padStart(4, '0')}`,
        );
  },
};

export default defineConfig({
  plugins: [plainAscii],
  root: fileURLToPath(new URL('.', import.meta.url)),
  publicDir: false,
  // Only where '@fastify/static' serves a whole folder by itself are files listed by it, and nothing here asks for
  // that: a module without `glob` in its place costs a start nothing.
  resolve: { alias: { glob: 'node:path' } },
  ssr: { noExternal: takenIn },
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
