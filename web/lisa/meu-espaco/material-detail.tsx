import { Copy, MessageCircle } from 'lucide-react';
import { useRef } from 'react';
import type { MeuEspaco, OwnHotsite, OwnMaterial } from '#contract/lisa/meu-espaco.ts';
import { materialText } from '#contract/publico/material-text.ts';
import { Button } from '#web/kit/ui/button.tsx';
import { LoadFailure } from '#web/kit/ui/load-state.tsx';
import { Skeleton } from '#web/kit/ui/skeleton.tsx';
import { Blocos } from './blocos.tsx';
import { own } from './calls.ts';
import { failureText } from './failure-text.ts';
import { copyAndAnnounce, shareAddress } from './link-actions.tsx';
import { MaterialImage } from './material-image.tsx';
import { Pecas } from './pecas.tsx';
import { priceText } from './price-text.ts';
import { Prices } from './prices.tsx';
import { Units } from './units.tsx';
import { useRead } from './use-read.ts';

interface Props {
  hotsite: OwnHotsite;
  corretor: MeuEspaco['corretor'];
}

export function MaterialDetail({ hotsite, corretor }: Props) {
  const { nome, bairro, cidade, preco, empreendimentoId } = hotsite;
  const { data, error, again } = useRead(own.material, { params: { id: empreendimentoId } });
  return (
    <>
      <h1 className="mt-2 text-[22px] leading-7 font-semibold tracking-tight break-words">{nome}</h1>
      <p className="text-muted">
        {bairro}, {cidade}
      </p>
      <p className="mt-1 font-medium tabular-nums">{priceText(preco)}</p>
      {data ? (
        <Shown material={data} hotsite={hotsite} corretor={corretor} />
      ) : error ? (
        <div className="mt-5">
          <LoadFailure detail={failureText(error)} onRetry={again} />
        </div>
      ) : (
        <div role="status" aria-label="Carregando" className="mt-5 grid gap-4">
          <Skeleton className="h-56" />
          <Skeleton className="h-56" />
        </div>
      )}
    </>
  );
}

function Shown({ material, hotsite, corretor }: Props & { material: OwnMaterial }) {
  const { imagens } = material;
  return (
    <>
      <Prices material={material} />
      <Units material={material} />
      <Blocos blocos={material.blocos} />
      <Pecas id={material.empreendimentoId} nome={material.nome} hasPictures={imagens.length > 0} />
      <ReadyText text={materialText(material, hotsite, corretor)} />
      <section aria-labelledby="imagens" className="mt-8">
        <h2 id="imagens" className="text-[17px] font-semibold tracking-tight">
          Imagens
        </h2>
        {imagens.length === 0 ? (
          <p className="card mt-3 border-dashed px-6 py-10 text-center text-muted">
            Ainda não há imagens deste empreendimento.
          </p>
        ) : (
          <ul className="mt-3 grid grid-cols-2 gap-3 sm:grid-cols-3">
            {imagens.map((imagem) => (
              <MaterialImage key={imagem.id} imagem={imagem} />
            ))}
          </ul>
        )}
      </section>
    </>
  );
}

/** The message as it will be sent; editable. */
function ReadyText({ text }: { text: string }) {
  const field = useRef<HTMLTextAreaElement>(null);
  return (
    <section aria-labelledby="texto" className="card mt-5 p-4 sm:p-5">
      <h2 id="texto" className="text-[17px] font-semibold tracking-tight">
        Texto pronto
      </h2>
      <textarea
        ref={field}
        aria-labelledby="texto"
        defaultValue={text}
        rows={Math.min(14, text.split('\n').length + Math.ceil(text.length / 60))}
        className="control mt-3 h-auto resize-y bg-sunken py-3 leading-6 field-sizing-content"
      />
      <div className="mt-3 grid gap-2 sm:flex">
        <Button
          look="primary"
          onClick={() => window.open(shareAddress(field.current?.value ?? text), '_blank', 'noopener')}
        >
          <MessageCircle aria-hidden="true" />
          Enviar pelo WhatsApp
        </Button>
        <Button onClick={() => void copyAndAnnounce(field.current, 'Texto copiado!')}>
          <Copy aria-hidden="true" />
          Copiar texto
        </Button>
      </div>
    </section>
  );
}
