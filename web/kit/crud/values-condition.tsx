import { type FormEvent, useState } from 'react';
import { formatCount } from '#contract/base/format-count.ts';
import { foldText } from '#contract/base/text.ts';
import { Button } from '#web/kit/ui/button.tsx';
import type { ConditionProps } from './condition-props.ts';
import { valueWords } from './condition-words.ts';
import { type FacetValue, useFacets } from './use-facets.ts';

/** Most values in sight at once. */
const mostShown = 100;

/** Values that occur in a column, to be chosen among, or a part of its text. */
export function ValuesCondition({ column, conditions, onConditions, ...props }: ConditionProps) {
  const [typed, setTyped] = useState(conditions.find(({ operator }) => operator === '~')?.value ?? '');
  const { values, isFailed } = useFacets(props, column, typed.trim());
  const chosen = conditions.flatMap(({ operator, value }) => (operator === '=' ? [value] : []));
  const sought = foldText(typed.trim());
  const equal = (value: string) => ({ column: column.id, operator: '=' as const, value });
  const isPartial = values?.some(({ aoMenos }) => aoMenos) ?? false;
  const missing = chosen.filter((value) => !values?.some(({ valor }) => valor === value));
  const unseen = missing.map((valor) => (isPartial ? { valor } : { valor, total: 0 }));
  const options: FacetValue[] = [...unseen, ...(values ?? [])].filter(({ valor }) =>
    foldText(valueWords(column, valor)).includes(sought),
  );
  const shown = options.slice(0, mostShown);
  function toggle(value: string) {
    const next = chosen.includes(value) ? chosen.filter((one) => one !== value) : [...chosen, value];
    onConditions(next.map(equal));
  }
  function apply(event: FormEvent) {
    event.preventDefault();
    const text = typed.trim();
    onConditions(text ? [{ column: column.id, operator: '~', value: text }] : []);
  }
  return (
    <>
      <form className="mt-3 flex gap-2" onSubmit={apply}>
        <input
          type="search"
          className="control min-w-0 flex-1"
          aria-label={`Contém, em ${column.label}`}
          placeholder="Contém..."
          maxLength={100}
          value={typed}
          onChange={({ target }) => setTyped(target.value)}
        />
        <Button type="submit">Aplicar</Button>
      </form>
      {values === undefined && !isFailed && <p className="mt-3 px-1 text-muted">Carregando...</p>}
      {isFailed && (
        <p role="alert" className="field-error mt-3 px-1">
          Erro ao carregar dados
        </p>
      )}
      {values && options.length === 0 && <p className="mt-3 px-1 text-muted">Nenhum valor encontrado</p>}
      {shown.length > 0 && (
        <ul aria-label={`Valores de ${column.label}`} className="mt-2 max-h-72 overflow-y-auto">
          {shown.map(({ valor, total, aoMenos }) => (
            <li key={valor}>
              <label className="flex min-h-9 cursor-pointer items-center gap-2.5 rounded-md px-1 hover:bg-sunken">
                <input
                  type="checkbox"
                  className="size-4 shrink-0 accent-gold-ink"
                  checked={chosen.includes(valor)}
                  onChange={() => toggle(valor)}
                />
                <span className="min-w-0 flex-1 truncate">{valueWords(column, valor)}</span>
                {total !== undefined && (
                  <span className="text-[13px] text-muted tabular-nums">
                    {formatCount(total)}
                    {aoMenos && ' ou mais'}
                  </span>
                )}
              </label>
            </li>
          ))}
        </ul>
      )}
      {(options.length > mostShown || isPartial) && (
        <p className="mt-2 px-1 text-[13px] text-muted">
          {isPartial
            ? 'São os valores de uma parte da lista: escreva acima para encontrar outros.'
            : `Mais ${formatCount(options.length - mostShown)}: escreva acima para encontrar.`}
        </p>
      )}
    </>
  );
}
