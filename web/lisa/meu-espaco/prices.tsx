import type { OwnMaterial } from '#contract/lisa/meu-espaco.ts';
import { countOf, formatDay, formatPrice } from '#web/kit/format.ts';

/** Prices by type and what is left, with the day until which they hold; that they have lapsed, if they have. */
export function Prices({ material: { vigencia, tipos } }: { material: OwnMaterial }) {
  const { estado, ate } = vigencia;
  if (estado === 'vencida' && ate)
    return (
      <p className="mt-4 rounded-lg bg-gold-soft p-4 text-gold-ink text-pretty">
        O preço venceu em {formatDay(ate)} e não aparece nas páginas. Não passe valores antes da tabela nova.
      </p>
    );
  if (tipos.length === 0)
    return ate && estado === 'vigente' ? (
      <p className="text-[13px] text-muted">Preço válido até {formatDay(ate)}.</p>
    ) : null;
  return (
    <section aria-labelledby="precos" className="card mt-5 p-4 sm:p-5">
      <h2 id="precos" className="text-[17px] font-semibold tracking-tight">
        Preços por tipo
      </h2>
      {ate && <p className="text-[13px] text-muted">Válidos até {formatDay(ate)}.</p>}
      <ul className="mt-2 divide-y divide-line">
        {tipos.map((tipo) => (
          <li key={tipo.nome} className="flex flex-wrap items-baseline justify-between gap-x-4 py-2.5">
            <span className="min-w-0 break-words">
              {tipo.nome}
              {tipo.disponiveis !== null && (
                <span className="block whitespace-nowrap text-[13px] text-muted">
                  {tipo.disponiveis === 0
                    ? 'Nenhuma disponível'
                    : countOf(tipo.disponiveis, 'disponível', 'disponíveis')}
                </span>
              )}
            </span>
            <span className="ml-auto text-right font-medium tabular-nums">{rangeText(tipo)}</span>
          </li>
        ))}
      </ul>
    </section>
  );
}

function rangeText({ disponiveis, precoMin, precoMax }: OwnMaterial['tipos'][number]): string {
  if (precoMin === null) return disponiveis === 0 ? '' : 'Sem preço';
  return precoMax === null || precoMax === precoMin
    ? formatPrice(precoMin)
    : `${formatPrice(precoMin)} a ${formatPrice(precoMax)}`;
}
