import { regiao } from '#contract/cadastros/places.ts';
import { plainScreen } from '#web/kit/crud/plain-screen.ts';
import { inside } from './inside.ts';

/** Regiões: name and code (TER-04). */
export const regioesScreen = plainScreen(regiao, {
  more: {
    actsOf: ({ id }) => ({ main: inside('estados', `regiao=${id}`) }),
    loadWhenEmpty: async () => (await import('./load-ibge.tsx')).LoadIbge,
  },
});
