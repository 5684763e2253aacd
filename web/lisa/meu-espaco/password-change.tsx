import { type FormEvent, useState } from 'react';
import { passwordLimits } from '#contract/sistema/password-limits.ts';
import { errorField, isExpiredSession } from '#web/kit/api/errors.ts';
import { PasswordField } from '#web/kit/form/password-field.tsx';
import { Button } from '#web/kit/ui/button.tsx';
import { showToast } from '#web/kit/ui/toast.ts';
import { call, own } from './calls.ts';
import { failureText } from './failure-text.ts';
import { endSession } from './place.ts';
import { storeToken } from './session.ts';

const empty = { senhaAtual: '', senha: '' };
type Values = typeof empty;

function faultsOf({ senhaAtual, senha }: Values): Partial<Values> {
  return {
    ...(senhaAtual ? {} : { senhaAtual: 'Informe a senha atual' }),
    ...(senha.length < passwordLimits.min
      ? { senha: `A senha deve ter pelo menos ${passwordLimits.min} caracteres` }
      : {}),
  };
}

/** Changes the password; ends all other sessions. */
export function PasswordChange() {
  const [isOpen, setOpen] = useState(false);
  const [values, setValues] = useState(empty);
  const [faults, setFaults] = useState<Partial<Values>>({});
  const [isSending, setSending] = useState(false);

  async function change(event: FormEvent) {
    event.preventDefault();
    const found = faultsOf(values);
    setFaults(found);
    if (Object.keys(found).length > 0 || isSending) return;
    setSending(true);
    try {
      storeToken((await call(own.changePassword, { body: values })).token);
      showToast({ title: 'Senha alterada', text: 'Em outros aparelhos, entre de novo.' });
      setValues(empty);
      setOpen(false);
    } catch (error) {
      if (isExpiredSession(error)) return endSession('expired');
      setFaults({ [errorField(error) ?? 'senha']: failureText(error) });
    } finally {
      setSending(false);
    }
  }

  return (
    <section aria-labelledby="senha" className="card mt-4 p-4 sm:p-5">
      <h2 id="senha" className="text-[17px] font-semibold tracking-tight">
        Senha
      </h2>
      {isOpen ? (
        <form onSubmit={change} noValidate className="mt-3 grid max-w-md gap-4">
          <PasswordField
            label="Senha atual"
            autoComplete="current-password"
            value={values.senhaAtual}
            error={faults.senhaAtual}
            onChange={(senhaAtual) => setValues({ ...values, senhaAtual })}
          />
          <PasswordField
            label="Nova senha"
            autoComplete="new-password"
            value={values.senha}
            error={faults.senha}
            hint={`No mínimo ${passwordLimits.min} caracteres`}
            onChange={(senha) => setValues({ ...values, senha })}
          />
          <div className="flex gap-2">
            <Button look="primary" type="submit" disabled={isSending}>
              {isSending ? 'Salvando...' : 'Salvar senha'}
            </Button>
            <Button look="ghost" onClick={() => setOpen(false)}>
              Cancelar
            </Button>
          </div>
        </form>
      ) : (
        <>
          <p className="mt-1 text-muted">Ao trocar, você sai de todos os outros aparelhos.</p>
          <Button className="mt-3 w-full sm:w-auto" onClick={() => setOpen(true)}>
            Trocar a senha
          </Button>
        </>
      )}
    </section>
  );
}
