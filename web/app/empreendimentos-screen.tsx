import { Sparkles } from 'lucide-react';
import { lazy, Suspense, useState } from 'react';
import { useLocation, useNavigate, useSearchParams } from 'react-router';
import { EmpreendimentosPage } from '#web/empreendimentos/empreendimentos-page.tsx';
import { Button } from '#web/kit/ui/button.tsx';
import { OpenRuns } from '#web/super-ai/open-runs.tsx';
import { RunNotice } from '#web/super-ai/run-notice.tsx';
import { SuperAiDialog } from '#web/super-ai/super-ai-dialog.tsx';
import { VisitasButton } from '#web/widgets/visitas-button.tsx';

const CorretoresDoEmpreendimento = lazy(async () => ({
  default: (await import('#web/associacoes/corretores-do-empreendimento.tsx')).CorretoresDoEmpreendimento,
}));

/** What the dialog is open for: a new run, or one to follow by its session. */
type Opened = { followed: string | null } | null;

/** The list of empreendimentos with the Super AI on it, and who of the corretores shows each. */
export function EmpreendimentosScreen() {
  const location = useLocation();
  const navigate = useNavigate();
  const [params] = useSearchParams();
  // '?execucao=' leads to a run, by its session.
  const followed = params.get('execucao');
  const asked = followed !== null || Boolean((location.state as { superAi?: boolean } | null)?.superAi);
  const [chosen, setOpened] = useState<Opened>(null);
  const [associated, setAssociated] = useState<{ id: number; nome: string } | null>(null);
  const opened = chosen ?? (asked ? { followed } : null);
  const close = () => {
    setOpened(null);
    if (!asked) return;
    // A reload is not to open the dialog again.
    const search = new URLSearchParams(params);
    search.delete('execucao');
    void navigate({ pathname: location.pathname, search: String(search) }, { replace: true, state: null });
  };

  return (
    <>
      <EmpreendimentosPage
        actions={
          <Button look="primary" onClick={() => setOpened({ followed: null })}>
            <Sparkles aria-hidden="true" className="text-gold" />
            Super AI
          </Button>
        }
        banner={<OpenRuns onOpen={(followed) => setOpened({ followed })} />}
        onCorretores={setAssociated}
        noticeOf={({ id, nome, hotsite }) => (
          <>
            <RunNotice empreendimentoId={id} nome={nome} />
            {hotsite?.publicado && <VisitasButton hotsiteId={hotsite.id} nome={nome} />}
          </>
        )}
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
      {opened && <SuperAiDialog followed={opened.followed} onClose={close} />}
    </>
  );
}
