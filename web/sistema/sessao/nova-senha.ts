import { passwordLimits } from '#contract/sistema/password-limits.ts';
import type {
  readEsqueci,
  readRedefinicao,
  requestRedefinicao,
  setByRedefinicao,
} from '#contract/sistema/redefinicao.ts';
import { redefinicaoMessages } from '#contract/sistema/redefinicao-textos.ts';
import { at, call } from '#web/kit/api/client.ts';
import { ApiError, errorText } from '#web/kit/api/errors.ts';
import { forgetSession } from '#web/kit/api/token.ts';
import { button, element, loginField } from '#web/sistema/sessao/login-elements.ts';

const esqueci = '/api/login/esqueci';
const offline = 'Não foi possível conectar ao servidor';
const textOf = (error: unknown) => (error instanceof ApiError ? errorText(error) : offline);
/** The server says that a link is of no use any more. */
const isUsed = (error: unknown) => error instanceof ApiError && [400, 404].includes(error.status);

const form = () => document.getElementById('login-form') as HTMLFormElement;

function link(label: string, look: string, href: string): HTMLAnchorElement {
  const made = element('a', `button ${look} login-submit`, label);
  made.href = href;
  return made;
}
const back = () => link('Voltar para entrar', 'button-ghost', '/login');

/** Shows a page in the login's frame. `onSubmit` sends its fields. */
function show(
  { title, hint }: { title: string; hint: string },
  children: HTMLElement[],
  onSubmit: () => Promise<void> = async () => {},
): void {
  const frame = form();
  const words = element('p', 'login-hint', hint);
  words.role = 'status';
  const mark = frame.querySelector('.login-mark') as HTMLElement;
  frame.replaceChildren(mark, element('h1', '', title), words, ...children);
  frame.onsubmit = (event) => {
    event.preventDefault();
    void onSubmit();
  };
  frame.querySelector<HTMLElement>('input:not([hidden]), a, button')?.focus({ preventScroll: true });
}

/** The submit button, and what it says while its call is under way. */
function sender(label: string, busy: string) {
  const made = element('button', 'button button-primary login-submit', label);
  made.type = 'submit';
  return {
    button: made,
    async during(work: () => Promise<void>): Promise<void> {
      if (made.disabled) return;
      made.disabled = true;
      made.textContent = busy;
      await work();
      made.disabled = false;
      made.textContent = label;
    },
  };
}

/** Asks for a link; the answer is the same whoever asks. */
function showAsk(words: { title: string; hint: string }): void {
  const who = loginField('Usuário ou e-mail', {
    id: 'identificacao',
    autocomplete: 'username',
    maxLength: 254,
  });
  const send = sender('Enviar link', 'Enviando...');
  show(words, [who.field, send.button, back()], async () => {
    const identificacao = who.input.value.trim();
    if (!who.fault(identificacao ? '' : redefinicaoMessages.who)) return;
    await send.during(async () => {
      try {
        await call(at<typeof requestRedefinicao>('POST', esqueci), { body: { identificacao } });
        show({ title: 'Confira o seu e-mail', hint: redefinicaoMessages.asked }, [back()]);
      } catch (error) {
        who.fault(textOf(error));
      }
    });
  });
}

const showUsed = () =>
  showAsk({
    title: 'Este link já foi usado ou venceu',
    hint: 'Cada link vale por 30 minutos e uma única vez. Peça outro aqui.',
  });

function showFailure(error: unknown, again: () => void): void {
  show({ title: 'Nova senha', hint: textOf(error) }, [
    button('Tentar novamente', 'button-outline', again),
    back(),
  ]);
}

/** Sets the password of the link's account. */
function showSet(token: string, username: string): void {
  const account = element('input', '');
  Object.assign(account, { autocomplete: 'username', value: username, readOnly: true, hidden: true });
  const typed = { type: 'password', autocomplete: 'new-password', maxLength: 1000 } as const;
  const least = `No mínimo ${passwordLimits.min} caracteres`;
  const first = loginField('Nova senha', { id: 'nova', ...typed }, least);
  const second = loginField('Repita a nova senha', { id: 'repetida', ...typed });
  const send = sender('Salvar senha', 'Salvando...');
  const words = {
    title: 'Nova senha',
    hint: `Da conta ${username}. As sessões abertas dela terminam quando você salvar.`,
  };
  show(words, [account, first.field, second.field, send.button], async () => {
    const password = first.input.value;
    const isLong = password.length >= passwordLimits.min;
    if (!first.fault(isLong ? '' : `A senha deve ter pelo menos ${passwordLimits.min} caracteres`)) return;
    if (!second.fault(second.input.value === password ? '' : 'As senhas não são iguais')) return;
    await send.during(async () => {
      try {
        const body = { token, password };
        await call(at<typeof setByRedefinicao>('POST', '/api/login/nova-senha'), { body });
        // Whatever was open here has ended with the others.
        forgetSession();
        history.replaceState(null, '', '/nova-senha');
        show(
          {
            title: 'Senha salva',
            hint: 'Entre com ela. Se a conta tem um segundo fator, ele continua sendo pedido.',
          },
          [link('Entrar', 'button-primary', '/login')],
        );
      } catch (error) {
        if (error instanceof ApiError && error.status === 404) showUsed();
        else first.fault(textOf(error));
      }
    });
  });
}

async function look(token: string): Promise<void> {
  show({ title: 'Nova senha', hint: 'Conferindo o seu link...' }, []);
  try {
    const read = at<typeof readRedefinicao>('POST', '/api/login/redefinicao');
    const { username } = await call(read, { body: { token } });
    showSet(token, username);
  } catch (error) {
    if (isUsed(error)) showUsed();
    else showFailure(error, () => void look(token));
  }
}

async function ask(): Promise<void> {
  try {
    const { porEmail } = await call(at<typeof readEsqueci>('GET', esqueci));
    if (porEmail)
      showAsk({
        title: 'Esqueci minha senha',
        hint: 'Um link para criar outra chega no e-mail da sua conta.',
      });
    else
      show(
        {
          title: 'Esqueci minha senha',
          hint: 'Este sistema não envia e-mails. Peça uma nova senha a outro administrador ou a quem cuida da instalação.',
        },
        [back()],
      );
  } catch (error) {
    showFailure(error, () => void ask());
  }
}

/**
 * '/nova-senha', in the login's frame: with a link's token, which stands behind '#' where no server and no log sees
 * it, a new password is set; without one a link is asked for.
 */
export function showNovaSenha(): void {
  document.title = 'Nova senha · Portal do Corretor';
  (document.getElementById('root') as HTMLElement).hidden = true;
  (document.getElementById('login') as HTMLElement).hidden = false;
  const open = () => {
    const token = location.hash.slice(1);
    void (token ? look(token) : ask());
  };
  // Another link opened in the same tab changes only what stands behind '#'.
  window.addEventListener('hashchange', open);
  open();
}
