import { useQuery } from '@tanstack/react-query';
import { useController } from 'react-hook-form';
import { listIncorporadoras } from '#contract/cadastros/incorporadoras.ts';
import { read } from '#web/kit/api/queries.ts';
import type { FormValues } from '#web/kit/form/draft.ts';
import { Field } from '#web/kit/ui/field.tsx';
import { ChoicesFailure } from '#web/kit/ui/load-state.tsx';

/** The incorporadora, marked like what else is required: 0 is none, the initial value, which cannot be saved (EMP-14). */
export function IncorporadoraSelect() {
  const { field, fieldState } = useController<FormValues, string>({ name: 'incorporadoraId' });
  const list = useQuery(read(listIncorporadoras));
  if (list.isLoadingError) return <ChoicesFailure onRetry={() => void list.refetch()} />;
  const value = String(field.value || 0);
  const isUnknown = value !== '0' && !list.data?.some(({ id }) => String(id) === value);
  return (
    <Field
      label={
        <>
          Incorporadora<span className="sr-only"> (obrigatória)</span>
        </>
      }
      required
      error={fieldState.error?.message}
    >
      <select
        className="control"
        name={field.name}
        ref={field.ref}
        value={value}
        onChange={field.onChange}
        onBlur={field.onBlur}
      >
        <option value="0">{list.isPending ? 'Carregando...' : 'Nenhuma'}</option>
        {isUnknown && <option value={value}>{list.isPending ? 'Carregando...' : 'Não encontrada'}</option>}
        {list.data?.map(({ id, nome }) => (
          <option key={id} value={id}>
            {nome}
          </option>
        ))}
      </select>
    </Field>
  );
}
