import type { ImovelUsado } from './imoveis-usados.ts';

export type SituacaoAutorizacao = 'vigente' | 'vence' | 'vencida' | 'sem';

export interface Autorizacao {
  /** `vence` is in force, for a few days more. */
  situacao: SituacaoAutorizacao;
  /** Days that are left, where there is an end: 0 on the last one. */
  dias: number | null;
}

/** How many days before its end an authorisation is worth a word. */
const soon = 30;
const dayMs = 86_400_000;

const calendar = new Intl.DateTimeFormat('sv-SE', { timeZone: 'America/Sao_Paulo' });

/** The day it is in São Paulo at that moment: '2026-11-21'. */
export const dayInSaoPaulo = (moment: Date): string => calendar.format(moment);

/**
 * Whether the owner's authorisation to advertise is in force on a day (ISO): from `autorizacaoEm` to
 * the end of `autorizacaoAte`; without the one it has begun, without the other it has no end, without
 * both there is none.
 */
export function autorizacaoOf(
  { autorizacaoEm: from, autorizacaoAte: until }: Pick<ImovelUsado, 'autorizacaoEm' | 'autorizacaoAte'>,
  day: string,
): Autorizacao {
  if ((from === null && until === null) || (from !== null && from > day))
    return { situacao: 'sem', dias: null };
  if (until === null) return { situacao: 'vigente', dias: null };
  const dias = Math.round((Date.parse(until) - Date.parse(day)) / dayMs);
  return { situacao: dias < 0 ? 'vencida' : dias <= soon ? 'vence' : 'vigente', dias };
}

/** Whether it may be advertised on that day: what a public page shows. */
export const isAuthorised = (
  of: Pick<ImovelUsado, 'autorizacaoEm' | 'autorizacaoAte'>,
  day: string,
): boolean => ['vigente', 'vence'].includes(autorizacaoOf(of, day).situacao);

/** In the words of a badge. */
export function autorizacaoLabel({ situacao, dias }: Autorizacao): string {
  if (situacao === 'sem') return 'Sem autorização';
  if (situacao === 'vencida') return 'Vencida';
  if (situacao === 'vigente') return 'Vigente';
  return dias === 0 ? 'Vence hoje' : dias === 1 ? 'Vence amanhã' : `Vence em ${dias} dias`;
}
