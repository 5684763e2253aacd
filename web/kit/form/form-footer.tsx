import type { ReactNode } from 'react';
import { ExpiredInDialog } from '#web/kit/crud/crud-dialog-notices.tsx';
import { SaveButton } from '#web/kit/form/save-button.tsx';
import { Button } from '#web/kit/ui/button.tsx';

interface Props {
  /** The form it sends. */
  form: string;
  busy: boolean;
  /** There is nothing yet that could be sent. */
  disabled?: boolean | undefined;
  /** 'Salvar' */
  children: ReactNode;
  onCancel: () => void;
  /** What the other button says. */
  cancel?: string;
  /** What is typed here is gone with the dialog: a password. */
  unkept?: boolean | undefined;
  /** Further buttons and notices, before the two. */
  before?: ReactNode;
}

/** The foot of a dialog with a form: what there is to know of the session, 'Cancelar', and what sends it. */
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
