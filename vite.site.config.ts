import { readFileSync } from 'node:fs';
import { basename } from 'node:path';
import { fileURLToPath } from 'node:url';
import react from '@vitejs/plugin-react';
import { defineConfig, type Plugin } from 'vite';
import { pageFonts } from './contract/fontes.ts';

/** Puts the woff2 files of the styles beside the built entry, under `fonts/`. */
function pageFontFiles(): Plugin {
  return {
    name: 'page-font-files',
    generateBundle() {
      const files = Object.values(pageFonts).flatMap((fonts) =>
        fonts.map((font) => `${font.package}/${font.file}`),
      );
      for (const file of new Set(files)) {
        this.emitFile({
          type: 'asset',
          fileName: `fonts/${basename(file)}`,
          source: readFileSync(new URL(`./node_modules/${file}`, import.meta.url)),
        });
      }
    },
  };
}

/** Public pages: `dist/site/entry-hotsite.js`, which the server loads, and their fonts. */
export default defineConfig({
  root: fileURLToPath(new URL('.', import.meta.url)),
  publicDir: false,
  plugins: [react(), pageFontFiles()],
  build: {
    ssr: true,
    outDir: 'dist/site',
    emptyOutDir: true,
    target: 'node22',
    rolldownOptions: { input: { 'entry-hotsite': './site/entry-hotsite.tsx' } },
  },
});
