import { type Corretor, hasSite, statusRank } from '#contract/cadastros/corretores.ts';
import { camposMesclados } from '#contract/cadastros/corretores-duplicados.ts';

/** How much is known of somebody: his filled fields and his price range. */
const known = (corretor: Corretor): number =>
  [...camposMesclados, 'precoMinimo' as const, 'precoMaximo' as const].filter((campo) => corretor[campo])
    .length;

/**
 * Two of them, first who would stay: whose site is on, who is further along, of whom more is known, who came earlier.
 */
export function inOrder(corretores: readonly Corretor[], ids: readonly number[]): [number, number] {
  const [first, second] = corretores
    .filter(({ id }) => ids.includes(id))
    .sort(
      (a, b) =>
        Number(hasSite(b)) - Number(hasSite(a)) ||
        statusRank(b) - statusRank(a) ||
        known(b) - known(a) ||
        a.id - b.id,
    );
  return [first!.id, second!.id];
}
