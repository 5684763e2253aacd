import { type ReactNode, useContext, useState } from 'react';
import { useController, useFormContext, useWatch } from 'react-hook-form';
import type { CrudRecord, FormField as Declared, FormPart } from '#web/kit/crud/screen.ts';
import { afterPress } from '#web/kit/form/after-press.ts';
import { doubtAbout } from '#web/kit/form/doubts.ts';
import type { FormValues } from '#web/kit/form/draft.ts';
import { FieldControl } from '#web/kit/form/field-control.tsx';
import { firstMessage } from '#web/kit/form/first-message.ts';
import { RequiredFields } from '#web/kit/form/required.ts';
import { cx } from '#web/kit/ui/cx.ts';
import { Field } from '#web/kit/ui/field.tsx';
import { Switch } from '#web/kit/ui/switch.tsx';

/** Type of a server error, which is more specific than 'Campo obrigatório'. */
export const foundByServer = 'servidor';

const isBlank = (value: unknown) => value === 0 || String(value ?? '').trim() === '';

/** Props of custom form parts. */
function useFormPart(record: CrudRecord | null): FormPart {
  const { control, setValue, formState } = useFormContext<FormValues>();
  const values = useWatch({ control });
  return {
    values,
    set: (name, value) => setValue(name, value, { shouldDirty: true, shouldValidate: formState.isSubmitted }),
    record,
  };
}

/** A declared field with label, error and warning. */
export function FormField(props: {
  field: Declared;
  record: CrudRecord | null;
  /** Shown at the end of the label's line. */
  aside?: ReactNode;
}) {
  const { field, record, aside } = props;
  const part = useFormPart(record);
  const { field: input, fieldState } = useController<FormValues, string>({ name: field.name });
  const [inside, setInside] = useState(false);
  // A doubt that appears on leaving moves what stands below: not while something is being pressed there.
  function follow(isInside: boolean) {
    if (isInside) setInside(true);
    else afterPress(() => setInside(false));
  }
  const required = useContext(RequiredFields).has(field.name);
  const wide = field.wide || ['long-text', 'image', 'images'].includes(field.kind);
  const className = cx('min-w-0', wide && 'sm:col-span-2', Boolean(aside) && 'group relative');
  if (field.kind === 'own')
    return (
      <div className={className} data-field={field.name}>
        <field.Part {...part} />
        {aside}
      </div>
    );

  if (field.kind === 'switch')
    return (
      <div className={className} data-field={field.name}>
        <Switch
          label={field.label}
          name={field.name}
          checked={Boolean(input.value)}
          onChange={input.onChange}
          hint={typeof field.hint === 'string' ? field.hint : undefined}
        />
        {aside}
      </div>
    );

  const { error } = fieldState;
  const isMissing = error && error.type !== foundByServer && isBlank(input.value);
  // No error while someone is still typing.
  const doubt = inside ? null : doubtAbout(field, part.values);
  return (
    <div className={className} data-field={field.name}>
      <Field
        label={field.label}
        required={required}
        // The toast says it.
        quiet
        // Of a value with parts, the first part's.
        error={isMissing ? 'Campo obrigatório' : (firstMessage(error) ?? undefined)}
        hint={
          doubt ? (
            <>
              <span className="block text-gold-ink">{doubt}</span>
              {/* A part of its own may have more to say. */}
              {typeof field.hint !== 'string' && field.hint}
            </>
          ) : (
            field.hint
          )
        }
      >
        <FieldControl field={field} input={input} part={part} onFocus={follow} />
      </Field>
      {aside}
    </div>
  );
}
