import type { Drawn } from '../encode.ts';
import { ambarFolder } from '../folder-ambar.ts';
import { render } from '../render/render.ts';
import { type FacadeAngle, facade } from './facade.ts';
import { ambar } from './tower.ts';

const angles: FacadeAngle[] = ['frente', 'esquina', 'entrada', 'lateral', 'aerea', 'detalhe'];
export const drawings: Record<string, (scale: number) => Drawn> = Object.fromEntries(
  [...new Set(ambarFolder.images.map((i) => i.drawing))].map((name, i) => [
    name,
    (scale: number) => {
      const hour = (['dia', 'tarde', 'crepusculo', 'manha'] as const)[i % 4]!;
      return render(
        facade(ambar, angles[i % 6]!, hour, 200 + i * 3),
        Math.round(1200 * scale),
        Math.round(900 * scale),
      );
    },
  ]),
);
