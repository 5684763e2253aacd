import { redefinicaoPath } from '#contract/sistema/redefinicao-textos.ts';
import { startFirstRead } from '#web/kit/api/client.ts';
import { isSessionMarked, markSession, readToken } from '#web/kit/api/token.ts';
import { readTheme, showTheme } from '#web/kit/theme.ts';
import { showLogin } from '#web/sistema/sessao/login.ts';

const loadPanel = () => import('#web/app/painel.tsx');

async function openPanel(): Promise<void> {
  const root = document.getElementById('root') as HTMLElement;
  root.hidden = false;
  try {
    const { startPainel } = await loadPanel();
    await startPainel(root);
  } catch (error) {
    console.error(error);
    const note = document.createElement('p');
    note.className = 'grid min-h-dvh place-items-center p-6 text-center';
    note.textContent = 'Erro ao carregar dados. Recarregue a página.';
    root.replaceChildren(note);
  }
}

// The access check: a stored token means logged in (ACC-15). Without one the form is shown at any address,
// and the panel's code is loaded meanwhile.
const isKept = readToken() !== null;
if (location.pathname === redefinicaoPath) {
  // A link from an e-mail is for whoever holds it, logged in or not.
  void import('#web/sistema/sessao/nova-senha.ts').then(({ showNovaSenha }) => showNovaSenha());
} else if (isKept) {
  // The page names its screen's list, which is requested in parallel with the code.
  const { read } = (document.getElementById('root') as HTMLElement).dataset;
  if (read) startFirstRead(read);
  void openPanel();
} else {
  showLogin(() => void openPanel());
  setTimeout(() => loadPanel().catch(() => {}), 300);
}
// Started after slower work: the browser blocks a page on its cookies.
showTheme(readTheme());
if (isKept !== isSessionMarked()) markSession(isKept);
