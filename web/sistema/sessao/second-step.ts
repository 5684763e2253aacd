import type { loginByCode } from '#contract/sistema/seguranca.ts';
import { at, call } from '#web/kit/api/client.ts';
import { ApiError, errorText } from '#web/kit/api/errors.ts';
import type { StoredSession } from '#web/kit/api/token.ts';
import { showToast } from '#web/kit/ui/toast.ts';
import { button, element } from '#web/sistema/sessao/login-elements.ts';

interface Step {
  desafio: string;
  fatores: ('codigo' | 'passkey')[];
}
interface Given {
  /** The second step after the password; null if the login is closed to unknown addresses. */
  step: Step | null;
  /** Why the password alone is not enough. */
  text: string;
  onSession: (session: StoredSession) => void;
}

const fail = (error: unknown) =>
  showToast({
    title: 'Erro no login',
    text: error instanceof ApiError ? errorText(error) : 'Não foi possível usar a passkey neste navegador',
    tone: 'destructive',
  });

/** The code field, named for password managers and phones. */
function codeField(isClosed: boolean): { field: HTMLElement; input: HTMLInputElement } {
  const field = element('div', 'login-field');
  const label = element('label', '', 'Código');
  const input = element('input', 'control');
  label.htmlFor = 'codigo';
  Object.assign(input, { id: 'codigo', name: 'codigo', maxLength: 60, autocomplete: 'one-time-code' });
  input.autocapitalize = 'none';
  input.spellcheck = false;
  const sources = isClosed
    ? 'Do aplicativo, de recuperação, ou o que “npm run admin” mostrou. Depois, Entrar.'
    : 'Do aplicativo de códigos, ou um dos seus códigos de recuperação.';
  const hint = element('p', 'login-note', sources);
  hint.id = 'codigo-hint';
  input.setAttribute('aria-describedby', hint.id);
  field.append(label, input, hint);
  return { field, input };
}

/** The passkey button; its library is loaded on press. */
function passkeyButton(onSession: Given['onSession']): HTMLButtonElement {
  const made = button('Entrar com passkey', 'button-outline', async () => {
    made.disabled = true;
    try {
      const { loginWithPasskey } = await import('#web/sistema/sessao/passkey-login.ts');
      onSession(await loginWithPasskey());
    } catch (error) {
      fail(error);
    }
    made.disabled = false;
  });
  return made;
}

/**
 * Further login options below the form: beside the password if it is blocked, or replacing it when a second
 * factor is required.
 */
export function showSecondStep(form: HTMLFormElement, { step, text, onSession }: Given): void {
  form.querySelector('.login-step')?.remove();
  const area = element('section', 'login-step');
  area.setAttribute('aria-label', 'Segundo fator');
  const { field, input } = codeField(step === null);
  const words = element('p', 'login-hint', text);
  words.role = 'status';
  area.append(words, field);
  const first = [...form.children].filter((child) =>
    child.matches('.login-hint, .login-field, .login-submit'),
  );

  function back(): void {
    area.remove();
    for (const child of first) (child as HTMLElement).hidden = false;
    (form.elements.namedItem('password') as HTMLInputElement).focus();
  }

  if (step) {
    for (const child of first) (child as HTMLElement).hidden = true;
    const confirm = button('Confirmar', 'button-primary', async () => {
      if (!input.value.trim()) return input.focus();
      confirm.disabled = true;
      try {
        const given = { desafio: step.desafio, codigo: input.value };
        onSession(await call(at<typeof loginByCode>('POST', '/api/login/segundo-fator'), { body: given }));
      } catch (error) {
        fail(error);
        input.select();
      }
      confirm.disabled = false;
    });
    input.addEventListener('keydown', (event) => {
      if (event.key !== 'Enter') return;
      // The form would send the password again.
      event.preventDefault();
      confirm.click();
    });
    area.append(confirm);
    if (step.fatores.includes('passkey')) area.append(passkeyButton(onSession));
    area.append(button('Voltar', 'button-ghost', back));
  } else area.append(passkeyButton(onSession));
  form.append(area);
  input.focus({ preventScroll: true });
}
