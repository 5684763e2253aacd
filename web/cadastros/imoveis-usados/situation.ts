import { dayInBrazil } from '#contract/base/day-in-brazil.ts';
import { type Autorizacao, autorizacaoOf } from '#contract/cadastros/autorizacao.ts';
import type { ImovelUsado } from '#contract/cadastros/imoveis-usados.ts';
import type { Tone } from '#web/kit/ui/badge.tsx';

/** The owner's authorisation as of today. */
export const autorizacaoToday = (row: ImovelUsado): Autorizacao =>
  autorizacaoOf(row, dayInBrazil(new Date()));

export const autorizacaoTones: Record<Autorizacao['situacao'], Tone> = {
  vigente: 'done',
  vence: 'alive',
  vencida: 'danger',
  sem: 'plain',
};

/** Active, but shown to nobody: the owner's authorisation is missing or over. */
export const isOffSite = (row: ImovelUsado): boolean =>
  row.ativo && ['sem', 'vencida'].includes(autorizacaoToday(row).situacao);

export const activity = (row: ImovelUsado) => (row.ativo ? 'Ativo' : 'Inativo');

/** Reasons a property is or soon will be hidden, one each. */
export const situations = [
  { value: 'vigente', label: 'Autorização vigente' },
  { value: 'vence', label: 'Autorização a vencer' },
  { value: 'vencida', label: 'Autorização vencida' },
  { value: 'sem', label: 'Sem autorização' },
  { value: 'inativo', label: 'Inativo' },
];
export const situationOf = (row: ImovelUsado): string =>
  row.ativo ? autorizacaoToday(row).situacao : 'inativo';
