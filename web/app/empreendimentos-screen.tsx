import { useQuery } from '@tanstack/react-query';
import { ListChecks, Sparkles } from 'lucide-react';
import { lazy, Suspense, useState } from 'react';
import { useLocation, useNavigate, useSearchParams } from 'react-router';
import { type Empreendimento, listEmpreendimentos } from '#contract/cadastros/empreendimentos.ts';
import { listARevisar } from '#contract/da-pasta-a-pagina/leitura.ts';
import { furtherActsOf, mainActOf } from '#web/app/empreendimento-acts.ts';
import { EmpreendimentosPage } from '#web/cadastros/empreendimentos/empreendimentos-page.tsx';
import { isOpenFluxo } from '#web/da-pasta-a-pagina/fluxo-ai/passos.ts';
import { OpenRuns } from '#web/da-pasta-a-pagina/super-ai/open-runs.tsx';
import { RunNotice } from '#web/da-pasta-a-pagina/super-ai/run-notice.tsx';
import { RunResults } from '#web/da-pasta-a-pagina/super-ai/run-results.tsx';
import { SuperAiDialog } from '#web/da-pasta-a-pagina/super-ai/super-ai-dialog.tsx';
import { useFreshResults } from '#web/da-pasta-a-pagina/super-ai/use-fresh-results.ts';
import { read, showing } from '#web/kit/api/queries.ts';
import { Button } from '#web/kit/ui/button.tsx';
import { useAddress } from '#web/kit/use-address.ts';

const CorretoresDoEmpreendimento = lazy(async () => ({
  default: (await import('#web/cadastros/associacoes/corretores-do-empreendimento.tsx'))
    .CorretoresDoEmpreendimento,
}));

const VisitasDialog = lazy(async () => ({
  default: (await import('#web/widgets/visitas-dialog.tsx')).VisitasDialog,
}));

const FluxoDialog = lazy(async () => ({
  default: (await import('#web/da-pasta-a-pagina/fluxo-ai/fluxo-dialog.tsx')).FluxoDialog,
}));

/** The manual flow is in the address: '?fluxo=novo', or the id of the record to continue. */
function useOpenFluxo() {
  const { params, change } = useAddress();
  const list = useQuery(read(listEmpreendimentos));
  const asked = params.get('fluxo');
  const record = asked === 'novo' ? null : list.data?.find(({ id }) => String(id) === asked);
  const put = (value: string | null) =>
    change((now) => {
      if (value === null) now.delete('fluxo');
      else now.set('fluxo', value);
      return now;
    });
  return {
    asked,
    /** Undefined while loading. */
    record,
    unfinished: (list.data ?? []).filter(isOpenFluxo),
    begin: () => put('novo'),
    resume: (id: number) => put(String(id)),
    close: () => put(null),
  };
}

/** The open dialog: a new run, or one to follow by its session. */
type Opened = { followed: string | null } | null;

/** The list of empreendimentos with the Super AI and the corretores showing each. */
export function EmpreendimentosScreen() {
  const location = useLocation();
  const navigate = useNavigate();
  const [params] = useSearchParams();
  // '?execucao=' opens a run by its session.
  const followed = params.get('execucao');
  const asked = followed !== null || Boolean((location.state as { superAi?: boolean } | null)?.superAi);
  const [chosen, setOpened] = useState<Opened>(null);
  const fluxo = useOpenFluxo();
  const results = useFreshResults();
  const [associated, setAssociated] = useState<{ id: number; nome: string } | null>(null);
  const [visited, setVisited] = useState<Empreendimento | null>(null);
  // Additional: without its answer the main act is another one (API-20).
  const waiting = useQuery({ ...read(listARevisar), ...showing('empreendimentos') }).data;
  const mainOf = (record: Empreendimento) =>
    mainActOf(record, waiting?.find(({ id }) => id === record.id)?.campos ?? 0, fluxo);
  const opened = chosen ?? (asked ? { followed } : null);
  const close = () => {
    setOpened(null);
    if (!asked) return;
    // A reload must not reopen the dialog.
    const search = new URLSearchParams(params);
    search.delete('execucao');
    void navigate({ pathname: location.pathname, search: String(search) }, { replace: true, state: null });
  };

  return (
    <>
      <EmpreendimentosPage
        actions={
          <>
            <Button data-hint="Da pasta à página, de uma vez" onClick={() => setOpened({ followed: null })}>
              <Sparkles aria-hidden="true" className="text-gold-ink" />
              Super AI
            </Button>
            <Button data-hint="Em três passos, conferindo cada um" onClick={fluxo.begin}>
              <ListChecks aria-hidden="true" />
              Fluxo AI Completo
            </Button>
          </>
        }
        banner={
          <>
            <RunResults />
            <OpenRuns onOpen={(followed) => setOpened({ followed })} />
          </>
        }
        standing={results[0]?.empreendimentoId ?? null}
        onCorretores={setAssociated}
        noticeOf={({ id, nome }) => <RunNotice empreendimentoId={id} nome={nome} />}
        mainActOf={mainOf}
        actsOf={(record) => furtherActsOf(record, mainOf(record), { visits: setVisited })}
      />
      {associated && (
        <Suspense>
          <CorretoresDoEmpreendimento
            empreendimentoId={associated.id}
            nome={associated.nome}
            onClose={() => setAssociated(null)}
          />
        </Suspense>
      )}
      {fluxo.asked !== null && fluxo.record !== undefined && (
        <Suspense>
          <FluxoDialog
            key={fluxo.asked}
            record={fluxo.record}
            unfinished={fluxo.unfinished}
            onResume={fluxo.resume}
            onClose={fluxo.close}
          />
        </Suspense>
      )}
      {visited?.hotsite && (
        <Suspense>
          <VisitasDialog
            hotsiteId={visited.hotsite.id}
            nome={visited.nome}
            onClose={() => setVisited(null)}
          />
        </Suspense>
      )}
      {opened && <SuperAiDialog followed={opened.followed} onClose={close} />}
    </>
  );
}
