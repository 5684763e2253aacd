import { readToken } from '#web/kit/api/token.ts';
import { readTheme, showTheme } from '#web/kit/theme.ts';
import { showLogin } from '#web/sessao/login.ts';

const loadPanel = () => import('#web/app/panel.tsx');

async function openPanel(): Promise<void> {
  const root = document.getElementById('root') as HTMLElement;
  root.hidden = false;
  try {
    const { startPanel } = await loadPanel();
    startPanel(root);
  } catch (error) {
    console.error(error);
    const note = document.createElement('p');
    note.className = 'grid min-h-dvh place-items-center p-6 text-center';
    note.textContent = 'Erro ao carregar dados. Recarregue a página.';
    root.replaceChildren(note);
  }
}

showTheme(readTheme());
// The access check: a stored token means logged in (ACC-15). Without one the form shows at any
// address, and the panel's code is fetched while the name is being typed.
if (readToken()) void openPanel();
else {
  showLogin(() => void openPanel());
  setTimeout(() => loadPanel().catch(() => {}), 300);
}
