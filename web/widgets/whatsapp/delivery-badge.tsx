import type { OutgoingView } from '#contract/lisa/aprovacoes.ts';
import type { OutgoingState } from '#contract/lisa/lisa.ts';
import { Badge, type Tone } from '#web/kit/ui/badge.tsx';
import { Disclosure } from '#web/kit/ui/disclosure.tsx';

export const deliveryWords: Record<OutgoingState, [word: string, tone: Tone]> = {
  queued: ['Na fila', 'alive'],
  sending: ['Enviando', 'alive'],
  sent: ['Enviada', 'plain'],
  delivered: ['Entregue', 'done'],
  read: ['Lida', 'done'],
  failed: ['Falhou', 'danger'],
  doubt: ['Em dúvida', 'danger'],
  cancelled: ['Cancelada', 'plain'],
};

/** A message's delivery state. */
export function DeliveryBadge({ estado }: Pick<OutgoingView, 'estado'>) {
  const [word, tone] = deliveryWords[estado];
  return <Badge tone={tone}>{word}</Badge>;
}

/** Why a message failed or waits, and whether it may have been received twice; nothing if all is well. */
export function DeliveryNotes({
  estado,
  motivo,
  erro,
  talvezRepetida,
}: Pick<OutgoingView, 'estado' | 'motivo' | 'erro' | 'talvezRepetida'>) {
  const told = [erro?.titulo, erro?.detalhes].filter(Boolean).join(': ');
  return (
    <>
      {motivo && (
        <p
          className={`mt-1 text-[13px] ${estado === 'failed' || estado === 'doubt' ? 'text-danger' : 'text-muted'}`}
        >
          {motivo}
        </p>
      )}
      {told && (
        <Disclosure look="line" className="mt-1 text-muted" label="O que o WhatsApp disse">
          <p className="break-words">{told}</p>
        </Disclosure>
      )}
      {talvezRepetida && (
        <p className="mt-1 text-[13px] text-muted">A pessoa pode ter recebido esta mensagem duas vezes.</p>
      )}
    </>
  );
}
