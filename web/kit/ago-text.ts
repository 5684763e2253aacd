import { hourMs } from '#contract/base/units.ts';
import { countOf } from '#web/kit/format.ts';

/** Relative time: 'há 5 horas', 'há 3 dias'. */
export function agoText(iso: string, now: number): string {
  const hours = Math.floor((now - Date.parse(iso)) / hourMs);
  if (hours < 1) return 'há menos de uma hora';
  return hours < 48
    ? `há ${countOf(hours, 'hora', 'horas')}`
    : `há ${countOf(Math.floor(hours / 24), 'dia', 'dias')}`;
}
