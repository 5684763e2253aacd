import { readdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, gzip } from 'node:zlib';
import tailwindcss from '@tailwindcss/vite';
import react from '@vitejs/plugin-react';
import { defineConfig, type Plugin } from 'vite';
import { panelChunks } from './scripts/panel-chunks.ts';
import { panelShells } from './scripts/panel-shells.ts';
import { zodWithoutJsonSchema } from './scripts/zod-without-json-schema.ts';

const outDir = join(import.meta.dirname, 'dist/web');

/** Writes `.br` and `.gz` beside every text file, so that serving never compresses. */
function compressed(): Plugin {
  return {
    name: 'compressed',
    apply: 'build',
    async closeBundle() {
      const names = await readdir(outDir, { recursive: true });
      await Promise.all(
        names
          .filter((name) => /\.(js|css|html|svg)$/.test(name))
          .map(async (name) => {
            const file = join(outDir, name);
            const bytes = await readFile(file);
            await writeFile(`${file}.br`, await promisify(brotliCompress)(bytes));
            await writeFile(`${file}.gz`, await promisify(gzip)(bytes, { level: 9 }));
          }),
      );
    },
  };
}

const api = `http://127.0.0.1:${process.env.PORT ?? 3000}`;
const served = ['/api', '/media', '/hotsite', '/corretor', '/fontes', '/health'];

export default defineConfig({
  root: join(import.meta.dirname, 'web'),
  plugins: [react(), tailwindcss(), zodWithoutJsonSchema(), panelShells(), compressed()],
  build: {
    outDir,
    emptyOutDir: true,
    assetsInlineLimit: 0,
    reportCompressedSize: false,
    rolldownOptions: { output: { codeSplitting: panelChunks() } },
  },
  server: { port: 5173, strictPort: true, proxy: Object.fromEntries(served.map((path) => [path, api])) },
});
