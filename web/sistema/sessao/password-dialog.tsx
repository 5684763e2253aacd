import { type FormEvent, useRef, useState } from 'react';
import { expiredSessionText } from '#web/kit/api/errors.ts';
import { sessionEnd } from '#web/kit/api/session-end.ts';
import { readUsername, type StoredSession, storeSession } from '#web/kit/api/token.ts';
import { Button } from '#web/kit/ui/button.tsx';
import { Dialog } from '#web/kit/ui/dialog.tsx';
import { logInAgain } from '#web/sistema/sessao/logout.ts';
import { signIn } from '#web/sistema/sessao/sign-in.ts';

/**
 * Asks for the password over what is open, after the session ended; what was under way is then sent anew and
 * nothing is left (PNL-06). The form is laid out as the login's, whose second step draws into it.
 */
export function PasswordDialog() {
  const form = useRef<HTMLFormElement>(null);
  const [busy, setBusy] = useState(false);
  const username = readUsername();

  function renew(session: StoredSession) {
    storeSession(session);
    sessionEnd.renewed();
  }
  async function submit(event: FormEvent) {
    event.preventDefault();
    // The form it is drawn over submits nothing.
    event.stopPropagation();
    if (busy || !form.current?.reportValidity()) return;
    setBusy(true);
    await signIn(form.current, renew);
    setBusy(false);
  }
  return (
    <Dialog
      open
      onClose={sessionEnd.putOff}
      closable={!busy}
      width="sm:max-w-md"
      title="Entre de novo para continuar"
      description={`${expiredSessionText} O que está aberto fica como está.`}
    >
      <form ref={form} onSubmit={(event) => void submit(event)}>
        <div className="login-field">
          <label htmlFor="sessao-usuario">Usuário</label>
          <input
            id="sessao-usuario"
            name="username"
            className="control"
            autoComplete="username"
            autoCapitalize="none"
            maxLength={200}
            required
            readOnly={username !== null}
            tabIndex={username === null ? 0 : -1}
            defaultValue={username ?? ''}
          />
        </div>
        <div className="login-field">
          <label htmlFor="sessao-senha">Senha</label>
          <input
            id="sessao-senha"
            name="password"
            type="password"
            className="control"
            autoComplete="current-password"
            maxLength={1000}
            required
            autoFocus
          />
        </div>
        <Button type="submit" look="primary" className="login-submit" disabled={busy}>
          {busy ? 'Entrando...' : 'Entrar'}
        </Button>
      </form>
      <p className="mt-4 text-center text-[13px] text-muted">
        Não é {username ?? 'você'}?{' '}
        <button type="button" className="underline underline-offset-4 hover:text-ink" onClick={logInAgain}>
          Entrar com outra conta
        </button>
      </p>
    </Dialog>
  );
}
