import { Copy, ExternalLink, MessageCircle, QrCode as QrIcon } from 'lucide-react';
import { useRef, useState } from 'react';
import { Button } from '#web/kit/ui/button.tsx';
import { showToast } from '#web/kit/ui/toast.ts';
import { copyFrom } from '#web/widgets/copy-from.ts';
import { QrCode } from '#web/widgets/qr-code.tsx';

interface Props {
  /** 'seu site', 'Residencial Âmbar': distinguishes the buttons for screen readers. */
  of: string;
  url: string;
  /** Message for a client, including the link. */
  message: string;
  /** File name of the code. */
  slug: string;
}

/** Screen reader text distinguishing equal buttons of different cards. */
export const For = ({ name }: { name: string }) => <span className="sr-only">: {name}</span>;

/** Opens WhatsApp's contact selection. */
export const shareAddress = (text: string): string => `https://wa.me/?text=${encodeURIComponent(text)}`;

/** Copies a field's text and announces it. */
export async function copyAndAnnounce(field: HTMLInputElement | HTMLTextAreaElement | null, done: string) {
  if (field !== null && (await copyFrom(field))) showToast({ title: done });
  else showToast({ title: 'Erro', text: 'Não foi possível copiar. Copie à mão.', tone: 'destructive' });
}

/** A link and all ways to share it: WhatsApp first. */
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
        <Button className="px-2" onClick={() => void copyAndAnnounce(field.current, 'Link copiado!')}>
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
