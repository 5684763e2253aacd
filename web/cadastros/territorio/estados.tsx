import { estado, regiao } from '#contract/cadastros/places.ts';
import { CreatePlain } from '#web/kit/crud/create-plain.tsx';
import { plainScreen } from '#web/kit/crud/plain-screen.ts';
import { inside } from './inside.ts';

/** Estados: name, sigla and região (TER-05); a failed delete shows a fixed sentence (TER-53). */
export const estadosScreen = plainScreen(estado, {
  filters: ['regiaoId'],
  creates: { regiaoId: (part) => <CreatePlain {...part} entity={regiao} /> },
  more: {
    actsOf: ({ id }) => ({ main: inside('cidades', `estado=${id}`) }),
    texts: { fixed: ['remove'] },
    loadWhenEmpty: async () => (await import('./load-ibge.tsx')).LoadIbge,
  },
});
