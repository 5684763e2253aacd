import { dayMs } from '../base/units.ts';
import type { ImovelUsado } from './imoveis-usados.ts';

export type SituacaoAutorizacao = 'vigente' | 'vence' | 'vencida' | 'sem';

export interface Autorizacao {
  /** `vence`: in force, but about to expire. */
  situacao: SituacaoAutorizacao;
  /** Days left, 0 on the last one; null without an authorisation. */
  dias: number | null;
}

/** Days before its end from which an authorisation is flagged. */
const soon = 30;

/**
 * Whether the owner's authorisation to advertise is in force on a day (ISO), from `autorizacaoEm` to the end
 * of `autorizacaoAte`. Both are required, since the law demands a written term (Decree 81.871/78).
 */
export function autorizacaoOf(
  { autorizacaoEm: from, autorizacaoAte: until }: Pick<ImovelUsado, 'autorizacaoEm' | 'autorizacaoAte'>,
  day: string,
): Autorizacao {
  if (from === null || until === null || from > day) return { situacao: 'sem', dias: null };
  const dias = Math.round((Date.parse(until) - Date.parse(day)) / dayMs);
  return { situacao: dias < 0 ? 'vencida' : dias <= soon ? 'vence' : 'vigente', dias };
}

/** Badge label of an authorisation. */
export function autorizacaoLabel({ situacao, dias }: Autorizacao): string {
  if (situacao === 'sem') return 'Sem autorização';
  if (situacao === 'vencida') return 'Vencida';
  if (situacao === 'vigente') return 'Vigente';
  return dias === 0 ? 'Vence hoje' : dias === 1 ? 'Vence amanhã' : `Vence em ${dias} dias`;
}
