import { type Hotsite, hotsitesRoutes } from '#contract/hotsites.ts';
import { AiCell, aiText } from '#web/hotsites/ai-cell.tsx';
import { HotsiteDialog } from '#web/hotsites/hotsite-dialog.tsx';
import { OpenPage } from '#web/hotsites/open-page.tsx';
import { StatusCell, statusText } from '#web/hotsites/status.tsx';
import { crudScreen } from '#web/kit/crud/screen.ts';
import { formatDate } from '#web/kit/format.ts';
import { ScreenLink } from '#web/kit/screen-link.tsx';
import { Badge } from '#web/kit/ui/badge.tsx';

const activity = ({ ativo }: Hotsite) => (ativo ? 'Ativo' : 'Inativo');

/** The hotsites, newest first (HOT-05); its dialog stands on its own feet: what it asks for takes its time. */
export const hotsitesScreen = crudScreen({
  routes: hotsitesRoutes,
  rowHeight: 60,
  texts: { fixed: ['remove'] },
  columns: [
    {
      id: 'nome',
      label: 'Nome',
      value: (row: Hotsite) => row.nome,
      cell: (row) => (
        <ScreenLink
          to={`/admin/hotsites/${row.id}/estudio`}
          title="Abrir o estúdio: imagens, seções e estilo"
          className="underline-offset-4 hover:underline"
        >
          {row.nome}
        </ScreenLink>
      ),
      onCard: 'title',
    },
    {
      id: 'empreendimento',
      label: 'Empreendimento',
      value: (row) => row.empreendimento.nome,
      searched: false,
      width: '15%',
    },
    {
      id: 'rota',
      label: 'Rota',
      value: (row) => row.rota,
      cell: (row) => (
        <span className="font-mono text-xs" title={`/hotsite/${row.rota}`}>
          /{row.rota}
        </span>
      ),
      searched: false,
      width: '13%',
    },
    {
      id: 'status',
      label: 'Processamento',
      value: statusText,
      cell: (row) => <StatusCell row={row} />,
      searched: false,
      width: '178px',
    },
    {
      id: 'ativo',
      label: 'Ativo',
      value: activity,
      cell: (row) => <Badge tone={row.ativo ? 'done' : 'plain'}>{activity(row)}</Badge>,
      searched: false,
      width: '92px',
    },
    {
      id: 'ia',
      label: 'IA',
      value: aiText,
      cell: (row) => <AiCell row={row} />,
      searched: false,
      width: '162px',
    },
    {
      id: 'criadoEm',
      label: 'Criação',
      value: (row) => row.criadoEm,
      cell: (row) => formatDate(row.criadoEm),
      searched: false,
      width: '112px',
    },
  ],
  RowActions: OpenPage,
  Dialog: HotsiteDialog,
  form: {
    fields: [],
    empty: { nome: '', empreendimentoId: '', rota: '', driveUrl: '' },
    of: ({ nome, empreendimentoId, rota, driveUrl, ativo }) => ({
      ...{ nome, empreendimentoId, rota, driveUrl, ativo },
    }),
  },
});
