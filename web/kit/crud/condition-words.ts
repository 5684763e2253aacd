import type { Condition } from '#contract/base/conditions.ts';
import { formatDay, formatNumber, formatPrice } from '#web/kit/format.ts';
import type { Column } from './screen.ts';

type Worded = Pick<Column<never>, 'kind' | 'words' | 'unit'>;

/** A compared value in words. */
export const valueWords = ({ words }: Worded, value: string): string =>
  value === '' ? 'Sem valor' : (words?.[value] ?? value);

/** A bound in words: 'R$ 300.000', '30/11/2026'. */
function boundWords({ kind, unit }: Worded, value: string): string {
  if (kind === 'day') return formatDay(value);
  if (kind === 'money') return formatPrice(value);
  return [formatNumber(Number(value)), unit].filter(Boolean).join(' ');
}

/** The conditions of one column in words: 'SP ou RJ', 'de R$ 300.000 até R$ 500.000', 'contém “silva”'. */
export function conditionWords(column: Worded, conditions: readonly Condition[]): string {
  const of = (operator: Condition['operator']) =>
    conditions.filter((one) => one.operator === operator).map(({ value }) => value);
  const parts = [
    of('=')
      .map((value) => valueWords(column, value))
      .join(' ou '),
    ...of('~').map((value) => `contém “${value}”`),
    [
      ...of('>=').map((value) => `de ${boundWords(column, value)}`),
      ...of('<=').map((value) => `até ${boundWords(column, value)}`),
    ].join(' '),
  ];
  return parts.filter(Boolean).join(' e ');
}
