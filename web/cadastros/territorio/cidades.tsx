import { cidade, estado } from '#contract/cadastros/places.ts';
import { CreatePlain } from '#web/kit/crud/create-plain.tsx';
import { plainScreen } from '#web/kit/crud/plain-screen.ts';
import { cidadesCsv } from './csv.ts';
import { inside } from './inside.ts';
import { estadoOptions } from './options.ts';

/** Cidades: name and estado (TER-06). */
export const cidadesScreen = plainScreen(cidade, {
  filters: ['estadoId'],
  choices: { estadoId: estadoOptions },
  creates: { estadoId: (part) => <CreatePlain {...part} entity={estado} /> },
  more: {
    actsOf: ({ id }) => ({ main: inside('zonas', `cidade=${id}`) }),
    csv: cidadesCsv,
    loadWhenEmpty: async () => (await import('./load-ibge.tsx')).LoadIbge,
  },
});
