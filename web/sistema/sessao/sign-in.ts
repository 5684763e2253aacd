import type { login } from '#contract/sistema/sessao.ts';
import { at, call } from '#web/kit/api/client.ts';
import { ApiError, errorText, secondFactor, serverMessage } from '#web/kit/api/errors.ts';
import type { StoredSession } from '#web/kit/api/token.ts';
import { showToast } from '#web/kit/ui/toast.ts';

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

/** Sends a login form; failures are told in toasts (ACC-21, ACC-22). */
export async function signIn(
  form: HTMLFormElement,
  onSession: (session: StoredSession) => void,
): Promise<void> {
  const values = new FormData(form);
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
