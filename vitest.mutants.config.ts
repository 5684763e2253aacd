import { defineConfig } from 'vitest/config';

/** The tests that `npm run test:mutants` asks: those of the slices of pure functions. */
export default defineConfig({
  test: {
    include: [
      'server/da-pasta-a-pagina/{extracao,classificacao,redacao}/**/*.test.ts',
      'server/lisa/entendimento/**/*.test.ts',
      'server/adapters/intelligence/*.test.ts',
      'tests/fixtures/documentos/*.test.ts',
    ],
    exclude: ['**/*.{db,pg,engines}.test.ts', '**/*.collection.*'],
  },
});
