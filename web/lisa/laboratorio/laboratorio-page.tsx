import { RotateCcw } from 'lucide-react';
import type { Laboratorio } from '#contract/lisa/laboratorio.ts';
import { serverMessage } from '#web/kit/api/errors.ts';
import { Button } from '#web/kit/ui/button.tsx';
import { cx } from '#web/kit/ui/cx.ts';
import { LoadFailure } from '#web/kit/ui/load-state.tsx';
import { Skeleton } from '#web/kit/ui/skeleton.tsx';
import { useMediaQuery } from '#web/kit/ui/use-media-query.ts';
import { useAddress } from '#web/kit/use-address.ts';
import { ClockCard } from '#web/lisa/laboratorio/clock-card.tsx';
import { DecisionCard } from '#web/lisa/laboratorio/decision-card.tsx';
import { FaultsCard } from '#web/lisa/laboratorio/faults-card.tsx';
import { Phone } from '#web/lisa/laboratorio/phone.tsx';
import { PhraseCard } from '#web/lisa/laboratorio/phrase-card.tsx';
import { Inbox, Outbox } from '#web/lisa/laboratorio/queues.tsx';
import { SessionCard } from '#web/lisa/laboratorio/session-card.tsx';
import { type Act, useLaboratorio } from '#web/lisa/laboratorio/use-laboratorio.ts';

const restartQuestion =
  'Apagar a conversa, a sessão e o corretor feitos no laboratório e recomeçar? Isso não pode ser desfeito.';

/** 'Laboratório da Lisa': a phone to talk to her, and everything stored about the talk. */
export function LaboratorioPage() {
  const { query, act, acting } = useLaboratorio();
  const { params, change } = useAddress();
  // Beside the phone if there is space, else below it.
  const wide = useMediaQuery('(min-width: 1024px)');
  const isState = params.get('ver') === 'estado';
  const show = (view: 'telefone' | 'estado') =>
    change((address) => {
      if (view === 'estado') address.set('ver', view);
      else address.delete('ver');
      return address;
    });

  if (query.isPending) return <Skeleton className="h-[70dvh]" />;
  if (query.isError && !query.data)
    return (
      <LoadFailure detail={serverMessage(query.error) ?? undefined} onRetry={() => void query.refetch()} />
    );
  const phone = <Phone state={query.data} sending={acting?.act === 'say'} act={act} />;
  const state = <State state={query.data} busy={acting !== null} act={act} />;
  if (wide)
    return (
      <div className="grid grid-cols-[minmax(0,25rem)_minmax(0,1fr)] items-start gap-6">
        <div className="sticky top-22 flex h-[min(760px,calc(100dvh-11rem))] flex-col">{phone}</div>
        {state}
      </div>
    );
  return (
    <div className={cx('-mx-4 -mt-5 -mb-6 flex flex-col sm:-mx-6', !isState && 'h-[calc(100dvh-122px)]')}>
      <fieldset className="flex gap-1 border-b border-line bg-surface px-3 py-1.5">
        <legend className="sr-only">O que é mostrado</legend>
        <View pressed={!isState} onClick={() => show('telefone')}>
          Telefone
        </View>
        <View pressed={isState} onClick={() => show('estado')}>
          O que fica guardado
        </View>
      </fieldset>
      {isState ? <div className="p-4 sm:p-6">{state}</div> : phone}
    </div>
  );
}

const View = ({
  pressed,
  onClick,
  children,
}: {
  pressed: boolean;
  onClick: () => void;
  children: string;
}) => (
  <button
    type="button"
    aria-pressed={pressed}
    onClick={onClick}
    className={cx('button flex-1 px-3', pressed ? 'bg-sunken text-ink' : 'button-ghost')}
  >
    {children}
  </button>
);

/** Everything but the phone. */
function State({ state, busy, act }: { state: Laboratorio; busy: boolean; act: Act }) {
  return (
    <div className="grid min-w-0 gap-4">
      <div className="flex flex-wrap items-center justify-between gap-3">
        <p className="min-w-0 flex-1 basis-72 text-[13px] text-muted">
          Conversa de teste, com o número {state.numero}: nada sai para o WhatsApp, e o que for cadastrado
          some ao recomeçar, ou em um dia.
        </p>
        <Button disabled={busy} onClick={() => window.confirm(restartQuestion) && act({ act: 'restart' })}>
          <RotateCcw aria-hidden="true" /> Recomeçar
        </Button>
      </div>
      <div className="grid items-start gap-4 xl:grid-cols-2">
        <ClockCard state={state} busy={busy} act={act} />
        <DecisionCard state={state} busy={busy} act={act} />
      </div>
      <PhraseCard />
      <FaultsCard state={state} act={act} />
      <SessionCard sessao={state.sessao} />
      <div className="grid items-start gap-4 xl:grid-cols-2">
        <Inbox recebidas={state.recebidas} />
        <Outbox enviadas={state.enviadas} />
      </div>
    </div>
  );
}
