import type { Contagem } from '#contract/contagem.ts';
import type { Finding } from '#contract/hotsites.ts';

/** How many findings of each kind a stored list holds; one that cannot be read holds none. */
export function countsOf(achados: unknown): Contagem {
  const list = Array.isArray(achados) ? (achados as Partial<Finding>[]) : [];
  const of = (level: Finding['level']) => list.filter((one) => one?.level === level).length;
  return { vermelhos: of('red'), amarelos: of('yellow') };
}
