import { type FormEvent, useState } from 'react';
import { priceForTyping, priceFromTyped } from '#contract/cadastros/preco.ts';
import { DayControl } from '#web/kit/form/day-control.tsx';
import { isDay as isWholeDay } from '#web/kit/form/days.ts';
import { maskDecimal } from '#web/kit/form/masks.ts';
import { Button } from '#web/kit/ui/button.tsx';
import { Field } from '#web/kit/ui/field.tsx';
import type { ConditionProps } from './condition-props.ts';

/** From and to of a number, an amount or a day. */
export function RangeCondition({ column, conditions, onConditions }: ConditionProps) {
  const isDay = column.kind === 'day';
  const boundOf = (operator: '>=' | '<=') => {
    const value = conditions.find((one) => one.operator === operator)?.value ?? '';
    return isDay ? value : priceForTyping(value || null).replace(/,00$/, '');
  };
  const [from, setFrom] = useState(boundOf('>='));
  const [to, setTo] = useState(boundOf('<='));
  const read = (typed: string) => (isDay ? (isWholeDay(typed) ? typed : '') : (priceFromTyped(typed) ?? ''));
  const isReversed =
    read(from) !== '' && read(to) !== '' && (isDay ? from > to : Number(read(from)) > Number(read(to)));
  const noDay = (text: string) => (isDay && text !== '' && !isWholeDay(text) ? 'Data inválida' : undefined);
  const isWrong = isReversed || noDay(from) !== undefined || noDay(to) !== undefined;
  function apply(event: FormEvent) {
    event.preventDefault();
    if (isWrong) return;
    const bounds = [
      { column: column.id, operator: '>=' as const, value: read(from) },
      { column: column.id, operator: '<=' as const, value: read(to) },
    ];
    onConditions(bounds.filter(({ value }) => value !== ''));
  }
  const control = (value: string, onChange: (value: string) => void) =>
    isDay ? (
      <DayControl value={value} onChange={onChange} />
    ) : (
      <input
        className="control tabular-nums"
        inputMode="decimal"
        autoComplete="off"
        value={value}
        onChange={({ target }) => onChange(maskDecimal(target.value))}
      />
    );
  const unit = column.kind === 'money' ? 'R$' : column.unit;
  const label = (word: string) => (unit ? `${word} (${unit})` : word);
  return (
    <form className="mt-3 grid grid-cols-2 gap-2" onSubmit={apply}>
      <Field label={label('De')} error={noDay(from)}>
        {control(from, setFrom)}
      </Field>
      <Field label={label('Até')} error={isReversed ? 'Menor que o início' : noDay(to)}>
        {control(to, setTo)}
      </Field>
      <Button type="submit" className="col-span-2" why={isWrong ? 'Corrija os limites' : undefined}>
        Aplicar
      </Button>
    </form>
  );
}
