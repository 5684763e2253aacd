import { lazily } from './lazily.ts';

/** 'sv' formats ISO days. */
const format = lazily(() => new Intl.DateTimeFormat('sv', { timeZone: 'America/Sao_Paulo' }));
let last = { minute: -1, day: '' };

/**
 * The calendar day in São Paulo at a moment: '2026-11-21'. Needed on every request, computed once a minute.
 */
export function dayInBrazil(moment: Date): string {
  const minute = Math.floor(moment.getTime() / 60_000);
  if (last.minute !== minute) last = { minute, day: format().format(moment) };
  return last.day;
}
