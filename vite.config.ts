import { join } from 'node:path';
import tailwindcss from '@tailwindcss/vite';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { compressed } from './scripts/compressed.ts';
import { painelChunks } from './scripts/painel-chunks.ts';
import { painelIcons } from './scripts/painel-icons.ts';
import { painelShells } from './scripts/painel-shells.ts';
import { zodWithoutJsonSchema } from './scripts/zod-without-json-schema.ts';

const outDir = join(import.meta.dirname, 'dist/web');

const api = `http://127.0.0.1:${process.env.PORT ?? 3000}`;
const served = ['/api', '/media', '/meu-espaco', '/hotsite', '/corretor', '/fontes', '/health'];

export default defineConfig({
  root: join(import.meta.dirname, 'web'),
  plugins: [
    painelIcons(),
    react(),
    tailwindcss(),
    zodWithoutJsonSchema(),
    painelShells(),
    compressed(outDir),
  ],
  build: {
    outDir,
    emptyOutDir: true,
    assetsInlineLimit: 0,
    reportCompressedSize: false,
    rolldownOptions: { output: { codeSplitting: painelChunks() } },
  },
  server: {
    port: Number(process.env.PANEL_PORT ?? 5173),
    strictPort: true,
    proxy: Object.fromEntries(served.map((path) => [path, api])),
  },
});
