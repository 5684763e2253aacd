import { creciText } from '../cadastros/creci-text.ts';
import { formatDay, formatPreco } from './page-format.ts';

interface Facts {
  nome: string;
  descricao: string | null;
  preco: string | null;
  /** ISO day or month. */
  dataTabela: string | null;
  registroIncorporacao: string | null;
  cartorio: string | null;
}

/**
 * A ready message for clients about an empreendimento, with the legally required data (the incorporação's registration,
 * and the CRECI of who sends it, if it is a corretor).
 */
export function materialText(
  { nome, descricao, preco, dataTabela, registroIncorporacao, cartorio }: Facts,
  { bairro, cidade, url }: { bairro: string; cidade: string; url: string | null },
  corretor: { nome: string; creci: string; ufCreci: string | null } | null,
): string {
  const amount = preco === null ? null : formatPreco(preco).replace('\u00a0', ' ');
  const price = amount === null ? 'Preço sob consulta' : `A partir de ${amount}`;
  const table = preco !== null && dataTabela ? ` (tabela de ${formatDay(dataTabela)})` : '';
  const registration = registroIncorporacao
    ? `Registro de incorporação: ${[registroIncorporacao, cartorio].filter(Boolean).join(', ')}`
    : null;
  const who = corretor && `${corretor.nome} · ${creciText(corretor.creci, corretor.ufCreci)}`;
  return [
    `*${nome}*\n${bairro}, ${cidade}`,
    price + table,
    descricao,
    url,
    [who, registration].filter(Boolean).join('\n'),
  ]
    .filter(Boolean)
    .join('\n\n');
}
