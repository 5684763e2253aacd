import type { TipoRetido } from '#contract/sistema/retencao.ts';

/** Each kind on the screen, and what of it always stays. */
export const kindWords: Record<TipoRetido, { label: string; hint: string }> = {
  execucoes: {
    label: 'Execuções',
    hint: 'Saem com seus eventos e itens. Ficam as abertas e as que um comprovante ou uma versão de página cita.',
  },
  eventos: { label: 'Eventos de execuções', hint: 'O passo a passo das execuções terminadas.' },
  itens: {
    label: 'Itens de execuções',
    hint: 'O trabalho guardado das execuções terminadas. Ficam os que um comprovante cita.',
  },
  uso: { label: 'Uso de modelos', hint: 'Chamadas e tokens. Ficam os de versões de páginas guardadas.' },
  visitas: { label: 'Visitas', hint: 'As somas por dia.' },
  auditoria: {
    label: 'Auditoria',
    hint: 'Ficam publicações, comprovantes, recibos de dados apagados e a origem dos cadastros.',
  },
  versoes: {
    label: 'Versões de páginas',
    hint: 'Só as que nunca foram públicas. Ficam a mais nova, os rascunhos e as que outra usou.',
  },
  fontes: {
    label: 'Arquivos de origem',
    hint: 'PDFs das pastas que nenhum empreendimento, execução aberta ou comprovante usa.',
  },
  contatos: { label: 'Contatos de visitantes', hint: 'Saem também das mensagens aos corretores.' },
};

const terms = [1, 3, 6, 12, 13, 18, 24, 36, 60, 120];

/** Terms offered for a kind, the saved one among them. */
export const termsOf = (min: number, saved: number | null): number[] =>
  [...new Set([...terms.filter((months) => months >= min), ...(saved === null ? [] : [saved])])].sort(
    (a, b) => a - b,
  );

export const termLabel = (months: number): string => (months === 1 ? '1 mês' : `${months} meses`);
