import {
  ChartColumn,
  FileSearch,
  FolderSync,
  Grid3x3,
  LayoutTemplate,
  ListChecks,
  Plus,
  Share2,
} from 'lucide-react';
import type { Empreendimento } from '#contract/cadastros/empreendimentos.ts';
import { isOpenFluxo } from '#web/da-pasta-a-pagina/fluxo-ai/passos.ts';
import type { Act } from '#web/kit/acts.ts';
import { countOf } from '#web/kit/format.ts';
import { sharePageAct } from '#web/widgets/share-page.ts';

interface Ways {
  resume: (id: number) => void;
  visits: (record: Empreendimento) => void;
}

const studio = (id: number): Act => ({
  label: 'Abrir estúdio',
  Icon: LayoutTemplate,
  go: { to: `/admin/hotsites/${id}/estudio` },
});
const review = (id: number, label: string): Act => ({
  label,
  Icon: ListChecks,
  go: { to: `/admin/empreendimentos/${id}/revisao` },
});

/** The one thing to do next: end a flow, review what was read, work on the page, or make one. */
export function mainActOf(record: Empreendimento, aRevisar: number, { resume }: Pick<Ways, 'resume'>): Act {
  const { id, hotsite } = record;
  if (isOpenFluxo(record))
    return { label: 'Continuar Fluxo AI', Icon: ListChecks, go: () => resume(record.id) };
  if (aRevisar > 0) return review(id, `Revisar ${countOf(aRevisar, 'campo', 'campos')}`);
  if (hotsite) return studio(hotsite.id);
  return { label: 'Criar hotsite', Icon: Plus, go: { to: '/admin/hotsites?novo=1' } };
}

/** What else can be done, in the order of the work: folder, reading, page. */
export function furtherActsOf(record: Empreendimento, main: Act, { visits }: Pick<Ways, 'visits'>): Act[] {
  const { id, hotsite, driveUrl } = record;
  const ofFolder: Act[] = driveUrl
    ? [
        review(id, 'Revisar leitura'),
        { label: 'Unidades', Icon: Grid3x3, go: { to: `/admin/empreendimentos/${id}/unidades` } },
        { label: 'Comparar pasta', Icon: FolderSync, go: { to: `/admin/empreendimentos/${id}/pasta` } },
      ]
    : [];
  const ofPage: Act[] = hotsite
    ? [
        studio(hotsite.id),
        {
          label: 'Verificação',
          Icon: FileSearch,
          go: { to: `/admin/hotsites/${hotsite.id}/verificacao` },
        },
        ...(hotsite.publicado
          ? [
              { label: 'Visitas', Icon: ChartColumn, go: () => visits(record) } satisfies Act,
              ...(hotsite.ativo ? [sharePageAct({ nome: record.nome, rota: hotsite.rota }, Share2)] : []),
            ]
          : []),
      ]
    : [];
  return [...ofFolder, ...ofPage].filter(({ label }) => label !== main.label);
}
