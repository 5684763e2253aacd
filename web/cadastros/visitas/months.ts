import { lazily } from '#contract/base/lazily.ts';

const name = lazily(
  () => new Intl.DateTimeFormat('pt-BR', { timeZone: 'UTC', month: 'long', year: 'numeric' }),
);
const short = lazily(
  () => new Intl.DateTimeFormat('pt-BR', { timeZone: 'UTC', month: 'short', year: '2-digit' }),
);
const dateOf = (mes: string) => new Date(`${mes}-01T00:00:00Z`);

/** '2026-11' → 'Novembro de 2026'. */
export function monthLabel(mes: string): string {
  const text = name().format(dateOf(mes));
  return text.charAt(0).toUpperCase() + text.slice(1);
}

/** '2026-11' → 'nov/26'. */
export const shortMonth = (mes: string): string =>
  short()
    .format(dateOf(mes))
    .replace(/\. de |\s+de\s+/, '/');

/** The month so many before another. */
function monthBefore(mes: string, many: number): string {
  const [year, month] = mes.split('-').map(Number) as [number, number];
  return new Date(Date.UTC(year, month - 1 - many, 1)).toISOString().slice(0, 7);
}

/** From one month to another, both included. */
export interface Period {
  de: string;
  ate: string;
}
export interface Choice extends Period {
  label: string;
}
export interface Choices {
  longer: Choice[];
  years: Choice[];
  months: Choice[];
}

/** '2026-01' to '2026-03' → 'Janeiro de 2026 a março de 2026'. */
export const periodLabel = ({ de, ate }: Period): string =>
  de === ate ? monthLabel(de) : `${monthLabel(de)} a ${monthLabel(ate).toLowerCase()}`;

/** What may be looked at on a day, newest first, where counting began in `desde`. */
export function periodsUntil(day: string, desde: string | null): Choices {
  const now = day.slice(0, 7);
  const first = desde !== null && desde < now ? desde : now;
  const months: Choice[] = [];
  for (let mes = now; mes >= first; mes = monthBefore(mes, 1))
    months.push({ de: mes, ate: mes, label: monthLabel(mes) });
  const last = (many: number): Choice[] =>
    months.length > 1 ? [{ de: monthBefore(now, many - 1), ate: now, label: `Últimos ${many} meses` }] : [];
  const years = [...new Set(months.map(({ de }) => de.slice(0, 4)))].map((year) => ({
    de: `${year}-01`,
    ate: `${year}-12`,
    label: year,
  }));
  const whole = months.length > 12 ? [{ de: first, ate: now, label: 'Desde o começo' }] : [];
  return { longer: [...last(3), ...last(12), ...whole], years: months.length > 1 ? years : [], months };
}
