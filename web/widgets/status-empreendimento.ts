import type { StatusEmpreendimento } from '#contract/cadastros/fatos.ts';

/** What each status is called, in the order of the select (EMP-04, EMP-12). */
export const statusLabels: Record<StatusEmpreendimento, string> = {
  em_lancamento: 'Em Lançamento',
  em_construcao: 'Em Construção',
  pronto: 'Pronto',
};

/** The label of a status; an unknown one is shown as it is. */
export function statusLabel(status: string): string {
  return Object.hasOwn(statusLabels, status) ? statusLabels[status as StatusEmpreendimento] : status;
}
