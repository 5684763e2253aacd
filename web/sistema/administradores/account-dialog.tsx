import { type FormEvent, useId, useState } from 'react';
import {
  type Administrador,
  type MadePassword,
  newAdministradorSchema,
  nomeMax,
  usernameLimits,
} from '#contract/sistema/administradores.ts';
import { errorField, serverMessage } from '#web/kit/api/errors.ts';
import { FormFooter } from '#web/kit/form/form-footer.tsx';
import { Dialog } from '#web/kit/ui/dialog.tsx';
import { Field } from '#web/kit/ui/field.tsx';
import { useCreate, useReset } from '#web/sistema/administradores/calls.ts';
import { PasswordChoice } from '#web/sistema/administradores/password-choice.tsx';

interface Props {
  /** Account to reset; null creates one. */
  account: Administrador | null;
  onClose: () => void;
  onMade: (made: MadePassword) => void;
}

/** The contract's message for each invalid field. */
function faultsOf(input: { username: string; password: string | null }): Record<string, string> {
  const { error } = newAdministradorSchema.safeParse(input);
  return Object.fromEntries((error?.issues ?? []).map(({ path, message }) => [path.join('.'), message]));
}

/** A new account, or a new password for one. */
export function AccountDialog({ account, onClose, onMade }: Props) {
  const formId = useId();
  const [username, setUsername] = useState(account?.username ?? '');
  const [nome, setNome] = useState('');
  const [password, setPassword] = useState<string | null>(null);
  const [tried, setTried] = useState(false);
  const create = useCreate();
  const reset = useReset(account?.id ?? 0);
  const { isPending, error } = account ? reset : create;

  // An account's own name may predate today's rules.
  const { username: nameFault, ...rest } = faultsOf({ username, password });
  const faults: Record<string, string> = account || !nameFault ? rest : { ...rest, username: nameFault };
  const refused = errorField(error) === 'username' ? (serverMessage(error) ?? undefined) : undefined;

  function submit(event: FormEvent) {
    event.preventDefault();
    setTried(true);
    if (isPending || Object.keys(faults).length > 0) return;
    const given = password === null ? {} : { password };
    const onSuccess = onMade;
    if (account) reset.mutate(given, { onSuccess });
    else create.mutate({ username, nome, ...given }, { onSuccess });
  }

  return (
    <Dialog
      open
      onClose={onClose}
      closable={!isPending}
      width="sm:max-w-md"
      title={account ? `Redefinir a senha de ${account.username}` : 'Novo Administrador'}
      description={
        account
          ? 'Todas as sessões desta conta terminam na hora.'
          : 'Todos os administradores têm o mesmo acesso ao painel.'
      }
      footer={
        <FormFooter form={formId} busy={isPending} onCancel={onClose}>
          {isPending ? 'Salvando...' : account ? 'Redefinir senha' : 'Salvar'}
        </FormFooter>
      }
    >
      <form id={formId} onSubmit={submit} noValidate className="grid gap-5">
        {!account && (
          <Field
            label="Usuário"
            required
            error={refused ?? (tried ? faults.username : undefined)}
            hint={`De ${usernameLimits.min} a ${usernameLimits.max} caracteres`}
          >
            <input
              type="text"
              className="control"
              autoComplete="off"
              autoCapitalize="none"
              spellCheck={false}
              maxLength={usernameLimits.max}
              value={username}
              onChange={(event) => {
                create.reset();
                setUsername(event.target.value);
              }}
            />
          </Field>
        )}
        {!account && (
          <Field label="Nome" hint="Como o painel chama a pessoa; ela pode mudá-lo depois">
            <input
              type="text"
              className="control"
              autoComplete="off"
              maxLength={nomeMax}
              value={nome}
              onChange={({ target }) => setNome(target.value)}
            />
          </Field>
        )}
        <PasswordChoice value={password} onChange={setPassword} error={tried ? faults.password : undefined} />
      </form>
    </Dialog>
  );
}
