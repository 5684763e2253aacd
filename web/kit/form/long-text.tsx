import type { ControllerRenderProps } from 'react-hook-form';
import type { FormField, FormPart } from '#web/kit/crud/screen.ts';
import type { FormValues } from '#web/kit/form/draft.ts';
import { cx } from '#web/kit/ui/cx.ts';
import { TextArea } from './text-area.tsx';

interface Props {
  field: Extract<FormField, { kind: 'long-text' }>;
  input: ControllerRenderProps<FormValues, string>;
  part: FormPart;
  /** Given by Field. */
  id?: string;
  'aria-invalid'?: boolean;
  'aria-describedby'?: string;
}

/** Share of the maximum length from which the count is shown. */
const countFrom = 0.8;

/**
 * A long text with its actions above. An overlong text is reported instead of truncated: a silently cut paste
 * would be worse.
 */
export function LongText({ field, input, part, ...aria }: Props) {
  const { Action, maxLength } = field;
  const { value, ref, ...rest } = input;
  const text = String(value ?? '');
  return (
    <>
      {Action && <Action {...part} />}
      <TextArea
        {...aria}
        {...rest}
        inputRef={ref}
        className="resize-y leading-6"
        rows={field.rows ?? 6}
        value={text}
      />
      {text.length > maxLength * countFrom && (
        <p
          className={cx(
            'mt-1 text-right text-[13px] tabular-nums',
            text.length > maxLength ? 'text-danger' : 'text-muted',
          )}
        >
          {text.length.toLocaleString('pt-BR')} de {maxLength.toLocaleString('pt-BR')} caracteres
        </p>
      )}
    </>
  );
}
