import { PasswordControl } from '#web/kit/form/password-control.tsx';
import { Field } from '#web/kit/ui/field.tsx';

interface Props {
  label: string;
  value: string;
  error?: string | undefined;
  hint?: string | undefined;
  autoComplete: 'current-password' | 'new-password';
  onChange: (value: string) => void;
}

/** A labelled password with hint and error. */
export function PasswordField({ label, value, error, hint, autoComplete, onChange }: Props) {
  return (
    <Field label={label} error={error} hint={hint}>
      <PasswordControl
        label={label}
        autoComplete={autoComplete}
        maxLength={1000}
        value={value}
        onChange={onChange}
      />
    </Field>
  );
}
