import type { Empreendimento } from '#contract/cadastros/empreendimentos.ts';
import { readSession } from '#contract/sistema/sessao.ts';
import type { Act } from '#web/kit/acts.ts';
import { call } from '#web/kit/api/client.ts';
import { showToast } from '#web/kit/ui/toast.ts';

interface Page {
  nome: string;
  rota: string;
}

/** The page of an empreendimento that visitors see; null if there is none. */
export const publicPageOf = ({ nome, ativo, hotsite }: Empreendimento): Page | null =>
  ativo && hotsite?.publicado && hotsite.ativo ? { nome, rota: hotsite.rota } : null;

/** A corretor whose edition of a page is meant. */
export interface Edition {
  nome: string;
  slug: string;
}

/**
 * Hands a public page's address to another app where the device offers that to a thumb, else copies it. Without
 * either it is shown, to be copied by hand. With `edition`, the page as that corretor shows it, with his contact.
 */
export async function sharePage({ nome, rota }: Page, edition?: Edition): Promise<void> {
  const { paginas } = await call(readSession);
  const of = edition ? `?corretor=${encodeURIComponent(edition.slug)}` : '';
  const url = `${paginas}/hotsite/${encodeURIComponent(rota)}${of}`;
  try {
    if (typeof navigator.share === 'function' && matchMedia('(pointer: coarse)').matches) {
      await navigator.share({ title: nome, url });
      return;
    }
    await navigator.clipboard.writeText(url);
    showToast({ title: 'Link copiado!', text: edition ? `De ${edition.nome}: ${url}` : url });
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
