import type { StatusEmpreendimento } from '#contract/cadastros/fatos.ts';

/** Status labels, in the select's order (EMP-04, EMP-12). */
export const statusLabels: Record<StatusEmpreendimento, string> = {
  em_lancamento: 'Em Lançamento',
  em_construcao: 'Em Construção',
  pronto: 'Pronto',
};

/** The label of a status; unknown ones are shown unchanged. */
export function statusLabel(status: string): string {
  return Object.hasOwn(statusLabels, status) ? statusLabels[status as StatusEmpreendimento] : status;
}
