import type { readEsqueci } from '#contract/sistema/redefinicao.ts';
import { at, call } from '#web/kit/api/client.ts';
import { type StoredSession, storeSession } from '#web/kit/api/token.ts';
import { showToast } from '#web/kit/ui/toast.ts';
import { markEntry, rememberPlace } from '#web/sistema/sessao/last-place.ts';
import { signIn } from '#web/sistema/sessao/sign-in.ts';

const required = { username: 'Informe o usuário', password: 'Informe a senha' } as const;
const dashboard = '/admin/dashboard';

type FieldName = keyof typeof required;

const inputOf = (form: HTMLFormElement, name: FieldName) => form.elements.namedItem(name) as HTMLInputElement;

/** Shows or clears a field's error; returns whether it is filled. */
function checkField(form: HTMLFormElement, name: FieldName): boolean {
  const input = inputOf(form, name);
  const note = document.getElementById(`${name}-error`) as HTMLElement;
  const filled = (name === 'username' ? input.value.trim() : input.value) !== '';
  input.setAttribute('aria-invalid', String(!filled));
  if (filled) input.removeAttribute('aria-describedby');
  else input.setAttribute('aria-describedby', note.id);
  note.hidden = filled;
  note.textContent = filled ? '' : required[name];
  return filled;
}

/** Opens the dashboard (ACC-19), which offers the way back to where the session ended (PNL-06). */
function enter(session: StoredSession, onLogin: () => void): void {
  storeSession(session);
  rememberPlace();
  markEntry();
  history.replaceState(null, '', dashboard);
  onLogin();
  showToast({ title: 'Login realizado com sucesso', text: 'Bem-vindo ao painel administrativo!' });
}

/** Offered where e-mail can be sent; who cannot be asked offers nothing. */
async function offerReset(): Promise<void> {
  const { porEmail } = await call(at<typeof readEsqueci>('GET', '/api/login/esqueci')).catch(() => ({
    porEmail: false,
  }));
  if (porEmail) (document.getElementById('login-forgot') as HTMLElement).hidden = false;
}

/**
 * Activates the login form in the page (ACC-03, ACC-11): both fields required, nothing sent while one is
 * empty (ACC-16). `onLogin` opens the panel.
 */
export function showLogin(onLogin: () => void): void {
  const screen = document.getElementById('login') as HTMLElement;
  const form = document.getElementById('login-form') as HTMLFormElement;
  const button = form.querySelector('button') as HTMLButtonElement;
  const names = Object.keys(required) as FieldName[];
  for (const name of names)
    inputOf(form, name).addEventListener('input', ({ currentTarget }) => {
      if ((currentTarget as HTMLElement).ariaInvalid === 'true') checkField(form, name);
    });

  form.addEventListener('submit', async (event) => {
    event.preventDefault();
    const wrong = names.filter((name) => !checkField(form, name));
    if (wrong[0]) {
      inputOf(form, wrong[0]).focus();
      return;
    }
    button.disabled = true;
    button.textContent = 'Entrando...';
    await signIn(form, (session) =>
      enter(session, () => {
        screen.remove();
        onLogin();
      }),
    );
    button.disabled = false;
    button.textContent = 'Entrar';
  });

  void offerReset();
  (document.getElementById('root') as HTMLElement).hidden = true;
  screen.hidden = false;
  inputOf(form, 'username').focus({ preventScroll: true });
}
