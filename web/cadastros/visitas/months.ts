import { lazily } from '#contract/base/lazily.ts';

const name = lazily(
  () => new Intl.DateTimeFormat('pt-BR', { timeZone: 'UTC', month: 'long', year: 'numeric' }),
);

/** '2026-11' → 'Novembro de 2026'. */
export function monthLabel(mes: string): string {
  const text = name().format(new Date(`${mes}-01T00:00:00Z`));
  return text.charAt(0).toUpperCase() + text.slice(1);
}

/** The month of a day and those before it, newest first. */
export function monthsUntil(day: string, many: number): string[] {
  const [year, month] = day.split('-').map(Number) as [number, number];
  return Array.from({ length: many }, (_, n) =>
    new Date(Date.UTC(year, month - 1 - n, 1)).toISOString().slice(0, 7),
  );
}
