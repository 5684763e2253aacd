import { lazy } from 'react';
import { Link } from 'react-router';
import type { Hotsite } from '#contract/da-pasta-a-pagina/hotsites.ts';
import { AiCell, aiText } from '#web/da-pasta-a-pagina/hotsites/ai-cell.tsx';
import { hotsiteActsOf } from '#web/da-pasta-a-pagina/hotsites/hotsite-acts.ts';
import { HotsiteDialog } from '#web/da-pasta-a-pagina/hotsites/hotsite-dialog.tsx';
import { PageLinks } from '#web/da-pasta-a-pagina/hotsites/open-page.tsx';
import { StatusCell, statusText } from '#web/da-pasta-a-pagina/hotsites/status.tsx';
import { crudScreen } from '#web/kit/crud/screen.ts';
import { formatDate } from '#web/kit/format.ts';
import { Badge } from '#web/kit/ui/badge.tsx';
import { PastaLink } from '#web/widgets/pasta-link.tsx';

const findings = { com: 'Com avisos', sem: 'Sem avisos' };
const findingsOf = ({ achados }: Hotsite) =>
  achados && (achados.vermelhos + achados.amarelos > 0 ? 'com' : 'sem');
const wordOf = (found: ReturnType<typeof findingsOf>) => found && findings[found];

const activity = ({ ativo }: Hotsite) => (ativo ? 'Ativo' : 'Inativo');

/** Hotsites, newest first (HOT-05); with a custom dialog for slow operations. */
export const hotsitesScreen = crudScreen({
  list: 'hotsites',
  loadRoutes: async () => (await import('#contract/da-pasta-a-pagina/hotsites.ts')).hotsitesRoutes,
  rowHeight: 60,
  texts: { fixed: ['remove'] },
  columns: [
    {
      id: 'nome',
      label: 'Nome',
      value: (row: Hotsite) => row.nome,
      cell: (row) => (
        <Link
          to={`/admin/hotsites/${row.id}/estudio`}
          data-hint="Abrir o estúdio: imagens, seções e estilo"
          className="line-clamp-2 whitespace-normal break-words underline-offset-4 hover:underline"
        >
          {row.nome}
        </Link>
      ),
      onCard: 'title',
    },
    {
      id: 'empreendimento',
      label: 'Empreendimento',
      value: (row) => row.empreendimento.nome,
      cell: ({ empreendimentoId, empreendimento: { nome } }) => (
        <span className="flex min-w-0 items-center gap-1">
          <span className="line-clamp-2 whitespace-normal break-words" data-hint={nome}>
            {nome}
          </span>
          <span className="-my-2 inline-flex">
            <PastaLink empreendimentoId={empreendimentoId} nome={nome} />
          </span>
        </span>
      ),
      searched: false,
      width: '150px',
    },
    {
      id: 'rota',
      label: 'Rota',
      value: (row) => row.rota,
      cell: (row) => (
        <span
          className="font-mono text-xs whitespace-normal [overflow-wrap:anywhere] sm:line-clamp-3"
          data-hint={`/hotsite/${row.rota}`}
        >
          /{row.rota}
        </span>
      ),
      searched: false,
      width: '128px',
    },
    {
      id: 'status',
      label: 'Processamento',
      value: statusText,
      cell: (row) => <StatusCell row={row} />,
      searched: false,
      width: '168px',
    },
    {
      id: 'ativo',
      label: 'Ativo',
      value: activity,
      cell: (row) => <Badge tone={row.ativo ? 'done' : 'plain'}>{activity(row)}</Badge>,
      searched: false,
      width: '76px',
    },
    {
      id: 'avisos',
      label: 'Avisos da verificação',
      value: (row) => wordOf(findingsOf(row)),
      compared: findingsOf,
      words: findings,
      width: '140px',
      seen: 'chosen',
    },
    {
      id: 'ia',
      label: 'IA',
      value: aiText,
      cell: (row) => <AiCell row={row} />,
      searched: false,
      width: '134px',
    },
    {
      id: 'criadoEm',
      label: 'Criação',
      value: (row) => row.criadoEm,
      cell: (row) => formatDate(row.criadoEm),
      file: (row) => new Date(row.criadoEm),
      kind: 'day',
      searched: false,
      width: '132px',
    },
  ],
  actsOf: hotsiteActsOf,
  RowActions: PageLinks,
  rowButtons: 2,
  Selection: lazy(async () => ({
    default: (await import('#web/da-pasta-a-pagina/hotsites/selection-update.tsx')).SelectionUpdate,
  })),
  Dialog: HotsiteDialog,
  form: {
    fields: [],
    empty: { nome: '', empreendimentoId: '', rota: '', driveUrl: '' },
    of: ({ nome, empreendimentoId, rota, driveUrl, ativo }) => ({
      nome,
      empreendimentoId,
      rota,
      driveUrl,
      ativo,
    }),
  },
});
