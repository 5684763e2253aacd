import { foldText } from '#contract/base/text.ts';
import type { Aprovacao, AprovacaoOrigem } from '#contract/lisa/aprovacoes.ts';

/** Where a registration comes from, in words. */
export const origemLabels: Record<AprovacaoOrigem, string> = {
  lisa: 'Conversa com a Lisa',
  painel: 'Cadastro no painel',
  planilha: 'Planilha importada',
  laboratorio: 'Laboratório da Lisa',
};

/** Whether somebody ever wrote to Lisa, as a filter. */
export const escreveuOptions = [
  { value: 'sim', label: 'Escreveram à Lisa' },
  { value: 'nao', label: 'Nunca escreveram' },
];

const digitsOf = (text: string) => text.replace(/\D/g, '');

/** The registrations of one origin that a search finds, by name, CRECI, e-mail or number. */
export function findAprovacoes(
  rows: readonly Aprovacao[],
  { q, origem, escreveu }: { q: string; origem: string; escreveu: string },
): Aprovacao[] {
  const words = foldText(q).split(/\s+/).filter(Boolean);
  return rows.filter((row) => {
    if (origem !== '' && row.origem !== origem) return false;
    if (escreveu !== '' && row.escreveu !== (escreveu === 'sim')) return false;
    const text = foldText([row.nome, row.nomeGuerra, row.email, row.creci].join(' '));
    const digits = digitsOf(`${row.creci} ${row.whatsapp ?? ''}`);
    return words.every(
      (word) => text.includes(word) || (digitsOf(word) !== '' && digits.includes(digitsOf(word))),
    );
  });
}
