import type { Motor } from '#contract/da-pasta-a-pagina/motores.ts';
import type { Intelligence } from '#server/adapters/intelligence/port.ts';
import { AppError } from '#server/kernel/errors.ts';

/** The configured engine, and the rules, which are always there. */
export interface Engines {
  intelligence: Intelligence;
  local: Intelligence;
}

/** The engine someone named; null is the configured one. Throws AppError 409 if no model is set up. */
export function engineOf({ intelligence, local }: Engines, motor: Motor | null): Intelligence {
  if (motor === null) return intelligence;
  if (motor === 'local') return local;
  if (intelligence.kind === 'model') return intelligence;
  throw new AppError(
    409,
    'sem-modelo',
    'Nenhum modelo está configurado: só o motor local escreve páginas aqui.',
  );
}
