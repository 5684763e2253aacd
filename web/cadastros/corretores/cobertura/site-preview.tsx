import { UserRound } from 'lucide-react';
import type { Corretor } from '#contract/cadastros/corretores.ts';
import { creciText } from '#contract/cadastros/creci-text.ts';
import { tituloCorretor } from '#contract/cadastros/titulo-corretor.ts';
import { themeColors } from '#contract/publico/theme-colors.ts';

export interface SiteLook {
  tituloSite: string;
  subtituloSite: string;
  imagemFundoSite: string | null;
  corTema: string;
}

/** Street fronts in fine lines, the site's placeholder picture. */
const street =
  'M0 59.5h320M14.5 60V34h38v26M60.5 60V18h44v42M116.5 60V42h30v18M156.5 60V10h52v50M220.5 60V28h40v32M272.5 60V38h34v22';

/** Live preview of the site's top on a phone. */
export function SitePreview({ corretor, look }: { corretor: Corretor; look: SiteLook }) {
  const { fill, onFill, accent, tint } = themeColors(look.corTema);
  const { nome, foto, creci, ufCreci, whatsapp } = corretor;
  return (
    <figure aria-label="Prévia do site" className="mx-auto w-full max-w-72">
      <div className="overflow-hidden rounded-[20px] border border-edge bg-white text-[#14120f]">
        <div className="h-24" style={{ background: fill, color: onFill }}>
          {look.imagemFundoSite ? (
            <img src={look.imagemFundoSite} alt="" className="size-full object-cover" />
          ) : (
            <svg
              viewBox="0 0 320 60"
              preserveAspectRatio="xMidYMax slice"
              aria-hidden="true"
              className="size-full"
            >
              <path
                d={street}
                fill="none"
                stroke="currentColor"
                vectorEffect="non-scaling-stroke"
                opacity="0.3"
              />
            </svg>
          )}
        </div>
        <div className="px-4 pb-4">
          <div
            className="relative -mt-9 grid size-[68px] place-items-center overflow-hidden rounded-2xl border-4 border-white"
            style={{ background: tint, color: accent }}
          >
            {foto ? (
              <img src={foto} alt="" className="size-full object-cover" />
            ) : (
              <UserRound aria-hidden="true" className="size-6" />
            )}
          </div>
          <p className="mt-2 text-xl leading-tight font-semibold tracking-tight break-words">{nome}</p>
          <p className="mt-1 text-[13px]">
            {tituloCorretor(corretor)}
            <span style={{ color: accent }}>{'\u00a0'}·</span>{' '}
            <span className="font-semibold whitespace-nowrap">{creciText(creci, ufCreci)}</span>
          </p>
          {look.tituloSite && <p className="mt-3 leading-snug font-medium break-words">{look.tituloSite}</p>}
          {look.subtituloSite && (
            <p className="mt-1 text-[13px] break-words text-[#57534e]">{look.subtituloSite}</p>
          )}
          {whatsapp && (
            <p className="mt-4 rounded-xl bg-[#0b7a45] py-2.5 text-center text-[13px] font-semibold text-white">
              Conversar no WhatsApp
            </p>
          )}
          <p className="mt-4 border-t border-[#e4e1dc] pt-3 font-semibold">Imóveis</p>
          <p
            className="mt-2 rounded-lg px-3 py-2 text-[13px] font-medium"
            style={{ background: tint, color: accent }}
          >
            Filtrar imóveis
          </p>
        </div>
      </div>
      <figcaption className="mt-2 text-center text-[13px] text-muted">Prévia no celular</figcaption>
    </figure>
  );
}
