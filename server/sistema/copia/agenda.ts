import { dayInBrazil } from '#contract/base/day-in-brazil.ts';
import { dayMs } from '#contract/base/units.ts';
import { agendaSchema } from '#contract/sistema/copias.ts';
import { storedSetting } from '#server/kernel/stored-setting.ts';

/** When backups are made by themselves, and how many of them are kept. */
export const agenda = storedSetting({
  chave: 'agenda-de-copias',
  entidade: 'copia',
  parse: (saved) => agendaSchema.parse(saved),
  initial: { ativa: true, hora: 3, manter: 7 },
});

/** The last time this hour of Brasília (without daylight saving since 2019) struck. */
export function lastTurn(now: Date, hour: number): Date {
  const today = new Date(`${dayInBrazil(now)}T${String(hour).padStart(2, '0')}:00:00-03:00`);
  return today > now ? new Date(today.getTime() - dayMs) : today;
}
