import type { TipologiaComPreco } from '#contract/empreendimentos.ts';

/** '63', '63.0' and '63.00' are one number. */
const number = (value: string | number | null | undefined) => (value == null ? null : Number(value));

const plain = ({ nome, dormitorios, suites, vagas, area, preco }: TipologiaComPreco) =>
  JSON.stringify([nome, ...[dormitorios, suites, vagas, area, preco].map(number)]);

/** Whether two lists of typologies say the same, however their numbers are written. */
export function sameTipologias(stored: unknown, given: TipologiaComPreco[]): boolean {
  const before = (stored ?? []) as TipologiaComPreco[];
  return before.length === given.length && before.every((each, n) => plain(each) === plain(given[n]!));
}
