import { useState } from 'react';
import { namedFields } from '#contract/base/named-fields.ts';
import type { OwnPedido } from '#contract/lisa/pedidos.ts';
import { formatDate } from '#web/kit/format.ts';
import { Badge, type Tone } from '#web/kit/ui/badge.tsx';
import { Button } from '#web/kit/ui/button.tsx';
import { showToast } from '#web/kit/ui/toast.ts';
import { coverageText, pedidoValue } from '#web/widgets/pedido-value.ts';
import { call, own } from './calls.ts';
import { failureText } from './failure-text.ts';

const words: Partial<Record<OwnPedido['estado'], { tone: Tone; label: string; title: string }>> = {
  aberto: { tone: 'alive', label: 'Aguardando', title: 'Seu pedido está com a equipe' },
  aplicado: { tone: 'done', label: 'Feito', title: 'Seu último pedido foi atendido' },
  recusado: { tone: 'danger', label: 'Recusado', title: 'Seu último pedido não foi atendido' },
};

/** State of the latest request; withdrawn ones are hidden. */
export function LastPedido({ pedido, onChanged }: { pedido: OwnPedido; onChanged: () => void }) {
  const [isSending, setSending] = useState(false);
  const told = words[pedido.estado];
  if (!told) return null;

  async function withdraw() {
    setSending(true);
    try {
      await call(own.withdraw, { params: { id: pedido.id } });
      showToast({ title: 'Pedido retirado' });
    } catch (error) {
      showToast({ title: 'Erro', text: failureText(error), tone: 'destructive' });
    }
    setSending(false);
    onChanged();
  }

  return (
    <section aria-label="Seu pedido de alteração" className="card mb-4 p-4 sm:p-5">
      <div className="flex items-start justify-between gap-3">
        <h2 className="font-semibold">{told.title}</h2>
        <Badge tone={told.tone}>{told.label}</Badge>
      </div>
      <ul className="mt-2 grid gap-1 text-muted">
        {pedido.mudancas.map(({ campo, para, lugares }) => (
          <li key={campo} className="break-words">
            {namedFields[campo]}: <span className="text-ink">{pedidoValue(campo, para) ?? 'em branco'}</span>
            {lugares && <span className="block text-[13px]">Cobertura: {coverageText(lugares)}</span>}
          </li>
        ))}
        {pedido.mensagem && <li className="break-words whitespace-pre-line">“{pedido.mensagem}”</li>}
      </ul>
      {pedido.motivo && (
        <p className="mt-2 rounded-md bg-danger-soft px-3 py-2.5 text-danger">{pedido.motivo}</p>
      )}
      <div className="mt-3 flex flex-wrap items-center justify-between gap-2">
        <p className="text-[13px] text-faint">
          {pedido.decididoEm
            ? `Respondido em ${formatDate(pedido.decididoEm)}`
            : `Pedido em ${formatDate(pedido.feitoEm)}`}
        </p>
        {pedido.estado === 'aberto' && (
          <Button look="ghost" disabled={isSending} onClick={() => void withdraw()}>
            Retirar pedido
          </Button>
        )}
      </div>
    </section>
  );
}
