import { useFormContext, useWatch } from 'react-hook-form';
import type { FormValues } from '#web/kit/form/draft.ts';

interface Props {
  name: string;
  label: string;
  /** The stored text. */
  saved: string;
}

/** Below a saved text: emptying the field keeps it, 'Limpar' removes it (BRK-33). */
export function ClearLine({ name, label, saved }: Props) {
  const { control, setValue } = useFormContext<FormValues>();
  const value = useWatch({ control, name });
  const put = (next: string | null) => setValue(name, next, { shouldDirty: true });
  const button = 'font-medium text-ink underline underline-offset-4';
  return (
    <p className="mt-1.5 flex flex-wrap gap-x-3 text-[13px] text-muted" role="status">
      {value === null ? 'Será apagado ao salvar.' : value === '' && 'Em branco, o valor salvo é mantido.'}
      {value === null ? (
        <button type="button" className={button} onClick={() => put(saved)}>
          Desfazer <span className="sr-only">a limpeza: {label.toLowerCase()}</span>
        </button>
      ) : (
        <button type="button" className={button} onClick={() => put(null)}>
          Limpar <span className="sr-only">{label.toLowerCase()}</span>
        </button>
      )}
    </p>
  );
}
