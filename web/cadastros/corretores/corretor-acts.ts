import { BadgeCheck, ExternalLink, FileText, Globe, Power } from 'lucide-react';
import { type Corretor, hasSite, statusCorretor } from '#contract/cadastros/corretores.ts';
import type { Act } from '#web/kit/acts.ts';

/** What to do next with a corretor: decide on who waits, look at his site, or turn it on. */
export function corretorActsOf(row: Corretor): { main: Act; more: Act[] } {
  const page = `/admin/corretores/${row.id}`;
  const site: Act = {
    label: 'Abrir site',
    Icon: ExternalLink,
    go: { href: `/corretor/${encodeURIComponent(row.slug)}` },
  };
  const status = statusCorretor(row);
  const more: Act[] = [
    { label: 'Abrir ficha', Icon: FileText, go: { to: page } },
    ...(hasSite(row) ? [site] : []),
  ];
  if (status === 'pendente')
    return {
      main: { label: 'Decidir aprovação', Icon: BadgeCheck, go: { to: '/admin/whatsapp-aprovacoes' } },
      more,
    };
  if (hasSite(row)) return { main: site, more: more.slice(0, 1) };
  if (status === 'inativo') return { main: { label: 'Reativar', Icon: Power, go: { to: page } }, more };
  return { main: { label: 'Configurar site', Icon: Globe, go: { to: `${page}?aba=site` } }, more };
}
