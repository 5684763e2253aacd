import { lazily } from '#contract/base/lazily.ts';

/** Unsolicited messages are sent only from 8 to 20 h in São Paulo. */
const firstHour = 8;
const lastHour = 20;
const quarterMs = 15 * 60_000;

const hourFormat = lazily(
  () =>
    new Intl.DateTimeFormat('en-GB', {
      timeZone: 'America/Sao_Paulo',
      hour: '2-digit',
      hourCycle: 'h23',
    }),
);

/** Whether unsolicited messages are allowed at this hour. */
export function isDaytime(now: Date): boolean {
  const hour = Number(hourFormat().format(now));
  return hour >= firstHour && hour < lastHour;
}

/** This moment in daytime, else the next morning. */
export function nextDaytime(now: Date): Date {
  if (isDaytime(now)) return now;
  let at = Math.ceil(now.getTime() / quarterMs) * quarterMs;
  while (!isDaytime(new Date(at))) at += quarterMs;
  return new Date(at);
}
