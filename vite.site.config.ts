import { fileURLToPath } from 'node:url';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';

/** Public pages: `dist/site/entry-hotsite.js` and `entry-corretor.js`, which the server loads. */
export default defineConfig({
  root: fileURLToPath(new URL('.', import.meta.url)),
  publicDir: false,
  plugins: [react()],
  build: {
    ssr: true,
    outDir: 'dist/site',
    emptyOutDir: true,
    target: 'node22',
    rolldownOptions: {
      input: {
        'entry-hotsite': './site/entry-hotsite.tsx',
        'entry-corretor': './site/entry-corretor.tsx',
      },
    },
  },
});
