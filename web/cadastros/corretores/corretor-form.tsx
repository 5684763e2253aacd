import { type KeyboardEvent, type ReactNode, useRef } from 'react';
import { useWatch } from 'react-hook-form';
import { ClearLine } from '#web/cadastros/corretores/clear-line.tsx';
import {
  basicFields,
  clearable,
  furtherFields,
  switchFields,
} from '#web/cadastros/corretores/corretor-fields.tsx';
import { CreciHelp } from '#web/cadastros/corretores/creci-help.tsx';
import type { CrudRecord, FormField as Declared } from '#web/kit/crud/screen.ts';
import type { FormValues } from '#web/kit/form/draft.ts';
import { FormField } from '#web/kit/form/form-field.tsx';
import { Disclosure } from '#web/kit/ui/disclosure.tsx';

interface FieldsetProps {
  record: CrudRecord | null;
  /** The stored values. */
  saved: FormValues;
  /** The slug a new site gets. */
  slugOf: (nomeGuerra: string) => string;
  /** Whether the further fields are shown. */
  more: boolean;
  onMore: (open: boolean) => void;
}

interface Props extends FieldsetProps {
  id: string;
  onSubmit: () => void;
  /** Called on leaving a field; true if the nickname took the name. */
  onLeft: (name: string) => boolean;
  children?: ReactNode;
}

const grid = 'grid gap-x-5 gap-y-4 sm:grid-cols-2';

/** The fields of 'Dados Básicos' (BRK-18, BRK-19), with further ones behind 'Mais dados'. */
export function CorretorFieldset(props: FieldsetProps) {
  const { record, saved, slugOf } = props;
  const nomeGuerra = String(useWatch({ name: 'nomeGuerra' }) ?? '');
  const slug = record ? '' : slugOf(nomeGuerra);
  const hints: Record<string, ReactNode> = {
    nomeGuerra: slug ? `Endereço do site: /corretor/${slug}` : undefined,
    creci: <CreciHelp record={record} />,
    senha: record ? 'Deixe em branco para manter a atual.' : undefined,
  };
  const draw = (field: Declared) => (
    <div key={field.name} className={field.wide || field.kind === 'image' ? 'sm:col-span-2' : 'min-w-0'}>
      <FormField
        field={hints[field.name] ? ({ ...field, hint: hints[field.name] } as Declared) : field}
        record={record}
      />
      {clearable.includes(field.name) && Boolean(saved[field.name]) && (
        <ClearLine name={field.name} label={field.label} saved={String(saved[field.name])} />
      )}
    </div>
  );
  return (
    <div className="min-w-0 sm:col-span-2">
      <div className={grid}>
        {basicFields.map(draw)}
        <div className={`${grid} sm:col-span-2`}>{switchFields.map(draw)}</div>
      </div>
      <Disclosure
        label="Mais dados"
        hint="tratamento, biografia, telefone, redes sociais, logo"
        className="mt-5"
        open={props.more}
        onToggle={props.onMore}
      >
        <div className={grid}>{furtherFields.map(draw)}</div>
      </Disclosure>
    </div>
  );
}

/** The tab 'Dados Básicos' of the dialog. */
export function CorretorForm(props: Props) {
  const { id, onSubmit, onLeft, children, ...fieldset } = props;
  const copied = useRef(false);
  return (
    <form
      id={id}
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        onSubmit();
      }}
      onKeyDown={(event: KeyboardEvent) => {
        if (event.key === 'Enter' && (event.ctrlKey || event.metaKey)) onSubmit();
      }}
      onFocus={({ target }) => {
        const input = target as unknown as HTMLInputElement;
        // A name just copied is overwritten by typing, not extended.
        if (copied.current && input.name === 'nomeGuerra') input.select();
        copied.current = false;
      }}
      onBlur={({ target }) => {
        const { name } = target as unknown as HTMLInputElement;
        copied.current = onLeft(name);
      }}
    >
      {children}
      <CorretorFieldset {...fieldset} />
    </form>
  );
}
