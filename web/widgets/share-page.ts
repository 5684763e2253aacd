import { readSession } from '#contract/sistema/sessao.ts';
import type { Act } from '#web/kit/acts.ts';
import { call } from '#web/kit/api/client.ts';
import { showToast } from '#web/kit/ui/toast.ts';

interface Page {
  nome: string;
  rota: string;
}

/**
 * Hands a public page's address to another app where the device offers that to a thumb, else copies it. Without
 * either it is shown, to be copied by hand.
 */
export async function sharePage({ nome, rota }: Page): Promise<void> {
  const { paginas } = await call(readSession);
  const url = `${paginas}/hotsite/${encodeURIComponent(rota)}`;
  try {
    if (typeof navigator.share === 'function' && matchMedia('(pointer: coarse)').matches) {
      await navigator.share({ title: nome, url });
      return;
    }
    await navigator.clipboard.writeText(url);
    showToast({ title: 'Link copiado!', text: url });
  } catch (error) {
    // Whoever closes the device's own sheet has changed their mind.
    if ((error as DOMException).name !== 'AbortError')
      showToast({ title: 'Copie o link à mão', text: url, tone: 'destructive' });
  }
}

/** 'Copiar link da página', for menus and the palette. */
export const sharePageAct = (page: Page, Icon: Act['Icon']): Act => ({
  label: 'Copiar link da página',
  Icon,
  go: () => void sharePage(page),
});
