import type { ReactNode } from 'react';
import type { Laboratorio } from '#contract/lisa/laboratorio.ts';
import type { OutgoingState } from '#contract/lisa/lisa.ts';
import { countOf, formatMoment, formatTime } from '#web/kit/format.ts';
import { Badge, type Tone } from '#web/kit/ui/badge.tsx';
import { Card } from '#web/lisa/laboratorio/card.tsx';
import { kindWords } from '#web/lisa/laboratorio/words.ts';
import { DeliveryBadge, deliveryWords } from '#web/widgets/whatsapp/delivery-badge.tsx';

type Received = Laboratorio['recebidas'][number];
type Sent = Laboratorio['enviadas'][number];

const receivedKinds: Record<string, string> = {
  texto: 'Texto',
  imagem: 'Imagem',
  situacao: 'Situação',
  outro: 'Outro',
  reacao: 'Reação',
  ...kindWords,
};
/** A status with the outbox's label. */
const stateText = (state: string) => deliveryWords[state as OutgoingState]?.[0] ?? state;

const receivedState = ({ tratadaEm, tentativas, problema }: Received): [string, Tone] =>
  problema
    ? ['Desistida', 'danger']
    : tratadaEm
      ? ['Tratada', 'done']
      : tentativas > 0
        ? ['Nova tentativa', 'alive']
        : ['Na fila', 'alive'];

/** Incoming messages, newest first; one entry each, despite redeliveries. */
export function Inbox({ recebidas }: Pick<Laboratorio, 'recebidas'>) {
  return (
    <Queue title="Caixa de entrada" count={recebidas.length}>
      {recebidas.toReversed().map((row) => {
        const [label, tone] = receivedState(row);
        return (
          <Row
            key={row.id}
            head={receivedKinds[row.tipo] ?? row.tipo}
            text={row.tipo === 'situacao' ? stateText(row.texto) : row.texto}
            note={
              row.problema ??
              (row.tratadaEm
                ? `${formatTime(row.enviadaEm)}, tratada às ${formatTime(row.tratadaEm)}`
                : formatTime(row.enviadaEm))
            }
            badge={<Badge tone={tone}>{label}</Badge>}
          />
        );
      })}
    </Queue>
  );
}

/** Outgoing messages, newest first, with their states. */
export function Outbox({ enviadas }: Pick<Laboratorio, 'enviadas'>) {
  return (
    <Queue title="Caixa de saída" count={enviadas.length}>
      {enviadas.toReversed().map((row) => (
        <Row
          key={row.id}
          head={row.chave}
          text={row.texto}
          note={noteOf(row)}
          badge={<DeliveryBadge estado={row.estado} />}
        />
      ))}
    </Queue>
  );
}

const noteOf = ({ motivo, talvezRepetida, modelo, enviadaEm, liberadaEm }: Sent): string =>
  [
    enviadaEm ? `Enviada em ${formatMoment(enviadaEm)}` : `Liberada em ${formatMoment(liberadaEm)}`,
    ...(modelo ? [`modelo ${modelo}`] : []),
    ...(talvezRepetida ? ['pode ter chegado duas vezes'] : []),
    ...(motivo ? [motivo] : []),
  ].join(' · ');

function Queue({ title, count, children }: { title: string; count: number; children: ReactNode }) {
  return (
    <Card
      title={title}
      aside={<p className="text-[13px] text-muted">{countOf(count, 'mensagem', 'mensagens')}</p>}
    >
      {count === 0 ? (
        <p className="text-muted">Vazia.</p>
      ) : (
        <ol
          aria-label={title}
          // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable by keyboard
          tabIndex={0}
          className="relative -mx-1 max-h-80 divide-y divide-line overflow-y-auto px-1"
        >
          {children}
        </ol>
      )}
    </Card>
  );
}

const Row = ({ head, text, note, badge }: { head: string; text: string; note: string; badge: ReactNode }) => (
  <li className="grid grid-cols-[minmax(0,1fr)_auto] gap-x-3 py-2">
    <div className="min-w-0">
      <p className="truncate">
        <span className="font-medium">{head}</span> <span className="text-muted">{text}</span>
      </p>
      <p className="text-[13px] break-words text-muted tabular-nums">{note}</p>
    </div>
    {badge}
  </li>
);
