import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { read } from '#web/kit/api/queries.ts';
import type { FormField, OptionSource } from '#web/kit/crud/screen.ts';

function ChosenLabel({ source, value }: { source: OptionSource; value: string }) {
  const { data = [] } = useQuery(read<unknown[]>(`/api/${source.list}`));
  return data.map(source.option).find((option) => option.value === value)?.label ?? value;
}

/** A field's value as it is read, where two of them stand beside each other. */
export function ValueText({ field, value }: { field: FormField; value: unknown }): ReactNode {
  const text = String(value ?? '');
  if (field.kind === 'own' && field.show) return field.show(value);
  if (field.kind === 'switch') return value ? 'Sim' : 'Não';
  if (!text || text === '0') return <span className="text-muted">vazio</span>;
  if (field.kind === 'image')
    return <img src={text} alt={field.label} className="h-20 w-28 rounded-md object-cover" />;
  if (field.kind === 'select') return field.options.find((option) => option.value === text)?.label ?? text;
  if (field.kind === 'choice') return <ChosenLabel source={field.options} value={text} />;
  return text;
}
