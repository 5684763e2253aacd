import { cidade } from '#contract/cadastros/places.ts';
import { plainScreen } from '#web/kit/crud/plain-screen.ts';
import { cidadesCsv } from './csv.ts';
import { estadoOptions } from './options.ts';

/** Cidades: name and estado (TER-06). */
export const cidadesScreen = plainScreen(cidade, {
  filters: ['estadoId'],
  choices: { estadoId: estadoOptions },
  more: {
    csv: cidadesCsv,
    loadWhenEmpty: async () => (await import('./load-ibge.tsx')).LoadIbge,
  },
});
