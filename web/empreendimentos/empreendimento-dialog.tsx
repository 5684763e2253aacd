import { sections } from '#web/empreendimentos/fields.ts';
import { CrudDialog } from '#web/kit/crud/crud-dialog.tsx';
import type { CrudDialogProps, CrudFields } from '#web/kit/crud/screen.ts';
import { FormField } from '#web/kit/form/form-field.tsx';

/** The fields under their headings. */
const Sections: CrudFields = ({ record }) =>
  sections.map(({ title, fields }, index) => (
    <fieldset key={title} className="grid min-w-0 gap-x-5 gap-y-4 sm:col-span-2 sm:grid-cols-2">
      <legend
        className={
          index === 0
            ? 'sr-only'
            : 'mt-3 mb-3 w-full border-t border-line pt-5 text-[15px] font-semibold tracking-tight'
        }
      >
        {title}
      </legend>
      {fields.map((field) => (
        <FormField key={field.name} field={field} record={record} />
      ))}
    </fieldset>
  ));

/** Makes or changes an empreendimento (EMP-10..17): the kit's dialog with its fields in sections. */
export const EmpreendimentoDialog = (props: CrudDialogProps) => <CrudDialog {...props} Fields={Sections} />;
