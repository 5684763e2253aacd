import { Send } from 'lucide-react';
import type { Aprovacao } from '#contract/lisa/aprovacoes.ts';
import { formatMoment } from '#web/kit/format.ts';
import { Button } from '#web/kit/ui/button.tsx';
import { DeliveryBadge, DeliveryNotes } from '#web/widgets/whatsapp/delivery-badge.tsx';
import { DoubtActions } from '#web/widgets/whatsapp/doubt-actions.tsx';
import { WhatsappText } from '#web/widgets/whatsapp/whatsapp-text.tsx';

/** The messages of a decision with their delivery; failed ones can be resent. */
export function SentMessages(props: { aprovacao: Aprovacao; resending: boolean; onResend: () => void }) {
  const { mensagens } = props.aprovacao;
  const shown = mensagens.filter(({ estado }) => estado !== 'cancelled');
  if (shown.length === 0) return null;
  return (
    <section aria-label="Mensagens enviadas" className="mt-4">
      <ul className="grid gap-2 rounded-md bg-sunken p-3">
        {shown.map((message, index) => (
          <li
            key={message.id}
            className="rounded-xl rounded-tl-none border border-line bg-surface px-3 py-2 leading-6"
          >
            <WhatsappText text={message.texto} />
            <p className="mt-1.5 flex flex-wrap items-center gap-2 text-[13px] text-muted">
              <DeliveryBadge estado={message.estado} />
              {message.enviadaEm && formatMoment(message.enviadaEm)}
              {message.modelo && `modelo ${message.modelo}`}
            </p>
            {/* A common reason is shown once. */}
            <DeliveryNotes
              {...message}
              motivo={message.motivo === shown[index - 1]?.motivo ? null : message.motivo}
            />
            {message.estado === 'doubt' && <DoubtActions id={message.id} />}
          </li>
        ))}
      </ul>
      {shown.some(({ estado }) => estado === 'failed') && (
        <Button className="mt-3 max-sm:w-full" disabled={props.resending} onClick={props.onResend}>
          <Send aria-hidden="true" />
          {props.resending ? 'Enviando...' : 'Enviar de novo'}
        </Button>
      )}
    </section>
  );
}
