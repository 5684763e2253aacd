import type { AnyCrudScreen } from '#web/kit/crud/screen.ts';
import { bairrosScreen } from './bairros.tsx';
import { cidadesScreen } from './cidades.tsx';
import { estadosScreen } from './estados.tsx';
import { regioesScreen } from './regioes.tsx';
import type { Level } from './tree.ts';
import { zonasScreen } from './zonas.tsx';

/** The declared list of each level. */
export const placeScreens: Record<Level, AnyCrudScreen> = {
  regiao: regioesScreen,
  estado: estadosScreen,
  cidade: cidadesScreen,
  zona: zonasScreen,
  bairro: bairrosScreen,
};

/** Address of a level's table. */
export const tablePath = (level: Level) => `/admin/${placeScreens[level].list}`;
