import type { ModelosAnswer } from '#contract/sistema/modelos.ts';
import { formatMoment } from '#web/kit/format.ts';
import { Badge, type Tone } from '#web/kit/ui/badge.tsx';

export type Provedores = ModelosAnswer['provedores'];
/** A provider's state in one word. */
export const words: Record<Provedores[number]['estado'], { text: string; tone: Tone }> = {
  pronto: { text: 'Pronto', tone: 'done' },
  'sem-chave': { text: 'Sem chave', tone: 'plain' },
  encerrado: { text: 'Encerrado', tone: 'danger' },
  'chave-recusada': { text: 'Chave recusada', tone: 'danger' },
  'sem-resposta': { text: 'Sem resposta', tone: 'danger' },
};

/** The configured providers; keys and addresses are set on the server only (SET-24). */
export function Providers({ provedores }: { provedores: Provedores }) {
  return (
    <section aria-labelledby="provedores">
      <h2 id="provedores" className="text-[15px] font-semibold tracking-tight">
        Provedores
      </h2>
      <p className="mt-0.5 mb-3 text-muted">Chaves e endereços ficam no ambiente do servidor.</p>
      <ul className="divide-y divide-line rounded-xl border border-line bg-surface">
        {provedores.map(({ id, nome, estado, explicacao, desde, modeloPadrao, fora }) => (
          <li key={id} className="flex flex-wrap items-start gap-x-4 gap-y-1 px-4 py-3 sm:px-5">
            <div className="min-w-0 flex-1 basis-60">
              <p className="font-medium">{nome}</p>
              <p className="text-[13px] break-words text-muted">
                {explicacao ??
                  `${modeloPadrao ? `Modelo padrão: ${modeloPadrao}. ` : ''}${fora ? 'Os dados saem daqui.' : 'Nesta rede: nada sai daqui.'}`}
              </p>
              {desde && <p className="text-[13px] text-muted">Desde {formatMoment(desde)}</p>}
            </div>
            <Badge tone={words[estado].tone}>{words[estado].text}</Badge>
          </li>
        ))}
      </ul>
    </section>
  );
}
