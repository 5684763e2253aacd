import { useQuery } from '@tanstack/react-query';
import { Eye } from 'lucide-react';
import { useCallback, useMemo, useState } from 'react';
import { useParams } from 'react-router';
import {
  getUnidades,
  type TabelaDeUnidades,
  type VersaoDaTabela,
} from '#contract/da-pasta-a-pagina/unidades.ts';
import { Comparison } from '#web/da-pasta-a-pagina/unidades/comparison.tsx';
import { csvColumns, listOf, type UnidadeRow } from '#web/da-pasta-a-pagina/unidades/list.tsx';
import { Summary } from '#web/da-pasta-a-pagina/unidades/summary.tsx';
import { UnitDialog } from '#web/da-pasta-a-pagina/unidades/unit-dialog.tsx';
import { nameOf, versionName, vigenciaText } from '#web/da-pasta-a-pagina/unidades/words.ts';
import { serverMessage } from '#web/kit/api/errors.ts';
import { read } from '#web/kit/api/queries.ts';
import { CrudToolbar } from '#web/kit/crud/crud-toolbar.tsx';
import { ListBody } from '#web/kit/crud/list-body.tsx';
import { ListExport } from '#web/kit/crud/list-export.tsx';
import { useCrudView } from '#web/kit/crud/use-crud-view.ts';
import { countOf } from '#web/kit/format.ts';
import { createRowFinder } from '#web/kit/table/find-rows.ts';
import { BackLink } from '#web/kit/ui/back-link.tsx';
import { Badge, type Tone } from '#web/kit/ui/badge.tsx';
import { EmptyBox } from '#web/kit/ui/empty-box.tsx';
import { LoadFailure } from '#web/kit/ui/load-state.tsx';
import { Section } from '#web/kit/ui/section.tsx';
import { Skeleton } from '#web/kit/ui/skeleton.tsx';
import { useAddress } from '#web/kit/use-address.ts';
import { PagesBehind } from '#web/widgets/publicacao/pages-behind.tsx';

const states: Record<VersaoDaTabela['vigencia']['estado'], { text: string; tone: Tone }> = {
  vigente: { text: 'Vigente', tone: 'done' },
  vencida: { text: 'Vencida', tone: 'danger' },
  futura: { text: 'Ainda não vigente', tone: 'alive' },
  'sem-data': { text: 'Sem data', tone: 'plain' },
};

/** An empreendimento's units by its table: prices, stock, earlier versions, what changed. */
export function UnidadesPage() {
  const id = Number(useParams().id);
  const { params } = useAddress();
  const versao = Number(params.get('versao')) || undefined;
  const query = useQuery({ ...read(getUnidades, { params: { id }, query: { versao } }), gcTime: 0 });
  if (query.isPending) return <Skeleton className="h-[60dvh]" />;
  if (query.isLoadingError)
    return (
      <LoadFailure detail={serverMessage(query.error) ?? undefined} onRetry={() => void query.refetch()} />
    );
  const { data } = query;
  const shown = data.versoes.find((one) => one.id === data.versao);
  return (
    <div className="grid grid-cols-1 gap-4">
      <div className="min-w-0">
        <BackLink to={`/admin/empreendimentos/${id}`}>Empreendimento</BackLink>
        <p className="mt-0.5 text-xl font-semibold tracking-tight break-words">{data.nome}</p>
      </div>
      <PagesBehind paginas={data.paginasAtras} onUpdated={() => void query.refetch()} />
      {shown ? (
        <Version key={shown.id} tabela={data} versao={shown} />
      ) : (
        <EmptyBox text="Nenhuma tabela de unidades">
          <p className="max-w-md text-muted">
            As unidades aparecem aqui quando a pasta tem uma tabela de preços ou um espelho de vendas, em PDF
            ou planilha, e o Super AI a lê.
          </p>
        </EmptyBox>
      )}
    </div>
  );
}

