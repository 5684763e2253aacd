import { type KeyboardEvent, type ReactNode, useContext, useId } from 'react';
import { FormProvider } from 'react-hook-form';
import { ConflictForm } from '#web/kit/crud/crud-dialog-conflict.tsx';
import { inputOf } from '#web/kit/crud/crud-dialog-form.ts';
import { useAskedField } from '#web/kit/crud/use-asked-field.ts';
import { RequiredFields, useRequired } from '#web/kit/form/required.ts';
import { Button } from '#web/kit/ui/button.tsx';
import { PagePartsContext } from './page-parts.ts';
import { type FieldsPartOptions, useFieldsPart } from './use-fields-part.ts';

interface Props extends FieldsPartOptions {
  /** The fields, drawn inside the form. */
  children: ReactNode;
  onBlur?: (name: string, form: ReturnType<typeof useFieldsPart>['form']) => void;
}

/** A record's own fields on its page: typed here, saved by the page's bar. */
export function FieldsPart({ children, onBlur, ...options }: Props) {
  const id = useId();
  const page = useContext(PagePartsContext);
  const { form, conflict, merge, decide } = useFieldsPart(options);
  const { fields, of } = options.screen.form;
  const required = useRequired(
    async () => inputOf(await options.screen.loadRoutes(), options.record),
    fields,
  );
  useAskedField(id);
  if (conflict && merge)
    return (
      <div className="rounded-xl border border-gold bg-surface p-4 sm:p-5">
        <ConflictForm
          id={id}
          fields={fields}
          change={conflict}
          merge={merge}
          current={of(conflict.current)}
          onDecide={decide}
        />
        <Button type="submit" form={id} look="primary" className="mt-4">
          Ficar com estes valores
        </Button>
      </div>
    );
  return (
    <FormProvider {...form}>
      <form
        id={id}
        noValidate
        className="grid gap-x-5 gap-y-4 rounded-xl border border-line bg-surface p-4 sm:grid-cols-2 sm:p-5"
        onSubmit={(event) => {
          event.preventDefault();
          void page?.save();
        }}
        onBlur={({ target }) => onBlur?.((target as unknown as HTMLInputElement).name, form)}
        onKeyDown={(event: KeyboardEvent) => {
          if (event.key === 'Enter' && (event.ctrlKey || event.metaKey)) void page?.save();
        }}
      >
        <RequiredFields value={required}>{children}</RequiredFields>
        {required.size > 0 && <p className="text-[13px] text-muted sm:col-span-2">* Obrigatório</p>}
      </form>
    </FormProvider>
  );
}
