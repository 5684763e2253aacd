import { Copy, ExternalLink, MessageCircle, QrCode as QrIcon } from 'lucide-react';
import { useRef, useState } from 'react';
import { Button } from '#web/kit/ui/button.tsx';
import { showToast } from '#web/kit/ui/toast.ts';
import { copyFrom } from '#web/widgets/copy-from.ts';
import { QrCode } from '#web/widgets/qr-code.tsx';

interface Props {
  /** 'seu site', 'Residencial Âmbar': whose link it is, for who hears the buttons. */
  of: string;
  url: string;
  /** What is written to a client, the link in it. */
  message: string;
  /** Name of the code's file. */
  slug: string;
}

/** Tells who hears a button apart from the same one on another card. */
export const For = ({ name }: { name: string }) => <span className="sr-only">: {name}</span>;

/** A conversation with nobody yet: WhatsApp asks to whom. */
export const shareAddress = (text: string): string => `https://wa.me/?text=${encodeURIComponent(text)}`;

/** Copies what stands in a field and says so. */
export async function copyAloud(field: HTMLInputElement | HTMLTextAreaElement | null, done: string) {
  if (field !== null && (await copyFrom(field))) showToast({ title: done });
  else showToast({ title: 'Erro', text: 'Não foi possível copiar. Copie à mão.', tone: 'destructive' });
}

/** A link and every way to pass it on: WhatsApp first, that is where a corretor lives. */
export function LinkActions({ of, url, message, slug }: Props) {
  const field = useRef<HTMLInputElement>(null);
  const [showsCode, setShowsCode] = useState(false);
  return (
    <div className="grid gap-2.5">
      <input
        ref={field}
        readOnly
        aria-label={`Link de ${of}`}
        className="control truncate bg-sunken text-muted"
        value={url}
        onFocus={(event) => event.target.select()}
      />
      <a
        className="button button-primary"
        href={shareAddress(message)}
        target="_blank"
        rel="noopener noreferrer"
      >
        <MessageCircle aria-hidden="true" />
        Compartilhar no WhatsApp
        <For name={of} />
      </a>
      <div className="grid grid-cols-3 gap-2">
        <Button className="px-2" onClick={() => void copyAloud(field.current, 'Link copiado!')}>
          <Copy aria-hidden="true" />
          Copiar
          <For name={`link de ${of}`} />
        </Button>
        <Button className="px-2" aria-expanded={showsCode} onClick={() => setShowsCode(!showsCode)}>
          <QrIcon aria-hidden="true" />
          QR
          <For name={of} />
        </Button>
        <a className="button button-outline px-2" href={url} target="_blank" rel="noopener noreferrer">
          <ExternalLink aria-hidden="true" />
          Abrir
          <For name={of} />
        </a>
      </div>
      {showsCode && (
        <div className="rise pt-2">
          <QrCode url={url} slug={slug} />
        </div>
      )}
    </div>
  );
}