function Version({ tabela, versao }: { tabela: TabelaDeUnidades; versao: VersaoDaTabela }) {
  const address = useAddress();
  const { comparacao, versoes } = tabela;
  const before = comparacao && versoes.find(({ id }) => id === comparacao.versao);
  const choose = (id: string) =>
    address.change((now) => {
      const next = new URLSearchParams(now);
      if (Number(id) === versoes[0]?.id) next.delete('versao');
      else next.set('versao', id);
      return next;
    });
  const { text, tone } = states[versao.vigencia.estado];
  return (
    <>
      <Section
        title={versionName(versao)}
        aside={
          <div className="flex flex-wrap items-center gap-2">
            <Badge tone={tone}>{text}</Badge>
            {versoes.length > 1 && (
              <select
                className="control w-auto max-w-full"
                aria-label="Versão da tabela"
                value={versao.id}
                onChange={({ target }) => choose(target.value)}
              >
                {versoes.map((one) => (
                  <option key={one.id} value={one.id}>
                    {versionName(one)}
                  </option>
                ))}
              </select>
            )}
          </div>
        }
      >
        <p className="text-muted">{vigenciaText(versao)}</p>
        <Sources fontes={versao.fontes} />
        <div className="mt-4">
          <Summary versao={versao} />
        </div>
      </Section>
      {comparacao && before && (
        <Section title={`O que mudou desde a ${versionName(before).replace(/^T/, 't')}`}>
          <Comparison comparacao={comparacao} />
        </Section>
      )}
      <Units tabela={tabela} campanha={versao.campanha} />
    </>
  );
}

/** The documents of a version with their pages, and what was left out of them. */
function Sources({ fontes }: { fontes: VersaoDaTabela['fontes'] }) {
  return (
    <ul className="mt-1 grid gap-1 text-[13px] text-muted">
      {fontes.map(({ arquivo, paginas, unidades, ignoradas, excedentes }) => (
        <li key={arquivo} className="break-words">
          {arquivo}
          {paginas.length > 0 && `, ${paginas.length === 1 ? 'página' : 'páginas'} ${paginas.join(', ')}`}:{' '}
          {countOf(unidades, 'linha lida', 'linhas lidas')}
          {ignoradas > 0 && (
            <span className="text-danger">
              {' · '}
              {countOf(ignoradas, 'linha ficou de fora', 'linhas ficaram de fora')}: não deu para saber o que
              é cada coluna
            </span>
          )}
          {excedentes > 0 && (
            <span className="text-danger">
              {' · '}
              {countOf(excedentes, 'linha além do limite', 'linhas além do limite')}
            </span>
          )}
        </li>
      ))}
    </ul>
  );
}

/** A list that is only read has no selection. */
const everything = { query: {}, except: [] };

/** Width of the one button, in pixels. */
const actionsWidth = 76;

function Units({ tabela, campanha }: { tabela: TabelaDeUnidades; campanha: string | null }) {
  const address = useAddress();
  const rows = useMemo(() => tabela.unidades.map((row): UnidadeRow => ({ ...row, revisao: 0 })), [tabela]);
  const list = useMemo(() => listOf(rows, campanha), [rows, campanha]);
  const find = useMemo(() => createRowFinder<UnidadeRow>(list), [list]);
  const { view, change, type, clear, query, show } = useCrudView(list, address);
  const listed = useMemo(() => {
    const shown = find(rows, view);
    return {
      rows: shown,
      matches: shown.length,
      all: rows.length,
      whole: rows,
      error: null,
      retry() {},
      isBehind: false,
    };
  }, [find, rows, view]);
  const [opened, setOpened] = useState<UnidadeRow | null>(null);
  const actions = useCallback(
    (row: UnidadeRow) => (
      <button
        type="button"
        aria-label={`Ver ${nameOf(row)}`}
        data-hint="Ver"
        className="button button-ghost size-9 px-0"
        onClick={() => setOpened(row)}
      >
        <Eye aria-hidden="true" />
      </button>
    ),
    [],
  );
  return (
    <div>
      <CrudToolbar
        screen={list}
        view={view}
        rows={rows}
        onType={type}
        onChange={change}
        actions={
          <ListExport
            screen={list}
            name="unidades"
            sheet={csvColumns}
            view={view}
            found={listed}
            all={everything}
          />
        }
      />
      <ListBody<UnidadeRow>
        screen={list}
        view={view}
        found={listed}
        onChange={change}
        onClear={clear}
        views={{ lista: 'unidades', query, onShow: show }}
        label="Unidades"
        marked={null}
        busy={null}
        onOpen={setOpened}
        actions={actions}
        actionsWidth={actionsWidth}
        whenEmpty={null}
      />
      {opened && <UnitDialog row={opened} campanha={campanha} onClose={() => setOpened(null)} />}
    </div>
  );
}
