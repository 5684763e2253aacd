import { dayMs } from '#contract/base/units.ts';
import { countOf } from '#web/kit/format.ts';

/** Remaining time in the trash: '12 dias restantes', 'Último dia'. */
export function remainingText(expiraEm: string, now: number): string {
  const days = Math.ceil((Date.parse(expiraEm) - now) / dayMs);
  if (days <= 0) return 'Prazo encerrado';
  return days === 1 ? 'Último dia' : countOf(days, 'dia restante', 'dias restantes');
}
