import type { login } from '#contract/sistema/sessao.ts';
import { at, call } from '#web/kit/api/client.ts';
import { ApiError, errorText, secondFactor, serverMessage } from '#web/kit/api/errors.ts';
import { type StoredSession, storeSession } from '#web/kit/api/token.ts';
import { showToast } from '#web/kit/ui/toast.ts';

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

/** Loads what a login needs beyond the password on demand: most never see it. */
async function askForMore(
  form: HTMLFormElement,
  error: ApiError,
  onSession: (session: StoredSession) => void,
) {
  const step = secondFactor(error);
  if (!step && error.status !== 429) return;
  const { showSecondStep } = await import('#web/sistema/sessao/second-step.ts');
  const text = step
    ? 'Confirme que é você: o login desta conta pede um segundo fator.'
    : (serverMessage(error) ?? 'Muitas tentativas.');
  showSecondStep(form, { step, text, onSession });
}

async function send(form: HTMLFormElement, onLogin: () => void): Promise<void> {
  const values = new FormData(form);
  const onSession = (session: StoredSession) => {
    storeSession(session);
    history.replaceState(null, '', dashboard);
    onLogin();
    showToast({ title: 'Login realizado com sucesso', text: 'Bem-vindo ao painel administrativo!' });
  };
  const codigo = String(values.get('codigo') ?? '').trim();
  try {
    const session = await call(at<typeof login>('POST', '/api/login'), {
      body: {
        username: String(values.get('username')).trim(),
        password: String(values.get('password')),
        ...(codigo ? { codigo } : {}),
      },
    });
    onSession(session);
  } catch (error) {
    if (error instanceof ApiError) await askForMore(form, error, onSession).catch(console.error);
    if (secondFactor(error)) return;
    if (error instanceof ApiError)
      showToast({
        title: 'Erro no login',
        // Alternatives to waiting are shown below the form by now.
        text: errorText(error, 'Credenciais inválidas').split('\n')[0]!,
        tone: 'destructive',
      });
    else
      showToast({
        title: 'Erro de conexão',
        text: 'Não foi possível conectar ao servidor',
        tone: 'destructive',
      });
  }
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
    await send(form, () => {
      screen.remove();
      onLogin();
    });
    button.disabled = false;
    button.textContent = 'Entrar';
  });

  (document.getElementById('root') as HTMLElement).hidden = true;
  screen.hidden = false;
  inputOf(form, 'username').focus({ preventScroll: true });
}
