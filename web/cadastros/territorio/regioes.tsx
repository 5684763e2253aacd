import { regiao } from '#contract/cadastros/places.ts';
import { plainScreen } from '#web/kit/crud/plain-screen.ts';

/** Regiões: name and code (TER-04). */
export const regioesScreen = plainScreen(regiao, {
  more: { loadWhenEmpty: async () => (await import('./load-ibge.tsx')).LoadIbge },
});
