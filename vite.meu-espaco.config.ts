import { join } from 'node:path';
import tailwindcss from '@tailwindcss/vite';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { compressed } from './scripts/compressed.ts';
import { zodWithoutJsonSchema } from './scripts/zod-without-json-schema.ts';

const root = join(import.meta.dirname, 'web/lisa/meu-espaco');
const outDir = join(import.meta.dirname, 'dist/meu-espaco');

/**
 * A corretor's own page, separate from the panel: opened on a phone from WhatsApp, without any of the panel's
 * code. One script and one style sheet,
 * and the worker that keeps what was seen, under a name that stays.
 */
export default defineConfig({
  root,
  publicDir: 'publico',
  base: '/meu-espaco/',
  plugins: [react(), tailwindcss(), zodWithoutJsonSchema(), compressed(outDir)],
  build: {
    outDir,
    emptyOutDir: true,
    assetsDir: 'arquivos',
    assetsInlineLimit: 0,
    reportCompressedSize: false,
    rolldownOptions: {
      input: { index: join(root, 'index.html'), sw: join(root, 'sw.ts') },
      output: {
        entryFileNames: ({ name }) => (name === 'sw' ? 'sw.js' : 'arquivos/[name]-[hash].js'),
      },
    },
  },
});
