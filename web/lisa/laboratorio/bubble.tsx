import {
  Check,
  CheckCheck,
  Clock,
  Contact,
  FileText,
  Image,
  type LucideIcon,
  MapPin,
  Mic,
  Sticker,
  TriangleAlert,
  Video,
} from 'lucide-react';
import type { ChatMessage } from '#contract/lisa/laboratorio.ts';
import { formatTime } from '#web/kit/format.ts';
import { cx } from '#web/kit/ui/cx.ts';
import { tickWords } from '#web/lisa/laboratorio/words.ts';
import { WhatsappText } from '#web/widgets/whatsapp/whatsapp-text.tsx';

const kindIcons: Record<string, LucideIcon> = {
  imagem: Image,
  audio: Mic,
  figurinha: Sticker,
  localizacao: MapPin,
  documento: FileText,
  video: Video,
  contato: Contact,
};

/** One message of the chat. */
export function Bubble({ message }: { message: ChatMessage }) {
  const { de, tipo, texto, em, estado, detalhe } = message;
  const isOwn = de === 'pessoa';
  const Icon = kindIcons[tipo];
  return (
    <li
      data-de={de}
      className={cx(
        'w-fit max-w-[85%] rounded-xl border px-3 pt-2 pb-1.5 leading-[22px]',
        isOwn
          ? 'self-end rounded-tr-none border-done/25 bg-done-soft'
          : 'self-start rounded-tl-none border-line bg-surface',
      )}
    >
      <span className="sr-only">{isOwn ? 'Você: ' : 'Lisa: '}</span>
      {Icon ? (
        <p className="flex items-center gap-2 py-0.5">
          <Icon aria-hidden="true" className="size-5 shrink-0 text-muted" />
          {texto}
        </p>
      ) : (
        <WhatsappText text={texto} links={!isOwn} />
      )}
      <p className="mt-0.5 flex items-center justify-end gap-1 text-xs text-muted tabular-nums">
        <time dateTime={em}>{formatTime(em)}</time>
        <span data-hint={detalhe ?? undefined} className="inline-flex">
          <Ticks estado={estado} />
          <span className="sr-only">{tickWords[estado]}</span>
        </span>
      </p>
    </li>
  );
}

/** One tick when sent, two when delivered, coloured when read. */
function Ticks({ estado }: { estado: ChatMessage['estado'] }) {
  const look = 'size-3.5';
  if (estado === 'recusada' || estado === 'perdida' || estado === 'failed')
    return <TriangleAlert aria-hidden="true" className={cx(look, 'text-danger')} />;
  if (estado === 'a-caminho' || estado === 'queued' || estado === 'sending')
    return <Clock aria-hidden="true" className={look} />;
  if (estado === 'delivered') return <CheckCheck aria-hidden="true" className={look} />;
  if (estado === 'read') return <CheckCheck aria-hidden="true" className={cx(look, 'text-done')} />;
  return <Check aria-hidden="true" className={look} />;
}
