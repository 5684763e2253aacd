import { ArrowLeft, Bot, Hand } from 'lucide-react';
import { useLayoutEffect, useRef, useState } from 'react';
import { Link } from 'react-router';
import { maxFalas, type Transcript } from '#contract/lisa/conversas.ts';
import { serverMessage } from '#web/kit/api/errors.ts';
import { formatMoment } from '#web/kit/format.ts';
import { Button } from '#web/kit/ui/button.tsx';
import { LoadFailure } from '#web/kit/ui/load-state.tsx';
import { Skeleton } from '#web/kit/ui/skeleton.tsx';
import { Composer } from '#web/lisa/conversas/composer.tsx';
import { ConversaBadges } from '#web/lisa/conversas/conversa-row.tsx';
import { FalaBubble } from '#web/lisa/conversas/fala.tsx';
import { Questions } from '#web/lisa/conversas/questions.tsx';
import { type ConversaDeeds, useConversaDeeds, useTranscript } from '#web/lisa/conversas/use-conversas.ts';
import { cannotWrite, placeText } from '#web/lisa/conversas/words.ts';

/** Messages loaded at once; more on request. */
const portion = 200;

/** A conversation: person, transcript, and replying instead of Lisa; on its own page the head is the page's. */
export function TranscriptPane({ id, onBack }: { id: number; onBack?: () => void }) {
  const [limit, setLimit] = useState(portion);
  const transcript = useTranscript(id, limit);
  const deeds = useConversaDeeds(id);
  const { data } = transcript;
  return (
    <section
      aria-label="Conversa"
      // Keeps the input visible on a phone.
      className="flex h-[max(30rem,calc(100dvh-166px))] min-w-0 flex-col rounded-xl border border-line bg-surface lg:sticky lg:top-22 lg:h-[calc(100dvh-10.5rem)]"
    >
      {onBack && (
        <div className="border-b border-line px-4 pt-3 lg:hidden">
          <Button look="ghost" className="-ml-3.5" onClick={onBack}>
            <ArrowLeft aria-hidden="true" />
            Todas as conversas
          </Button>
        </div>
      )}
      {transcript.isPending && <Skeleton className="m-4 h-72" />}
      {transcript.isError && !data && (
        <div className="p-4">
          <LoadFailure
            detail={serverMessage(transcript.error) ?? undefined}
            onRetry={() => void transcript.refetch()}
          />
        </div>
      )}
      {data && (
        <>
          {onBack && <Head transcript={data} deeds={deeds} />}
          <Messages
            transcript={data}
            onMore={() => setLimit(Math.min(limit + portion, maxFalas))}
            reading={transcript.isFetching}
          />
          <Questions transcript={data} deeds={deeds} />
          <div className="border-t border-line px-4 py-3">
            <Composer transcript={data} deeds={deeds} />
          </div>
        </>
      )}
    </section>
  );
}

function Head({ transcript, deeds }: { transcript: Transcript; deeds: ConversaDeeds }) {
  const { conversa } = transcript;
  const { nome, whatsapp, corretorId, lembreteEm } = conversa;
  return (
    <header className="flex flex-wrap items-start gap-3 border-b border-line px-4 py-3">
      <div className="min-w-0 flex-1 basis-52">
        <h2 className="font-semibold break-words">{nome ?? whatsapp}</h2>
        <p className="mt-0.5 text-[13px] text-muted tabular-nums">
          {nome && `${whatsapp} · `}
          {placeText(conversa)}
        </p>
        {lembreteEm && (
          <p className="text-[13px] text-muted tabular-nums">
            Lembrete enviado em {formatMoment(lembreteEm)}
          </p>
        )}
        <p className="mt-1.5 flex flex-wrap gap-1.5 empty:hidden">
          <ConversaBadges conversa={conversa} now={Date.now()} />
        </p>
        <Link
          to={`/admin/whatsapp-aprovacoes/conversas/${conversa.id}`}
          className="mt-1 mr-3 inline-block text-[13px] [a&]:underline [a&]:underline-offset-4"
        >
          Abrir a conversa inteira
        </Link>
        {corretorId !== null && (
          <Link
            to={`/admin/corretores/${corretorId}`}
            className="mt-1 inline-block text-[13px] [a&]:underline [a&]:underline-offset-4"
          >
            Abrir corretor
          </Link>
        )}
      </div>
      <ConversaDeedButtons transcript={transcript} deeds={deeds} />
    </header>
  );
}

/** Taking a conversation over, and giving it back. */
export function ConversaDeedButtons({
  transcript,
  deeds: { takeOver, giveBack },
}: {
  transcript: Pick<Transcript, 'conversa' | 'minha' | 'janela' | 'retomada'>;
  deeds: ConversaDeeds;
}) {
  const { conversa, minha } = transcript;
  const { assumidaPor } = conversa;
  const whyNot = cannotWrite(transcript);
  const holder = assumidaPor?.id ?? null;
  const busy = takeOver.isPending || giveBack.isPending;
  return (
    <div className="flex flex-wrap gap-2">
      {!minha && (
        <Button
          look="primary"
          disabled={busy}
          why={whyNot ?? undefined}
          onClick={() => takeOver.mutate(holder)}
        >
          <Hand aria-hidden="true" />
          {assumidaPor ? `Assumir de ${assumidaPor.username}` : 'Assumir conversa'}
        </Button>
      )}
      {assumidaPor && (
        <Button disabled={busy} onClick={() => giveBack.mutate(holder)}>
          <Bot aria-hidden="true" />
          Devolver à Lisa
        </Button>
      )}
      {!minha && whyNot !== null && <p className="basis-full text-[13px] text-muted">{whyNot}</p>}
    </div>
  );
}

function Messages({
  transcript: { falas, temMais },
  reading,
  onMore,
}: {
  transcript: Transcript;
  reading: boolean;
  onMore: () => void;
}) {
  const list = useRef<HTMLDivElement>(null);
  const last = falas.at(-1)?.chave;
  // The latest message is the one to begin with.
  // biome-ignore lint/correctness/useExhaustiveDependencies: moved when a message comes
  useLayoutEffect(() => {
    const box = list.current;
    if (box) box.scrollTop = box.scrollHeight;
  }, [last]);
  return (
    <div
      ref={list}
      role="log"
      aria-label="Mensagens"
      // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable by keyboard
      tabIndex={0}
      className="min-h-40 flex-1 overflow-y-auto bg-canvas px-4 py-4 focus-visible:-outline-offset-2"
    >
      {temMais && (
        <div className="mb-3 grid justify-items-center">
          <Button disabled={reading} onClick={onMore}>
            Mostrar mensagens anteriores
          </Button>
        </div>
      )}
      {falas.length === 0 ? (
        <p className="py-10 text-center text-muted">Nenhuma mensagem guardada</p>
      ) : (
        <ol className="grid grid-cols-1 gap-2">
          {falas.map((fala) => (
            <FalaBubble key={fala.chave} fala={fala} />
          ))}
        </ol>
      )}
    </div>
  );
}
