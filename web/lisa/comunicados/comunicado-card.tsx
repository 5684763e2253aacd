import { Square } from 'lucide-react';
import { formatCount } from '#contract/base/format-count.ts';
import type { Comunicado } from '#contract/lisa/comunicados.ts';
import { countOf, formatMoment, formatPrice } from '#web/kit/format.ts';
import { Badge } from '#web/kit/ui/badge.tsx';
import { Button } from '#web/kit/ui/button.tsx';
import { Disclosure } from '#web/kit/ui/disclosure.tsx';
import { WhatsappText } from '#web/widgets/whatsapp/whatsapp-text.tsx';

const stopQuestion = 'Parar este comunicado? O que já saiu não volta; o que ainda não saiu não sai.';

const stateOf = ({ paradoEm, concluidoEm }: Comunicado) =>
  paradoEm ? 'Parado' : concluidoEm ? 'Concluído' : 'Saindo';

/** One message: to whom, how far it got, what it cost. */
export function ComunicadoCard({
  comunicado,
  busy,
  onStop,
}: {
  comunicado: Comunicado;
  busy: boolean;
  onStop: () => void;
}) {
  const { texto, quem, por, criadoEm, paradoEm, concluidoEm, total, faltam, naFila, custo, cobradas } =
    comunicado;
  const isRunning = paradoEm === null && (concluidoEm === null || naFila > 0);
  const counts: [string, number][] = [
    ['Enviadas', comunicado.enviadas],
    ['Entregues', comunicado.entregues],
    ['Lidas', comunicado.lidas],
    ['Na fila', naFila],
    ['Ainda não', paradoEm ? 0 : faltam],
    ['Com falha', comunicado.falhas],
    ['Não receberam', comunicado.fora + (paradoEm ? faltam : 0)],
  ];
  return (
    <li className="rounded-xl border border-line bg-surface p-4 sm:p-5">
      <div className="flex flex-wrap items-start gap-2">
        <div className="min-w-0 flex-1 basis-40">
          <h3 className="font-medium break-words">{quem}</h3>
          <p className="text-[13px] text-muted tabular-nums">
            {formatMoment(criadoEm)}
            {por && ` · ${por}`} · {countOf(total, 'corretor', 'corretores')}
          </p>
        </div>
        <Badge tone={concluidoEm && !paradoEm ? 'done' : 'plain'}>{stateOf(comunicado)}</Badge>
      </div>
      <dl className="mt-3 flex flex-wrap gap-x-5 gap-y-1 text-[13px]">
        {counts
          .filter(([name, count]) => count > 0 || name === 'Enviadas')
          .map(([name, count]) => (
            <div key={name} className="flex gap-1.5">
              <dt className="text-muted">{name}</dt>
              <dd className="font-medium tabular-nums">{formatCount(count)}</dd>
            </div>
          ))}
      </dl>
      {cobradas > 0 && (
        <p className="mt-1 text-[13px] text-muted tabular-nums">
          {countOf(cobradas, 'mensagem cobrada como marketing', 'mensagens cobradas como marketing')}
          {custo && `: ${formatPrice(custo)}`}
        </p>
      )}
      <Disclosure label="Mensagem" hint={texto} className="mt-3">
        <WhatsappText text={texto} />
      </Disclosure>
      {isRunning && (
        <Button className="mt-3" disabled={busy} onClick={() => window.confirm(stopQuestion) && onStop()}>
          <Square aria-hidden="true" /> Parar
        </Button>
      )}
    </li>
  );
}
