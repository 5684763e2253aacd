import { formatCount } from '#contract/base/format-count.ts';
import { nounOf } from '#contract/base/nouns.ts';
import { placeWords, runStates } from '#contract/base/runs.ts';
import {
  type Execucao,
  execucaoTipos,
  type periodos,
  searchExecucoes,
  tipoLabel,
} from '#contract/sistema/execucoes.ts';
import { textsOf } from '#web/kit/crud/noun.ts';
import type { Column, Filter } from '#web/kit/crud/screen.ts';
import { countOf, formatCost, formatDate, formatTime } from '#web/kit/format.ts';
import { Badge } from '#web/kit/ui/badge.tsx';
import { Elapsed } from '#web/sistema/execucoes/elapsed.tsx';
import { estadoLabels, shortFolder, stateTone, stateWords, tokensOf } from '#web/sistema/execucoes/words.ts';

/** Cache key prefix of all run reads: invalidating the list includes them (API-22). */
export const execucoesPath = '/api/execucoes';

const noun = nounOf('run');
const periodoLabels: Record<(typeof periodos)[number], string> = {
  hoje: 'Hoje',
  '7-dias': 'Últimos 7 dias',
  '30-dias': 'Últimos 30 dias',
};
const optionsOf = (labels: Record<string, string>) =>
  Object.entries(labels).map(([value, label]) => ({ value, label }));

export const nameOf = ({ nome, pasta, id }: Pick<Execucao, 'nome' | 'pasta' | 'id'>) =>
  nome ?? (pasta ? shortFolder(pasta) : `Execução ${id}`);

/** Two lines of a cell; on a card the second follows the first. */
function Lines({ first, second }: { first: string; second: string }) {
  return (
    <>
      <span className="block truncate">{first}</span>
      <span className="block truncate text-[13px] font-normal text-muted">{second}</span>
    </>
  );
}

const columns: Column<Execucao>[] = [
  {
    id: 'nome',
    label: 'Execução',
    value: nameOf,
    cell: (row) => <Lines first={nameOf(row)} second={`Nº ${formatCount(row.id)}`} />,
    onCard: 'title',
  },
  {
    id: 'tipo',
    label: 'Tipo',
    value: ({ tipo }) => tipoLabel(tipo),
    compared: ({ tipo }) => tipo,
    words: Object.fromEntries(execucaoTipos.map((tipo) => [tipo, tipoLabel(tipo)])),
    cell: (row) => <Lines first={tipoLabel(row.tipo)} second={row.motor} />,
    width: '17%',
  },
  {
    id: 'estado',
    label: 'Estado',
    value: ({ estado }) => estadoLabels[estado],
    compared: ({ estado }) => estado,
    words: Object.fromEntries(runStates.map((state) => [state, estadoLabels[state]])),
    cell: ({ estado, erro, lugar }) => (
      <span data-hint={erro ?? (lugar === null ? undefined : placeWords(lugar))}>
        <Badge tone={stateTone({ estado, lugar })}>{stateWords({ estado, lugar })}</Badge>
      </span>
    ),
    width: '168px',
  },
  {
    id: 'inicio',
    label: 'Início',
    value: ({ inicio }) => inicio,
    kind: 'day',
    file: ({ inicio }) => new Date(inicio),
    cell: ({ inicio, quem }) => (
      <Lines
        first={`${formatDate(inicio)} ${formatTime(inicio)}`}
        second={quem ? `por ${quem}` : 'pelo sistema'}
      />
    ),
    width: '168px',
  },
  {
    id: 'duracao',
    label: 'Duração',
    kind: 'number',
    unit: 'min',
    file: ({ inicio, fim }) => (fim ? Math.round((Date.parse(fim) - Date.parse(inicio)) / 600) / 100 : null),
    value: ({ inicio, fim }) => (fim ? Date.parse(fim) - Date.parse(inicio) : null),
    cell: ({ inicio, fim }) => <Elapsed inicio={inicio} fim={fim} />,
    width: '124px',
  },
  {
    id: 'uso',
    label: 'Uso',
    kind: 'number',
    unit: 'tokens',
    value: ({ uso }) => tokensOf(uso),
    cell: ({ uso }) =>
      uso.chamadas === 0 ? (
        <span className="text-faint">Sem modelos</span>
      ) : (
        <Lines
          first={countOf(tokensOf(uso), 'token', 'tokens')}
          second={
            uso.custo
              ? `${countOf(uso.chamadas, 'chamada', 'chamadas')}, ${formatCost(uso.custo)}`
              : countOf(uso.chamadas, 'chamada', 'chamadas')
          }
        />
      ),
    width: '18%',
  },
  { id: 'motor', label: 'Motor', value: ({ motor }) => motor, width: '160px', seen: 'chosen' },
  { id: 'quem', label: 'Quem iniciou', value: ({ quem }) => quem, width: '160px', seen: 'chosen' },
];

const filters: Filter<Execucao>[] = [
  {
    id: 'estado',
    label: 'Estado',
    all: 'Todos os estados',
    options: optionsOf(Object.fromEntries(runStates.map((state) => [state, estadoLabels[state]]))),
    of: ({ estado }) => estado,
  },
  {
    id: 'tipo',
    label: 'Tipo',
    all: 'Todos os tipos',
    options: optionsOf(Object.fromEntries(execucaoTipos.map((tipo) => [tipo, tipoLabel(tipo)]))),
    of: ({ tipo }) => tipo,
  },
  {
    id: 'periodo',
    label: 'Período',
    all: 'Qualquer data',
    options: optionsOf(periodoLabels),
    of: () => '',
  },
];

/** Runs as a read-only list: they are started elsewhere. */
export const execucoesList = {
  noun,
  texts: textsOf(noun),
  rowHeight: 60,
  columns,
  filters,
  paths: { list: execucoesPath },
  paged: searchExecucoes,
};
