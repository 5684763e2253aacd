import { ArrowRight, Check } from 'lucide-react';
import { Link } from 'react-router';
import type { Pedido } from '#contract/lisa/pedidos.ts';
import { fieldLabel } from '#contract/painel/audit-words.ts';
import { formatMoment } from '#web/kit/format.ts';
import { Badge } from '#web/kit/ui/badge.tsx';
import { Button } from '#web/kit/ui/button.tsx';
import { CorretorPhoto } from '#web/widgets/corretor-photo.tsx';
import { coverageText, pedidoValue } from '#web/widgets/pedido-value.ts';

interface Props {
  pedido: Pedido;
  /** Another decision is in progress. */
  busy?: boolean;
  onApply?: () => void;
  onRefuse?: () => void;
}

/** One request: who asks, current and requested values, and the two decisions. */
export function PedidoCard({ pedido, busy = false, onApply, onRefuse }: Props) {
  const { corretor, mudancas, mensagem, motivo, estado } = pedido;
  const isOpen = estado === 'aberto';
  return (
    <li className="rounded-xl border border-line bg-surface">
      <div className="flex flex-wrap items-center gap-3 px-4 pt-4 pb-3 sm:px-5">
        <CorretorPhoto foto={corretor.foto} />
        <div className="min-w-0 flex-1 basis-40">
          <h3 className="font-medium break-words">
            <Link
              to={`/admin/corretores/${corretor.id}`}
              className="rounded-sm [a&]:hover:underline [a&]:underline-offset-4"
            >
              {corretor.nome}
            </Link>
          </h3>
          <p className="text-[13px] text-muted tabular-nums">Pediu em {formatMoment(pedido.feitoEm)}</p>
        </div>
        {!isOpen && (
          <Badge tone={estado === 'aplicado' ? 'done' : 'plain'}>
            {estado === 'aplicado' ? 'Aplicado' : 'Recusado'}
          </Badge>
        )}
      </div>
      {mudancas.length > 0 && (
        <dl className="divide-y divide-line border-t border-line">
          {mudancas.map((mudanca) => (
            <Change key={mudanca.campo} mudanca={mudanca} isOpen={isOpen} />
          ))}
        </dl>
      )}
      {mensagem && (
        <p className="border-t border-line px-4 py-3 break-words whitespace-pre-line sm:px-5">“{mensagem}”</p>
      )}
      {!isOpen && (
        <p className="border-t border-line px-4 py-3 text-[13px] break-words text-muted sm:px-5">
          {estado === 'aplicado' ? 'Aplicado' : 'Recusado'}
          {pedido.decididoEm && ` em ${formatMoment(pedido.decididoEm)}`}
          {pedido.decididoPor && ` por ${pedido.decididoPor}`}
          {motivo && `: ${motivo}`}
        </p>
      )}
      {isOpen && (
        <div className="flex flex-wrap gap-2 border-t border-line px-4 py-3 sm:px-5">
          <Button look="primary" disabled={busy} onClick={onApply}>
            <Check aria-hidden="true" />
            {mudancas.length > 0 ? 'Aplicar' : 'Marcar como feito'}
            <span className="sr-only">: pedido de {corretor.nome}</span>
          </Button>
          <Button disabled={busy} onClick={onRefuse}>
            Recusar
            <span className="sr-only">: pedido de {corretor.nome}</span>
          </Button>
        </div>
      )}
    </li>
  );
}

const shown = (value: string | null) => value || <span className="text-faint">em branco</span>;

function Change({ mudanca, isOpen }: { mudanca: Pedido['mudancas'][number]; isOpen: boolean }) {
  const { campo, de, para, agora, lugares } = mudanca;
  const text = (value: string | null) => pedidoValue(campo, value);
  return (
    <div className="grid gap-x-4 px-4 py-3 sm:grid-cols-[11rem_1fr] sm:px-5">
      <dt className="text-[13px] leading-6 text-muted">{fieldLabel(campo)}</dt>
      <dd className="min-w-0">
        <span className="flex flex-wrap items-baseline gap-x-2 gap-y-1 break-words">
          <span className="min-w-0 break-words whitespace-pre-line text-muted">
            {shown(text(isOpen ? agora : de))}
          </span>
          <ArrowRight
            role="img"
            aria-label="passa a ser"
            className="size-3.5 shrink-0 self-center text-faint"
          />
          <span className="min-w-0 font-medium break-words whitespace-pre-line">{shown(text(para))}</span>
        </span>
        {isOpen && agora !== de && (
          <span className="mt-1 block text-[13px] text-gold-ink">
            Mudou depois do pedido: era {text(de) || 'em branco'}.
          </span>
        )}
        {campo === 'regiaoTrabalho' && (
          <span className="mt-1 block text-[13px] break-words text-muted">
            {lugares
              ? `A cobertura passa a ser só ${coverageText(lugares)}.`
              : 'A cobertura não muda com este pedido: confira-a no cadastro.'}
          </span>
        )}
      </dd>
    </div>
  );
}
