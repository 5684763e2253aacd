import { type FormEvent, useId, useState } from 'react';
import { type Administrador, ownEmailSchema } from '#contract/sistema/administradores.ts';
import { errorField, serverMessage } from '#web/kit/api/errors.ts';
import { FormFooter } from '#web/kit/form/form-footer.tsx';
import { PasswordField } from '#web/kit/form/password-field.tsx';
import { Dialog } from '#web/kit/ui/dialog.tsx';
import { Field } from '#web/kit/ui/field.tsx';
import { useSaveOwnEmail } from '#web/sistema/administradores/calls.ts';

/** Where one's own alerts and a forgotten password go. */
export function OwnEmailDialog({ account, onClose }: { account: Administrador; onClose: () => void }) {
  const formId = useId();
  const [email, setEmail] = useState(account.email ?? '');
  const [alertasPorEmail, setAlertas] = useState(account.alertasPorEmail);
  const [currentPassword, setPassword] = useState('');
  const [tried, setTried] = useState(false);
  const save = useSaveOwnEmail();
  const given = { currentPassword, email, alertasPorEmail };
  const checked = ownEmailSchema.safeParse(given);
  const own = tried && !checked.success ? checked.error.issues : [];
  const told = errorField(save.error);
  const faultOf = (name: 'email' | 'currentPassword') =>
    own.find(({ path }) => path[0] === name)?.message ??
    (told === name ? (serverMessage(save.error) ?? undefined) : undefined);

  function submit(event: FormEvent) {
    event.preventDefault();
    setTried(true);
    if (!save.isPending && checked.success) save.mutate(given, { onSuccess: onClose });
  }
  const typing =
    <Value,>(set: (value: Value) => void) =>
    (value: Value) => {
      if (save.error) save.reset();
      set(value);
    };

  return (
    <Dialog
      open
      onClose={onClose}
      closable={!save.isPending}
      width="sm:max-w-md"
      title="Meu e-mail"
      description="Para onde vão os avisos do sistema e o link de “Esqueci minha senha”. Vazio, nenhum dos dois chega."
      footer={
        <FormFooter form={formId} busy={save.isPending} onCancel={onClose}>
          {save.isPending ? 'Salvando...' : 'Salvar e-mail'}
        </FormFooter>
      }
    >
      <form id={formId} onSubmit={submit} noValidate className="grid gap-4">
        {/* Password managers need the account name. */}
        <input type="text" autoComplete="username" value={account.username} readOnly hidden />
        <Field label="E-mail" error={faultOf('email')}>
          <input
            type="email"
            className="control"
            autoComplete="email"
            maxLength={254}
            value={email}
            onChange={({ target }) => typing(setEmail)(target.value)}
          />
        </Field>
        <label className="flex items-start gap-2">
          <input
            type="checkbox"
            className="mt-1"
            checked={alertasPorEmail}
            onChange={({ target }) => typing(setAlertas)(target.checked)}
          />
          Receber avisos quando algo parar
        </label>
        <PasswordField
          label="Senha atual"
          hint="Quem lê este e-mail pode criar uma nova senha: por isso ela é pedida."
          error={faultOf('currentPassword')}
          autoComplete="current-password"
          value={currentPassword}
          onChange={typing(setPassword)}
        />
      </form>
    </Dialog>
  );
}
