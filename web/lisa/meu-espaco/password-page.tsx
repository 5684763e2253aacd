import { type FormEvent, useCallback, useEffect, useState } from 'react';
import type { OwnLink } from '#contract/lisa/meu-espaco.ts';
import { passwordLimits } from '#contract/sistema/password-limits.ts';
import { ApiError } from '#web/kit/api/errors.ts';
import { formatDate } from '#web/kit/format.ts';
import { Button } from '#web/kit/ui/button.tsx';
import { LoadFailure } from '#web/kit/ui/load-state.tsx';
import { Skeleton } from '#web/kit/ui/skeleton.tsx';
import { AskLink } from './ask-link.tsx';
import { call, own } from './calls.ts';
import { Door } from './door.tsx';
import { failureText } from './failure-text.ts';
import { InnerLink } from './inner-link.tsx';
import { PasswordField } from './password-field.tsx';
import { go, home } from './place.ts';
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
 * Where the one-time link leads (WPP-19). Its token stands behind the '#', which no server is sent:
 * the script hands it over in the body of a call, and it leaves the address once it is used.
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
      <Door title="Acesso suspenso" hint={state.text}>
        <InnerLink href={`${home}/entrar`} className="button button-outline w-full">
          Voltar
        </InnerLink>
      </Door>
    );
  return (
    <Door title="Criar senha" hint="Conferindo o seu link...">
      {state.kind === 'failed' ? (
        <LoadFailure detail={state.text} onRetry={look} />
      ) : (
        <div role="status" aria-label="Carregando" className="grid gap-4">
          <Skeleton className="h-11" />
          <Skeleton className="h-11" />
        </div>
      )}
    </Door>
  );
}

function UsedLink() {
  return (
    <Door
      title="Este link já foi usado ou venceu"
      hint="Cada link vale por 7 dias e só pode ser usado uma vez. Peça outro aqui: ele chega no seu WhatsApp."
    >
      <AskLink />
      <p className="mt-5 text-center text-muted">
        Já criou a senha?{' '}
        <InnerLink
          href={`${home}/entrar`}
          className="font-medium text-ink underline decoration-line underline-offset-4"
        >
          Entrar
        </InnerLink>
      </p>
    </Door>
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
    <Door
      title={`Olá, ${link.nome.split(/\s+/)[0]}!`}
      hint="Crie a senha da sua página. Você entra com ela e com este e-mail, ou com o seu WhatsApp."
    >
      <form onSubmit={save} noValidate className="grid gap-4">
        <div className="rounded-lg bg-sunken px-4 py-3">
          <p className="font-medium break-words">{link.nome}</p>
          <p className="text-muted break-words">{link.email}</p>
        </div>
        {/* Password managers want to know whose password this is. */}
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
    </Door>
  );
}
