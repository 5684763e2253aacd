import { type FormEvent, useId, useState } from 'react';
import { changePasswordSchema } from '#contract/sistema/administradores.ts';
import { passwordLimits } from '#contract/sistema/password-limits.ts';
import { errorField, serverMessage } from '#web/kit/api/errors.ts';
import { FormFooter } from '#web/kit/form/form-footer.tsx';
import { PasswordField } from '#web/kit/form/password-field.tsx';
import { Dialog } from '#web/kit/ui/dialog.tsx';
import { useChangePassword } from '#web/sistema/administradores/calls.ts';

const fields = [
  { name: 'currentPassword', label: 'Senha atual', autoComplete: 'current-password' },
  { name: 'password', label: 'Nova senha', autoComplete: 'new-password' },
  { name: 'repeated', label: 'Repita a nova senha', autoComplete: 'new-password' },
] as const;
type Values = Record<(typeof fields)[number]['name'], string>;

function faultsOf({ repeated, ...given }: Values): Partial<Values> {
  const { error } = changePasswordSchema.safeParse(given);
  const faults = (error?.issues ?? []).map(({ path, message }) => [path.join('.'), message]);
  return {
    ...Object.fromEntries(faults),
    ...(repeated === given.password ? {} : { repeated: 'As senhas não são iguais' }),
  };
}

/** Changes one's own password; other sessions end. */
export function OwnPasswordDialog({ username, onClose }: { username: string; onClose: () => void }) {
  const formId = useId();
  const [values, setValues] = useState<Values>({ currentPassword: '', password: '', repeated: '' });
  const [tried, setTried] = useState(false);
  const { mutate, isPending, error, reset } = useChangePassword();
  const faults: Partial<Values> = tried ? faultsOf(values) : {};
  if (errorField(error) === 'currentPassword')
    faults.currentPassword = serverMessage(error) ?? 'A senha atual não confere';

  function submit(event: FormEvent) {
    event.preventDefault();
    setTried(true);
    if (isPending || Object.keys(faultsOf(values)).length > 0) return;
    const { currentPassword, password } = values;
    mutate({ currentPassword, password }, { onSuccess: onClose });
  }

  return (
    <Dialog
      open
      onClose={onClose}
      closable={!isPending}
      width="sm:max-w-md"
      title="Alterar minha senha"
      description="Esta sessão continua; as outras sessões da sua conta terminam na hora."
      footer={
        <FormFooter form={formId} busy={isPending} onCancel={onClose}>
          {isPending ? 'Salvando...' : 'Alterar senha'}
        </FormFooter>
      }
    >
      <form id={formId} onSubmit={submit} noValidate className="grid gap-4">
        {/* Password managers need the account name. */}
        <input type="text" autoComplete="username" value={username} readOnly hidden />
        {fields.map(({ name, label, autoComplete }) => (
          <PasswordField
            key={name}
            label={label}
            error={faults[name]}
            hint={name === 'password' ? `No mínimo ${passwordLimits.min} caracteres` : undefined}
            autoComplete={autoComplete}
            value={values[name]}
            onChange={(typed) => {
              if (error) reset();
              setValues({ ...values, [name]: typed });
            }}
          />
        ))}
      </form>
    </Dialog>
  );
}
