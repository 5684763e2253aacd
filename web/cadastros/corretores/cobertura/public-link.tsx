import { Copy, ExternalLink, MessageCircle, QrCode as QrIcon } from 'lucide-react';
import { useId, useRef, useState } from 'react';
import type { Corretor } from '#contract/cadastros/corretores.ts';
import { tituloCorretor } from '#contract/cadastros/titulo-corretor.ts';
import { Button } from '#web/kit/ui/button.tsx';
import { showToast } from '#web/kit/ui/toast.ts';
import { copyFrom } from '#web/widgets/copy-from.ts';
import { QrCode } from '#web/widgets/qr-code.tsx';

interface Props {
  corretor: Corretor;
  url: string;
  /** Former slugs of the site. */
  antigos: readonly string[];
}

const shownOld = 3;

function oldText(antigos: readonly string[]): string {
  const more = antigos.length - shownOld;
  const named = antigos.slice(0, shownOld).map((slug) => `/corretor/${slug}`);
  return new Intl.ListFormat('pt-BR').format(more > 0 ? [...named, `mais ${more}`] : named);
}

/** The site's address and all ways to share it (COV-34, COV-35). */
export function PublicLink({ corretor, url, antigos }: Props) {
  const id = useId();
  const field = useRef<HTMLInputElement>(null);
  const [showsCode, setShowsCode] = useState(false);
  const message = `${corretor.nome}, ${tituloCorretor(corretor)}: conheça meu site ${url}`;
  const copy = async () => {
    const done = field.current !== null && (await copyFrom(field.current));
    if (done) showToast({ title: 'Link copiado!' });
    else
      showToast({ title: 'Erro', text: 'Não foi possível copiar. Copie o link à mão.', tone: 'destructive' });
  };
  return (
    <div className="grid gap-3 rounded-md bg-sunken p-3 sm:p-4">
      <label htmlFor={id} className="text-[13px] font-medium">
        Link público do site
      </label>
      <input
        ref={field}
        id={id}
        readOnly
        className="control -mt-2"
        value={url}
        onFocus={(e) => e.target.select()}
      />
      <div className="flex flex-wrap gap-2">
        <Button onClick={() => void copy()}>
          <Copy aria-hidden="true" />
          Copiar
        </Button>
        <a className="button button-outline" href={url} target="_blank" rel="noopener noreferrer">
          <ExternalLink aria-hidden="true" />
          Abrir
        </a>
        <a
          className="button button-outline"
          aria-label="Compartilhar por WhatsApp"
          href={`https://wa.me/?text=${encodeURIComponent(message)}`}
          target="_blank"
          rel="noopener noreferrer"
        >
          <MessageCircle aria-hidden="true" />
          WhatsApp
        </a>
        <Button aria-expanded={showsCode} onClick={() => setShowsCode(!showsCode)}>
          <QrIcon aria-hidden="true" />
          QR code
        </Button>
      </div>
      {showsCode && <QrCode url={url} slug={corretor.slug} />}
      {antigos.length > 0 && (
        <p className="text-[13px] break-words text-muted">Também levam a ele: {oldText(antigos)}.</p>
      )}
    </div>
  );
}
