import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { read } from '#web/kit/api/queries.ts';
import { crudCalls } from '#web/kit/crud/crud-calls.ts';
import type { FormField, OptionSource, SearchSource } from '#web/kit/crud/screen.ts';
import { formatDay } from '#web/kit/format.ts';

function ChosenLabel({ source, value }: { source: OptionSource; value: string }) {
  const { data = [] } = useQuery(read(crudCalls.list(source.list)));
  return data.map(source.option).find((option) => option.value === value)?.label ?? value;
}
function FoundLabel({ source, value }: { source: SearchSource; value: string }) {
  const { data } = useQuery(read(crudCalls.read(source.list), { params: { id: value } }));
  return data ? source.option(data).label : value;
}

const picture = (src: string, alt: string) => (
  <img key={src} src={src} alt={alt} className="h-20 w-28 rounded-md object-cover" />
);

/** A field's value in words, for comparisons. */
export function ValueText({ field, value }: { field: FormField; value: unknown }): ReactNode {
  const text = String(value ?? '');
  if (field.kind === 'own' && field.show) return field.show(value);
  if (field.kind === 'switch') return value ? 'Sim' : 'Não';
  if (!text || text === '0') return <span className="text-muted">vazio</span>;
  if (field.kind === 'image') return picture(text, field.label);
  if (field.kind === 'images')
    return (
      <span className="flex flex-wrap gap-2">
        {(value as string[]).map((src, n) => picture(src, `${field.label} ${n + 1}`))}
      </span>
    );
  if (field.kind === 'select') return field.options.find((option) => option.value === text)?.label ?? text;
  if (field.kind === 'choice') {
    const { options } = field;
    if ('search' in options) return <FoundLabel source={options} value={text} />;
    return <ChosenLabel source={options} value={text} />;
  }
  return field.kind === 'text' && field.type === 'date' ? formatDay(text) : text;
}
