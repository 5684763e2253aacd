import { formatCount } from '#contract/base/format-count.ts';

/** Stands where a place has no value, or it could not be read. */
export const nothing = '—';

/** Created on first use: each takes the browser milliseconds. */
function onFirstUse<Made>(make: () => Made): () => Made {
  let made: Made | undefined;
  return () => {
    made ??= make();
    return made;
  };
}

const whole = onFirstUse(() => new Intl.NumberFormat('pt-BR', { maximumFractionDigits: 0 }));
const cents = onFirstUse(
  () => new Intl.NumberFormat('pt-BR', { minimumFractionDigits: 2, maximumFractionDigits: 2 }),
);
const day = onFirstUse(
  () =>
    new Intl.DateTimeFormat('pt-BR', {
      timeZone: 'America/Sao_Paulo',
      day: '2-digit',
      month: '2-digit',
      year: 'numeric',
    }),
);
const minute = onFirstUse(
  () =>
    new Intl.DateTimeFormat('pt-BR', { timeZone: 'America/Sao_Paulo', hour: '2-digit', minute: '2-digit' }),
);

/** 'R$ 1.250.000' from a decimal string; cents only if nonzero; 'N/A' if null (UXT-03, UXT-09). */
export function formatPrice(value: string | null): string {
  const number = value === null || value === '' ? Number.NaN : Number(value);
  if (!Number.isFinite(number)) return 'N/A';
  return `R$ ${(Number.isInteger(number) ? whole() : cents()).format(number)}`;
}

/** '1.250' or '72,50'. */
export const formatNumber = (value: number): string =>
  (Number.isInteger(value) ? whole() : cents()).format(value);

/** dd/mm/yyyy in São Paulo (UXT-02) from an ISO timestamp. */
export function formatDate(iso: string): string {
  return day().format(new Date(iso));
}

/** dd/mm/yyyy from an ISO day, independent of time zone. */
export const formatDay = (day: string): string => day.split('-').reverse().join('/');

/** '30/06/2029' or '06/2029' from an ISO day or month; '' if null. */
export const formatDayOrMonth = (day: string | null): string => (day ? formatDay(day) : '');

/** hh:mm in São Paulo from an ISO timestamp. */
export function formatTime(iso: string): string {
  return minute().format(new Date(iso));
}

/** A timestamp for display: '21/11/2026 às 14:05'. */
export const formatMoment = (iso: string) => `${formatDate(iso)} às ${formatTime(iso)}`;

/** A number of things; of too many to be counted, how many were. */
export type Count = number | { moreThan: number };

/** '1.200', 'mais de 5.000' */
export const countText = (count: Count): string =>
  typeof count === 'number' ? formatCount(count) : `mais de ${formatCount(count.moreThan)}`;

/** '1 imagem', '12 imagens', 'mais de 5.000 imagens'. */
export function countOf(count: Count, one: string, many: string): string {
  return `${countText(count)} ${count === 1 ? one : many}`;
}

/** As it begins a sentence. */
export const capitalized = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);

/** '63 a 110', '63,42 a 187,40', '63' if both ends are equal, null if both are unknown. */
export function formatRange(min: string | number | null, max: string | number | null): string | null {
  const ends = [...new Set([min, max].filter((end) => end !== null).map(Number))];
  if (ends.length === 0) return null;
  const format = ends.every(Number.isInteger) ? whole() : cents();
  return ends.map((end) => format.format(end)).join(' a ');
}

/** The first characters of a text, followed by '...' if truncated (TER-09). */
export function excerpt(text: string, length: number): string {
  const characters = [...text.replace(/\s+/g, ' ').trim()];
  return characters.length > length ? `${characters.slice(0, length).join('')}...` : characters.join('');
}

/** '2026-11-16' → '16/11': day labels of a chart, whose year is obvious. */
export const dayOf = (iso: string) => `${iso.slice(8, 10)}/${iso.slice(5, 7)}`;

const signs = { USD: 'US$', BRL: 'R$' };

/** 'US$ 0,0035': an estimate, two to four decimals. */
export function formatCost({ valor, moeda }: { valor: string; moeda: keyof typeof signs }): string {
  const [whole = '0', rest = ''] = valor.split('.');
  const cents = rest.replace(/0+$/, '').padEnd(2, '0');
  return `${signs[moeda]} ${formatCount(Number(whole))},${cents}`;
}
