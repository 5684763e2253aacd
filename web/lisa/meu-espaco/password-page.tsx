import { type FormEvent, useCallback, useEffect, useState } from 'react';
import type { OwnLink } from '#contract/lisa/meu-espaco.ts';
import { passwordLimits } from '#contract/sistema/password-limits.ts';
import { ApiError } from '#web/kit/api/errors.ts';
import { PasswordField } from '#web/kit/form/password-field.tsx';
import { formatDate } from '#web/kit/format.ts';
import { Button } from '#web/kit/ui/button.tsx';
import { LoadFailure } from '#web/kit/ui/load-state.tsx';
import { Skeleton } from '#web/kit/ui/skeleton.tsx';
import { call, own } from './calls.ts';
import { failureText } from './failure-text.ts';
import { InnerLink } from './inner-link.tsx';
import { LoginFrame } from './login-frame.tsx';
import { go, home } from './place.ts';
import { RequestLink } from './request-link.tsx';
import { storeToken } from './session.ts';

type State =
  | { kind: 'looking' }
  | { kind: 'open'; link: OwnLink }
  | { kind: 'used' }
  | { kind: 'suspended'; text: string }
  | { kind: 'failed'; text: string };

function afterFailure(error: unknown): State {
  const status = error instanceof ApiError ? error.status : null;
  if (status === 404 || status === 400) return { kind: 'used' };
  if (status === 403) return { kind: 'suspended', text: failureText(error) };
  return { kind: 'failed', text: failureText(error) };
}

/**
 * The one-time link's page (WPP-19). Its token is after '#', which no server receives: the script sends it in
 * a body, and it is removed from the address once used.
 */
export function PasswordPage({ token }: { token: string }) {
  const [state, setState] = useState<State>(token ? { kind: 'looking' } : { kind: 'used' });
  const look = useCallback(() => {
    if (!token) return;
    setState({ kind: 'looking' });
    call(own.link, { body: { token } }).then(
      (link) => setState({ kind: 'open', link }),
      (error) => setState(afterFailure(error)),
    );
  }, [token]);
  useEffect(look, [look]);

  if (state.kind === 'open')
    return (
      <SetPassword token={token} link={state.link} onRefused={(error) => setState(afterFailure(error))} />
    );
  if (state.kind === 'used') return <UsedLink />;
  if (state.kind === 'suspended')
    return (
      <LoginFrame title="Acesso suspenso" hint={state.text}>
        <InnerLink href={`${home}/entrar`} className="button button-outline w-full">
          Voltar
        </InnerLink>
      </LoginFrame>
    );
  return (
    <LoginFrame title="Criar senha" hint="Conferindo o seu link...">
      {state.kind === 'failed' ? (
        <LoadFailure detail={state.text} onRetry={look} />
      ) : (
        <div role="status" aria-label="Carregando" className="grid gap-4">
          <Skeleton className="h-11" />
          <Skeleton className="h-11" />
        </div>
      )}
    </LoginFrame>
  );
}

function UsedLink() {
  return (
    <LoginFrame
      title="Este link já foi usado ou venceu"
      hint="Cada link vale por 7 dias e só pode ser usado uma vez. Peça outro aqui: ele chega no seu WhatsApp."
    >
      <RequestLink />
      <p className="mt-5 text-center text-muted">
        Já criou a senha?{' '}
        <InnerLink
          href={`${home}/entrar`}
          className="font-medium text-ink underline decoration-line underline-offset-4"
        >
          Entrar
        </InnerLink>
      </p>
    </LoginFrame>
  );
}

function SetPassword(props: { token: string; link: OwnLink; onRefused: (error: unknown) => void }) {
  const { token, link, onRefused } = props;
  const [senha, setSenha] = useState('');
  const [fault, setFault] = useState<string | undefined>();
  const [isSending, setSending] = useState(false);

  async function save(event: FormEvent) {
    event.preventDefault();
    const isShort = senha.length < passwordLimits.min;
    setFault(isShort ? `A senha deve ter pelo menos ${passwordLimits.min} caracteres` : undefined);
    if (isShort || isSending) return;
    setSending(true);
    try {
      storeToken((await call(own.setPassword, { body: { token, senha } })).token);
      go(home, { replace: true });
    } catch (error) {
      setSending(false);
      if (error instanceof ApiError && [403, 404].includes(error.status)) onRefused(error);
      else setFault(failureText(error));
    }
  }

  return (
    <LoginFrame
      title={`Olá, ${link.nomeGuerra.split(/\s+/)[0]}!`}
      hint="Crie a senha da sua página. Você entra com ela e com este e-mail, ou com o seu WhatsApp."
    >
      <form onSubmit={save} noValidate className="grid gap-4">
        <div className="rounded-lg bg-sunken px-4 py-3">
          <p className="font-medium break-words">{link.nome}</p>
          <p className="text-muted break-words">{link.email}</p>
        </div>
        {/* Password managers need the account name. */}
        <input type="text" autoComplete="username" value={link.email} readOnly hidden />
        <PasswordField
          label="Nova senha"
          autoComplete="new-password"
          value={senha}
          error={fault}
          hint={`No mínimo ${passwordLimits.min} caracteres; uma frase é fácil de lembrar e difícil de adivinhar.`}
          onChange={setSenha}
        />
        <Button look="primary" type="submit" disabled={isSending} className="w-full">
          {isSending ? 'Salvando...' : 'Criar senha e entrar'}
        </Button>
      </form>
      <p className="mt-4 text-center text-[13px] text-faint">
        Este link vale até {formatDate(link.expiraEm)}.
      </p>
    </LoginFrame>
  );
}
