import type { ReactNode } from 'react';
import { SaveButton } from '#web/kit/form/save-button.tsx';
import { Button } from '#web/kit/ui/button.tsx';

interface Props {
  /** Id of the form to submit. */
  form: string;
  busy: boolean;
  /** Nothing to submit yet. */
  disabled?: boolean | undefined;
  /** Why there is nothing to submit. */
  why?: string | undefined;
  /** 'Salvar' */
  children: ReactNode;
  onCancel: () => void;
  /** Label of the other button. */
  cancel?: string;
  /** Some fields are marked: says what the mark means. */
  marks?: boolean | undefined;
  /** Further buttons and notices before these two. */
  before?: ReactNode;
}

/** A form dialog's footer: 'Cancelar' and the submit button. */
export function FormFooter(props: Props) {
  const { form, busy, disabled, why, children, onCancel, cancel = 'Cancelar', before, marks = false } = props;
  return (
    <>
      {before}
      {marks && <p className="mr-auto text-[13px] text-muted">* Obrigatório</p>}
      <Button look="ghost" disabled={busy} onClick={onCancel}>
        {cancel}
      </Button>
      <SaveButton form={form} busy={busy} disabled={disabled} why={why}>
        {children}
      </SaveButton>
    </>
  );
}
