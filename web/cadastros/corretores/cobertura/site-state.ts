import type { Corretor } from '#contract/cadastros/corretores.ts';
import type { Toast } from '#web/kit/ui/toast.ts';

type Of = Pick<Corretor, 'siteAtivo' | 'ativo' | 'aprovado'>;

/** Why a site that is on, or about to be, is not public; null if it would be. */
export function whyHidden({ ativo, aprovado }: Omit<Of, 'siteAtivo'>): string | null {
  if (!aprovado) return 'O site do corretor só fica disponível publicamente depois que ele for aprovado.';
  if (!ativo) return 'O site fica fora do ar enquanto o corretor estiver inativo.';
  return null;
}

/** What turning the site on or off did (COV-24); an unapproved corretor's is not public yet (PNL-05). */
export function switchedToast(saved: Of): Toast {
  if (!saved.siteAtivo) return { title: 'Site desativado' };
  const text = whyHidden(saved) ?? 'O site do corretor está disponível publicamente.';
  return { title: 'Site ativado', text };
}
