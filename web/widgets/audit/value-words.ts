import { formatDate, formatPrice, formatTime } from '#web/kit/format.ts';

/** An instant as people read it: '21/11/2026 às 14:05'. */
export const momentText = (iso: string) => `${formatDate(iso)} às ${formatTime(iso)}`;

const instant = /^\d{4}-\d\d-\d\dT\d\d:\d\d/;
const day = /^(\d{4})-(\d\d)-(\d\d)$/;

/** A stored value in words; '' for none. */
export function valueText(campo: string, value: unknown): string {
  if (value === null || value === undefined || value === '') return '';
  if (typeof value === 'boolean') return value ? 'Sim' : 'Não';
  if (typeof value === 'number') return String(value);
  if (Array.isArray(value))
    return value.map((item) => valueText(campo, item)).join(value.every(isPlain) ? ', ' : '\n');
  if (typeof value === 'object') return JSON.stringify(value, null, 1);
  const text = String(value);
  if (campo.startsWith('preco') && /^\d+(\.\d+)?$/.test(text)) return formatPrice(text);
  if (instant.test(text)) return momentText(text);
  return text.replace(day, '$3/$2/$1');
}

const isPlain = (value: unknown) => typeof value !== 'object';

/** The address of one of our pictures, to show it instead of its address. */
export const pictureOf = (value: unknown): string | null =>
  typeof value === 'string' && /^\/media\/[\w./-]+\.(webp|jpe?g|png)$/.test(value) ? value : null;
