import type { OutgoingView } from '#contract/lisa/aprovacoes.ts';
import type { OutgoingState } from '#contract/lisa/lisa.ts';
import { Badge, type Tone } from '#web/kit/ui/badge.tsx';

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
        <details className="mt-1 text-[13px] text-muted">
          <summary className="cursor-pointer">O que o WhatsApp disse</summary>
          <p className="mt-1 break-words">{told}</p>
        </details>
      )}
      {talvezRepetida && (
        <p className="mt-1 text-[13px] text-muted">A pessoa pode ter recebido esta mensagem duas vezes.</p>
      )}
    </>
  );
}
