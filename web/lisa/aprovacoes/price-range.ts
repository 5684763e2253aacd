import type { Aprovacao } from '#contract/lisa/aprovacoes.ts';
import { formatPrice } from '#web/kit/format.ts';

/** A price range in words (WPP-05). */
export function priceRangeText({ precoMin, precoMax }: Aprovacao['precos']): string {
  if (precoMin && precoMax) return `${formatPrice(precoMin)} - ${formatPrice(precoMax)}`;
  if (precoMin) return `A partir de ${formatPrice(precoMin)}`;
  return precoMax ? `Até ${formatPrice(precoMax)}` : 'Não informado';
}
