import type { Fala } from '#contract/lisa/conversas.ts';
import { formatMoment } from '#web/kit/format.ts';
import { cx } from '#web/kit/ui/cx.ts';
import { Disclosure } from '#web/kit/ui/disclosure.tsx';
import { kindText } from '#web/lisa/conversas/words.ts';
import { DeliveryBadge, DeliveryNotes } from '#web/widgets/whatsapp/delivery-badge.tsx';
import { DoubtActions } from '#web/widgets/whatsapp/doubt-actions.tsx';
import { LeituraView } from '#web/widgets/whatsapp/leitura.tsx';
import { WhatsappText } from '#web/widgets/whatsapp/whatsapp-text.tsx';

const authorText = ({ de, autor }: Fala) =>
  de === 'pessoa' ? 'Pessoa' : de === 'lisa' ? 'Lisa' : (autor ?? 'Equipe');

/** One message: theirs on the left, ours on the right, with delivery state. */
export function FalaBubble({ fala }: { fala: Fala }) {
  const { de, em, texto, envio, problema, leitura, editada, revogada } = fala;
  const kind = kindText(fala);
  return (
    <li
      className={cx(
        'w-fit max-w-[85%] min-w-0 rounded-xl border border-line px-3 py-2 leading-6',
        de === 'pessoa' ? 'rounded-tl-none bg-surface' : 'justify-self-end rounded-tr-none bg-gold-soft',
      )}
    >
      <p className="text-xs font-medium text-muted">{authorText(fala)}</p>
      {revogada ? (
        <p className="text-muted italic">A pessoa apagou esta mensagem</p>
      ) : (
        kind && <p className="text-muted italic">{kind}</p>
      )}
      {texto && <WhatsappText text={texto} />}
      <p className="mt-1 flex flex-wrap items-center gap-2 text-xs leading-5 text-muted tabular-nums">
        <time dateTime={em}>{formatMoment(em)}</time>
        {editada && 'editada'}
        {envio && <DeliveryBadge estado={envio.estado} />}
        {envio?.modelo && `modelo ${envio.modelo}`}
      </p>
      {envio && <DeliveryNotes {...envio} />}
      {envio?.estado === 'doubt' && <DoubtActions id={envio.id} />}
      {leitura && (
        <Disclosure
          look="line"
          className="mt-1"
          label={leitura.entendida ? 'O que a Lisa entendeu' : 'A Lisa não entendeu'}
        >
          <div className="border-l-2 border-line pl-2.5">
            <LeituraView leitura={leitura} />
          </div>
        </Disclosure>
      )}
      {problema && <p className="mt-1 text-[13px] text-danger">Não foi entendida: {problema}</p>}
    </li>
  );
}
