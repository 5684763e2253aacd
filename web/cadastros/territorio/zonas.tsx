import { cidade, zona } from '#contract/cadastros/places.ts';
import { CreatePlain } from '#web/kit/crud/create-plain.tsx';
import { plainScreen } from '#web/kit/crud/plain-screen.ts';
import { zonasCsv } from './csv.ts';
import { inside } from './inside.ts';
import { cidadeOptions, estadoOptions } from './options.ts';

/** Zonas: name and cidade with its sigla (TER-07); a failed delete shows a fixed sentence (TER-53). */
export const zonasScreen = plainScreen(zona, {
  filters: ['cidadeId'],
  choices: { cidadeId: cidadeOptions },
  creates: {
    cidadeId: (part) => <CreatePlain {...part} entity={cidade} sources={{ estadoId: estadoOptions }} />,
  },
  more: {
    actsOf: ({ id }) => ({ main: inside('bairros', `zona=${id}`) }),
    texts: { fixed: ['remove'] },
    csv: zonasCsv,
    loadWhenEmpty: async () => (await import('./first-place.tsx')).FirstZona,
  },
});
