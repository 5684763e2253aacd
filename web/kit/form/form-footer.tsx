import type { ReactNode } from 'react';
import { ExpiredInDialog } from '#web/kit/crud/crud-dialog-notices.tsx';
import { SaveButton } from '#web/kit/form/save-button.tsx';
import { Button } from '#web/kit/ui/button.tsx';

interface Props {
  /** Id of the form to submit. */
  form: string;
  busy: boolean;
  /** Nothing to submit yet. */
  disabled?: boolean | undefined;
  /** 'Salvar' */
  children: ReactNode;
  onCancel: () => void;
  /** Label of the other button. */
  cancel?: string;
  /** Input without a draft, lost on closing: a password. */
  unkept?: boolean | undefined;
  /** Further buttons and notices before these two. */
  before?: ReactNode;
}

/** A form dialog's footer: session notice, 'Cancelar' and the submit button. */
export function FormFooter(props: Props) {
  const { form, busy, disabled, children, onCancel, cancel = 'Cancelar', unkept, before } = props;
  return (
    <>
      <ExpiredInDialog unkept={unkept} />
      {before}
      <Button look="ghost" disabled={busy} onClick={onCancel}>
        {cancel}
      </Button>
      <SaveButton form={form} busy={busy} disabled={disabled}>
        {children}
      </SaveButton>
    </>
  );
}
