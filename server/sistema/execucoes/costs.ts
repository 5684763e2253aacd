import type { Custo, Limites, Uso } from '#contract/sistema/execucoes.ts';

export type Prices = Pick<Limites, 'precos' | 'moeda'>;

interface Tokens {
  modelo: string;
  tokensEntrada: number;
  tokensSaida: number;
}

/** Exact ten-thousandths: '1.25' → 12500. */
const tenThousandths = (price: string): bigint => {
  const [whole = '0', rest = ''] = price.split('.');
  return BigInt(whole) * 10_000n + BigInt(rest.padEnd(4, '0'));
};

const exactCost = ({ precos }: Prices, { modelo, tokensEntrada, tokensSaida }: Tokens): bigint | null => {
  if (tokensEntrada + tokensSaida === 0) return 0n;
  const price = precos.find((one) => one.modelo === modelo);
  if (!price) return null;
  return (
    BigInt(tokensEntrada) * tenThousandths(price.entrada) + BigInt(tokensSaida) * tenThousandths(price.saida)
  );
};

/** Prices are per million tokens: the sum has ten decimals, rounded half up to four. */
const written = (cost: bigint): string => {
  const rounded = (cost + 500_000n) / 1_000_000n;
  return `${rounded / 10_000n}.${String(rounded % 10_000n).padStart(4, '0')}`;
};

/** The cost of tokens; null if a model has no price: none is invented. */
export function costOf(prices: Prices, used: readonly Tokens[]): Custo {
  if (prices.precos.length === 0) return null;
  let sum = 0n;
  for (const tokens of used) {
    const cost = exactCost(prices, tokens);
    if (cost === null) return null;
    sum += cost;
  }
  return { valor: written(sum), moeda: prices.moeda };
}

/** Total calls and tokens of several models, with their cost. */
export function usoOf(prices: Prices, used: readonly (Tokens & { chamadas: number })[]): Uso {
  const sum = (of: (one: (typeof used)[number]) => number) => used.reduce((all, one) => all + of(one), 0);
  return {
    chamadas: sum(({ chamadas }) => chamadas),
    tokensEntrada: sum(({ tokensEntrada }) => tokensEntrada),
    tokensSaida: sum(({ tokensSaida }) => tokensSaida),
    custo: used.length === 0 ? null : costOf(prices, used),
  };
}
