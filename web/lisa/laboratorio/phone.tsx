import { useLayoutEffect, useRef } from 'react';
import type { ChatMessage, Laboratorio } from '#contract/lisa/laboratorio.ts';
import { formatDate, formatTime } from '#web/kit/format.ts';
import { Bubble } from '#web/lisa/laboratorio/bubble.tsx';
import { Composer } from '#web/lisa/laboratorio/composer.tsx';
import type { Act } from '#web/lisa/laboratorio/use-laboratorio.ts';

/** Distance from the end at which auto-scroll stops, because older messages are being read. */
const nearEnd = 120;

/** The phone: contact, chat and input. */
export function Phone({ state, sending, act }: { state: Laboratorio; sending: boolean; act: Act }) {
  const { conversa, agora, recebidas } = state;
  const isAnswering = sending || recebidas.some(({ tipo, tratadaEm }) => tipo !== 'situacao' && !tratadaEm);
  const log = useLogEnd(conversa.at(-1), isAnswering);

  return (
    <section
      aria-label="Telefone"
      className="flex min-h-0 flex-1 flex-col overflow-hidden border-line bg-sunken lg:rounded-[28px] lg:border-[6px] lg:border-edge"
    >
      <header className="flex items-center gap-3 border-b border-line bg-surface px-4 py-2.5">
        <span
          aria-hidden="true"
          className="grid size-9 shrink-0 place-items-center rounded-full bg-gold font-semibold text-[#1c1917]"
        >
          L
        </span>
        <div className="min-w-0 flex-1 leading-5">
          <p className="font-semibold">Lisa</p>
          <p className="truncate text-[13px] text-muted">
            {isAnswering ? 'digitando…' : 'assistente virtual'}
          </p>
        </div>
        <time
          dateTime={agora}
          data-hint="Relógio do laboratório"
          className="text-[13px] text-muted tabular-nums"
        >
          {formatTime(agora)}
        </time>
      </header>
      <div
        ref={log.ref}
        onScroll={log.onScroll}
        role="log"
        aria-label="Conversa com a Lisa"
        // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable by keyboard
        tabIndex={0}
        className="relative min-h-0 flex-1 overflow-y-auto px-3 py-3 focus-visible:-outline-offset-2"
      >
        {conversa.length === 0 ? (
          <p className="mx-auto mt-10 max-w-[28ch] rounded-md bg-surface px-3 py-2 text-center text-[13px] text-muted">
            Escreva a primeira mensagem, como quem encontrou o número da Lisa agora.
          </p>
        ) : (
          <Days messages={conversa} today={formatDate(agora)} />
        )}
      </div>
      <Composer act={act} />
    </section>
  );
}

/** Keeps the newest message visible, unless an older one is being read. */
function useLogEnd(last: ChatMessage | undefined, isAnswering: boolean) {
  const ref = useRef<HTMLDivElement>(null);
  const isFollowing = useRef(true);
  const onScroll = () => {
    const { scrollHeight, scrollTop, clientHeight } = ref.current!;
    isFollowing.current = scrollHeight - scrollTop - clientHeight < nearEnd;
  };
  const toEnd = () => {
    if (ref.current && isFollowing.current) ref.current.scrollTop = ref.current.scrollHeight;
  };
  // biome-ignore lint/correctness/useExhaustiveDependencies: a new message brings the log to its end
  useLayoutEffect(() => {
    // Writing scrolls to the end.
    if (last?.de === 'pessoa') isFollowing.current = true;
    toEnd();
  }, [last?.id, isAnswering]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: the log is the same for as long as it is shown
  useLayoutEffect(() => {
    // It shrinks when the attachment sheet opens.
    const observer = new ResizeObserver(toEnd);
    observer.observe(ref.current!);
    return () => observer.disconnect();
  }, []);
  return { ref, onScroll };
}

/** Messages grouped by day. */
function Days({ messages, today }: { messages: ChatMessage[]; today: string }) {
  const days = Map.groupBy(messages, ({ em }) => formatDate(em));
  return [...days].map(([day, ofDay]) => (
    <section key={day} aria-label={day === today ? 'Hoje' : day}>
      <p
        aria-hidden="true"
        className="mx-auto my-2 w-fit rounded-md bg-surface px-2.5 py-0.5 text-xs text-muted tabular-nums"
      >
        {day === today ? 'Hoje' : day}
      </p>
      <ol className="flex flex-col gap-1.5">
        {ofDay.map((message) => (
          <Bubble key={`${message.de}${message.id}`} message={message} />
        ))}
      </ol>
    </section>
  ));
}
