import { ArrowLeft, ChevronRight } from 'lucide-react';
import type { MeuEspaco } from '#contract/lisa/meu-espaco.ts';
import { countOf } from '#web/kit/format.ts';
import { InnerLink } from './inner-link.tsx';
import { MaterialDetail } from './material-detail.tsx';
import { Picture } from './picture.tsx';
import { home, usePlace } from './place.ts';
import { priceText } from './price-text.ts';

/** Material of each empreendimento he shows; the address names the open one. */
export function MaterialPage({ espaco }: { espaco: MeuEspaco }) {
  const { hotsites, corretor } = espaco;
  const id = Number(usePlace().searchParams.get('empreendimento'));
  const chosen = hotsites.find(({ empreendimentoId }) => empreendimentoId === id);
  if (chosen)
    return (
      <>
        <InnerLink
          href={`${home}/material`}
          className="-ml-2 inline-flex min-h-11 items-center gap-2 rounded-md px-2 text-muted hover:text-ink"
        >
          <ArrowLeft aria-hidden="true" className="size-[18px]" />
          Todos os empreendimentos
        </InnerLink>
        <MaterialDetail key={id} hotsite={chosen} corretor={corretor} />
      </>
    );
  return (
    <>
      <h1 className="text-[22px] leading-7 font-semibold tracking-tight">Material</h1>
      <p className="mt-1 text-muted text-pretty">
        Imagens, texto e preço de cada empreendimento, prontos para o WhatsApp.
      </p>
      {hotsites.length === 0 ? (
        <p className="card mt-5 border-dashed px-6 py-12 text-center text-muted">
          Nenhum empreendimento ainda. Eles aparecem aqui conforme os seus bairros e a sua faixa de preço.
        </p>
      ) : (
        <>
          <p role="status" className="mt-4 mb-3 text-[13px] text-muted tabular-nums">
            {countOf(hotsites.length, 'empreendimento', 'empreendimentos')}
          </p>
          <ul className="card divide-y divide-line overflow-hidden">
            {hotsites.map(({ empreendimentoId, nome, bairro, cidade, imagem, preco }) => (
              <li key={empreendimentoId}>
                <InnerLink
                  href={`${home}/material?empreendimento=${empreendimentoId}`}
                  className="flex items-center gap-4 p-3 hover:bg-sunken focus-visible:-outline-offset-2"
                >
                  <span className="w-28 shrink-0 overflow-hidden rounded-md">
                    <Picture src={imagem} />
                  </span>
                  <span className="min-w-0 flex-1">
                    <span className="block font-semibold break-words">{nome}</span>
                    <span className="block text-[13px] text-muted">
                      {bairro}, {cidade}
                    </span>
                    <span className="mt-0.5 block text-[13px] font-medium tabular-nums">
                      {priceText(preco)}
                    </span>
                  </span>
                  <ChevronRight aria-hidden="true" className="size-5 shrink-0 text-faint" />
                </InnerLink>
              </li>
            ))}
          </ul>
        </>
      )}
    </>
  );
}
