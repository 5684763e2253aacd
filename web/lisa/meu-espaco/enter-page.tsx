import { type FormEvent, useState } from 'react';
import { PasswordField } from '#web/kit/form/password-field.tsx';
import { Button } from '#web/kit/ui/button.tsx';
import { Field } from '#web/kit/ui/field.tsx';
import { call, own } from './calls.ts';
import { failureText } from './failure-text.ts';
import { LoginFrame } from './login-frame.tsx';
import { go, home, takeNotice } from './place.ts';
import { RequestLink } from './request-link.tsx';
import { storeToken } from './session.ts';

const missing = { identificacao: 'Informe o e-mail ou o WhatsApp', senha: 'Informe a senha' } as const;
type Name = keyof typeof missing;

/** Login, and the link for a forgotten password. */
export function EnterPage() {
  const [forgot, setForgot] = useState(false);
  const [notice] = useState(takeNotice);
  const [values, setValues] = useState({ identificacao: '', senha: '' });
  const [faults, setFaults] = useState<Partial<Record<Name, string>>>({});
  const [failure, setFailure] = useState<string | null>(null);
  const [isSending, setSending] = useState(false);

  async function enter(event: FormEvent) {
    event.preventDefault();
    const given = { ...values, identificacao: values.identificacao.trim() };
    const empty = (Object.keys(missing) as Name[]).filter((name) => !given[name]);
    setFaults(Object.fromEntries(empty.map((name) => [name, missing[name]])));
    setFailure(null);
    if (empty.length > 0 || isSending) return;
    setSending(true);
    try {
      storeToken((await call(own.enter, { body: given })).token);
      go(home, { replace: true });
    } catch (error) {
      setFailure(failureText(error));
      setSending(false);
    }
  }

  if (forgot)
    return (
      <LoginFrame title="Esqueci a senha" hint="A Lisa manda pelo WhatsApp um link para você criar outra.">
        <RequestLink given={values.identificacao} />
        <Button look="ghost" className="mt-3 w-full" onClick={() => setForgot(false)}>
          Voltar para entrar
        </Button>
      </LoginFrame>
    );
  return (
    <LoginFrame title="Meu espaço" hint="Seus links, o material dos empreendimentos e as suas visitas.">
      {notice && (
        <p role="status" className="mb-5 rounded-md bg-gold-soft px-3 py-2.5 text-gold-ink">
          Sua sessão terminou. Entre de novo.
        </p>
      )}
      <form onSubmit={enter} noValidate className="grid gap-4">
        <Field label="E-mail ou WhatsApp" error={faults.identificacao}>
          <input
            className="control"
            autoComplete="username"
            autoCapitalize="none"
            spellCheck={false}
            maxLength={254}
            value={values.identificacao}
            onChange={(event) => setValues({ ...values, identificacao: event.target.value })}
          />
        </Field>
        <PasswordField
          label="Senha"
          autoComplete="current-password"
          value={values.senha}
          error={faults.senha}
          onChange={(senha) => setValues({ ...values, senha })}
        />
        {failure && (
          <p role="alert" className="rounded-md bg-danger-soft px-3 py-2.5 text-danger">
            {failure}
          </p>
        )}
        <Button look="primary" type="submit" disabled={isSending} className="w-full">
          {isSending ? 'Entrando...' : 'Entrar'}
        </Button>
      </form>
      <Button look="ghost" className="mt-3 w-full" onClick={() => setForgot(true)}>
        Esqueci a senha
      </Button>
    </LoginFrame>
  );
}
