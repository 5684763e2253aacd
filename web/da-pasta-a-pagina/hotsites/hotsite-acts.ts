import { ExternalLink, FileSearch, FolderOpen, Layers, LayoutTemplate, Share2, Sparkles } from 'lucide-react';
import type { Hotsite } from '#contract/da-pasta-a-pagina/hotsites.ts';
import type { Act } from '#web/kit/acts.ts';
import type { Address } from '#web/kit/use-address.ts';
import { sharePageAct } from '#web/widgets/share-page.ts';

/**
 * What to do next with a hotsite: see what stands in its way, make its page once its folder is read, work on the page.
 */
export function hotsiteActsOf(
  { id, nome, rota, ativo, empreendimentoId, status, catalog, v0Generated, achados }: Hotsite,
  { change }: Pick<Address, 'change'>,
): { main: Act; more: Act[] } {
  const studio: Act = {
    label: 'Abrir estúdio',
    Icon: LayoutTemplate,
    go: { to: `/admin/hotsites/${id}/estudio` },
  };
  const generate: Act = {
    label: v0Generated ? 'Gerar novamente' : 'Gerar página',
    Icon: Sparkles,
    go: () =>
      change((now) => {
        now.set('gerar', String(id));
        return now;
      }),
  };
  const check: Act = {
    label: achados !== null && achados.vermelhos > 0 ? 'Ver o que impede' : 'Verificação',
    Icon: FileSearch,
    go: { to: `/admin/hotsites/${id}/verificacao` },
  };
  const canGenerate = v0Generated || (status === 'completed' && catalog !== null);
  const main =
    achados !== null && achados.vermelhos > 0 ? check : !v0Generated && canGenerate ? generate : studio;
  const all: Act[] = [
    studio,
    ...(canGenerate ? [generate] : []),
    ...(achados ? [check] : []),
    { label: 'Versões', Icon: Layers, go: { to: `/admin/hotsites/${id}/versoes` } },
    {
      label: 'Comparar pasta',
      Icon: FolderOpen,
      go: { to: `/admin/empreendimentos/${empreendimentoId}/pasta` },
    },
    ...(ativo
      ? [
          {
            label: 'Abrir página',
            Icon: ExternalLink,
            go: { href: `/hotsite/${encodeURIComponent(rota)}` },
          } satisfies Act,
          sharePageAct({ nome, rota }, Share2),
        ]
      : []),
  ];
  return { main, more: all.filter(({ label }) => label !== main.label) };
}
