import { useQuery } from '@tanstack/react-query';
import { useEffect } from 'react';
import { useLocation, useSearchParams } from 'react-router';
import { nomesDosMotores } from '#contract/da-pasta-a-pagina/motores.ts';
import { listConfiguracoes } from '#contract/sistema/configuracoes.ts';
import type { readSession } from '#contract/sistema/sessao.ts';
import { at } from '#web/kit/api/client.ts';
import { serverMessage } from '#web/kit/api/errors.ts';
import { read } from '#web/kit/api/queries.ts';
import { countOf } from '#web/kit/format.ts';
import { Button } from '#web/kit/ui/button.tsx';
import { EmptyBox } from '#web/kit/ui/empty-box.tsx';
import { LoadFailure } from '#web/kit/ui/load-state.tsx';
import { SearchField } from '#web/kit/ui/search-field.tsx';
import { Skeleton } from '#web/kit/ui/skeleton.tsx';
import { CopiasCard } from '#web/sistema/configuracoes/copias/copias-card.tsx';
import { useDrafts } from '#web/sistema/configuracoes/drafts.ts';
import { EmailsCard } from '#web/sistema/configuracoes/emails/emails-card.tsx';
import { groupSettings, isCustom } from '#web/sistema/configuracoes/groups.ts';
import { Guide } from '#web/sistema/configuracoes/guide.tsx';
import { RetencaoCard } from '#web/sistema/configuracoes/retencao/retencao-card.tsx';
import { Group } from '#web/sistema/configuracoes/setting-group.tsx';
import { Sought } from '#web/sistema/configuracoes/sought.tsx';
import { TextJump, TextNav, textsAnchor } from '#web/sistema/configuracoes/text-nav.tsx';
import { findTools } from '#web/sistema/configuracoes/tools.ts';
import { useCurrentCard } from '#web/sistema/configuracoes/use-current-card.ts';
import { useLeaveWarning } from '#web/sistema/configuracoes/use-leave-warning.ts';
import { useOpenGroups } from '#web/sistema/configuracoes/use-open-groups.ts';
import { PublicationRule } from '#web/widgets/publication-rule.tsx';

/** 'Configurações': prompts and assistant messages (SET-01). */
export function ConfiguracoesPage() {
  const list = useQuery(read(listConfiguracoes));
  const sessao = useQuery(read(at<typeof readSession>('GET', '/api/sessao')));
  const [params, setParams] = useSearchParams();
  const drafts = useDrafts();
  const search = params.get('busca') ?? '';
  const groups = groupSettings(list.data ?? [], search);
  const tools = findTools(search);
  // Their places are there once the texts are.
  const reachable = list.isSuccess ? [...tools] : [];
  const shown = groups.flatMap(({ settings }) => settings.map(({ chave }) => chave));
  const first = reachable[0] ?? shown[0];
  const unsaved = new Set(
    (list.data ?? [])
      .filter(({ chave, valor }) => (drafts[chave]?.texto ?? valor) !== valor)
      .map(({ chave }) => chave),
  );
  const open = useOpenGroups(groups, { unsaved, isSearch: search !== '' });
  const current = useCurrentCard([
    ...reachable,
    ...groups.flatMap((group) => open.inSight(group)).map(({ chave }) => chave),
  ]);
  const custom = (list.data ?? []).filter(isCustom).length;
  useLeaveWarning(unsaved.size);
  const { hash } = useLocation();
  // biome-ignore lint/correctness/useExhaustiveDependencies: once, when the text is there
  useEffect(() => {
    if (list.isSuccess && hash) open.go(hash.slice(1));
  }, [list.isSuccess, hash]);
  const find = (busca: string) => setParams(busca ? { busca } : {}, { replace: true });

  return (
    <div className="grid grid-cols-1 content-start gap-x-8 lg:grid-cols-[14rem_minmax(0,1fr)]">
      <search className="grid lg:col-start-2">
        <SearchField
          placeholder="Buscar nas configurações..."
          label="Buscar por nome, chave ou texto"
          value={search}
          onType={find}
          onEnter={() => search && first && open.go(first)}
        />
      </search>
      <TextNav tools={reachable} groups={groups} open={open} unsaved={unsaved} current={current} />
      <div id={textsAnchor} tabIndex={-1} className="min-w-0 focus:outline-none lg:col-start-2">
        <TextJump tools={reachable} groups={groups} open={open} unsaved={unsaved} current={current} />
        {search === '' && (
          <>
            <Sought groups={groups} open={open} />
            <Guide engine={sessao.data?.engine} />
          </>
        )}
        <p role="status" className="mt-4 min-h-5 text-[13px] text-muted tabular-nums">
          {list.isPending && 'Carregando...'}
          {list.isSuccess && countOf(shown.length, 'texto', 'textos')}
          {unsaved.size > 0 && ` · ${countOf(unsaved.size, 'não salvo', 'não salvos')}`}
          {custom > 0 && ` · ${countOf(custom, 'personalizado', 'personalizados')}`}
          {search === '' && groups.some((group) => !open.isOpen(group.id)) && (
            <>
              {' · '}
              <button
                type="button"
                onClick={open.openAll}
                className="-my-2 py-2 font-medium text-ink underline underline-offset-4"
              >
                Mostrar todos
              </button>
            </>
          )}
        </p>
        {list.isPending && <Waiting />}
        {list.isLoadingError && (
          <LoadFailure detail={serverMessage(list.error) ?? undefined} onRetry={() => void list.refetch()} />
        )}
        {list.isSuccess && shown.length === 0 && tools.size === 0 && (
          <div className="mt-4">
            <EmptyBox text="Nenhum texto encontrado">
              <Button onClick={() => find('')}>Limpar busca</Button>
            </EmptyBox>
          </div>
        )}
        {tools.has('publicacao') && list.isSuccess && (
          <section
            id="publicacao"
            tabIndex={-1}
            aria-label="Publicação de hotsites"
            className="mt-4 scroll-mt-32 lg:scroll-mt-22 rounded-xl border border-line bg-surface px-4 py-4 sm:px-5"
          >
            <PublicationRule />
          </section>
        )}
        {tools.has('prazos') && list.isSuccess && <RetencaoCard />}
        {tools.has('copias') && list.isSuccess && <CopiasCard />}
        {tools.has('emails') && list.isSuccess && <EmailsCard />}
        {groups.map((group) => (
          <Group
            key={group.id}
            group={group}
            open={open}
            isLocal={sessao.data?.engine === nomesDosMotores.local}
          />
        ))}
      </div>
    </div>
  );
}

const Waiting = () => (
  <div aria-hidden="true" className="mt-4 grid gap-4">
    {[1, 2, 3].map((key) => (
      <Skeleton key={key} className="h-64" />
    ))}
  </div>
);
