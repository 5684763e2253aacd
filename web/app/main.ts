import { readToken } from '#web/kit/api/token.ts';
import { readTheme, showTheme } from '#web/kit/theme.ts';
import { showLogin } from '#web/sessao/login.ts';

const loadPanel = () => import('#web/app/panel.tsx');

async function openPanel(): Promise<void> {
  const root = document.getElementById('root') as HTMLElement;
  root.hidden = false;
  const { startPanel } = await loadPanel();
  startPanel(root);
}

showTheme(readTheme());
// The access check: a stored token means logged in (ACC-15). Without one the form shows at any
// address, and the panel's code is fetched while the name is being typed.
if (readToken()) void openPanel();
else {
  showLogin(() => void openPanel());
  setTimeout(() => void loadPanel(), 300);
}
