import { useState } from 'react';
import { Link, useSearchParams } from 'react-router';
import { type Conversa, conversasMessages, maxConversas } from '#contract/lisa/conversas.ts';
import { agoText } from '#web/kit/ago-text.ts';
import { serverMessage } from '#web/kit/api/errors.ts';
import { countOf } from '#web/kit/format.ts';
import { Button } from '#web/kit/ui/button.tsx';
import { EmptyBox } from '#web/kit/ui/empty-box.tsx';
import { LoadFailure } from '#web/kit/ui/load-state.tsx';
import { Skeleton } from '#web/kit/ui/skeleton.tsx';
import { isAnswerable, Question } from '#web/lisa/conversas/questions.tsx';
import { useConversaDeeds, useConversas, useTranscript } from '#web/lisa/conversas/use-conversas.ts';

/** People shown at once: each one's window is asked for. */
const portion = 20;

/** The question an address asks for: whose, and its words. */
interface Wanted {
  conversa: number;
  pergunta: string;
}

function wantedOf(params: URLSearchParams): Wanted | null {
  const conversa = Number(params.get('conversa'));
  return Number.isInteger(conversa) && conversa > 0
    ? { conversa, pergunta: params.get('pergunta') ?? '' }
    : null;
}

/**
 * 'Perguntas': what Lisa had no answer to, answered in place (PNL-09). One that the address asks for stands first,
 * however many there are, ready to be written.
 */
export function PerguntasPage() {
  const [params] = useSearchParams();
  const wanted = wantedOf(params);
  const [limite, setLimite] = useState(portion);
  const list = useConversas({ filtro: 'com-pergunta', passo: '', q: '', limite });
  const { data } = list;
  if (list.isPending) return <Skeleton className="h-48" />;
  if (!data)
    return (
      <LoadFailure detail={serverMessage(list.error) ?? undefined} onRetry={() => void list.refetch()} />
    );
  const { itens, total } = data;
  if (total === 0)
    return (
      <EmptyBox text="Nenhuma pergunta sem resposta">
        <p className="max-w-sm text-muted">O que a Lisa não souber responder aparece aqui.</p>
      </EmptyBox>
    );
  return (
    <>
      <p role="status" className="mb-3 text-[13px] text-muted tabular-nums">
        {countOf(total, 'pessoa espera uma resposta', 'pessoas esperam uma resposta')}
      </p>
      <ul aria-label="Perguntas" className="grid items-start gap-4 lg:grid-cols-2">
        {wanted && <WantedFirst wanted={wanted} />}
        {itens
          .filter(({ id }) => id !== wanted?.conversa)
          .map((conversa) => (
            <Asked key={conversa.id} conversa={conversa} />
          ))}
      </ul>
      {total > itens.length && limite < maxConversas && (
        <div className="mt-4 grid justify-items-center">
          <Button
            disabled={list.isFetching}
            onClick={() => setLimite(Math.min(limite + portion, maxConversas))}
          >
            Mostrar mais
          </Button>
        </div>
      )}
    </>
  );
}

/** It may be older than all that are listed, or answered meanwhile. */
function WantedFirst({ wanted: { conversa: id, pergunta } }: { wanted: Wanted }) {
  const { data, isPending } = useTranscript(id, 1);
  if (isPending) return <Skeleton className="h-48" />;
  if (!data || data.conversa.perguntas.length === 0) return null;
  return <Asked conversa={data.conversa} opened={pergunta} />;
}

/** One person's questions. */
function Asked({ conversa, opened }: { conversa: Conversa; opened?: string | undefined }) {
  const { id, nome, whatsapp, ultimaMensagemEm } = conversa;
  return (
    <li className="rounded-xl border border-line bg-surface p-4 sm:p-5">
      <div className="mb-3 flex flex-wrap items-baseline gap-x-3 gap-y-1">
        <h2 className="min-w-0 flex-1 font-semibold break-words">{nome ?? whatsapp}</h2>
        <Link
          to={`/admin/whatsapp-aprovacoes/conversas?conversa=${id}`}
          className="text-[13px] underline underline-offset-4"
        >
          Abrir conversa<span className="sr-only"> com {nome ?? whatsapp}</span>
        </Link>
        <p className="w-full text-[13px] text-muted tabular-nums">
          {nome && `${whatsapp} · `}
          {ultimaMensagemEm && `escreveu ${agoText(ultimaMensagemEm, Date.now())}`}
        </p>
      </div>
      <Answers conversa={conversa} opened={opened} />
    </li>
  );
}

/** Whether an answer may still be sent is said by the conversation itself. */
function Answers({
  conversa: { id, perguntas },
  opened,
}: {
  conversa: Conversa;
  opened: string | undefined;
}) {
  const transcript = useTranscript(id, 1);
  const deeds = useConversaDeeds(id);
  const { data } = transcript;
  const why = data && reasonAgainst(data);
  return (
    <>
      <ul className="grid gap-2">
        {perguntas.map((pergunta) => (
          <Question
            key={pergunta}
            pergunta={pergunta}
            mayAnswer={data !== undefined && isAnswerable(data)}
            deeds={deeds}
            isWanted={pergunta === opened}
          />
        ))}
      </ul>
      {why && <p className="mt-3 text-[13px] text-muted">{why}</p>}
      {transcript.isError && (
        <p className="mt-3 text-[13px] text-muted">
          Não foi possível ver se ainda se pode responder aqui. Abra a conversa.
        </p>
      )}
    </>
  );
}

/** Why nobody may answer here, or null. */
export function reasonAgainst(data: Parameters<typeof isAnswerable>[0]): string | null {
  if (isAnswerable(data)) return null;
  return data.janela.aberta
    ? `${data.conversa.assumidaPor?.username} responde nesta conversa.`
    : conversasMessages.shut;
}
