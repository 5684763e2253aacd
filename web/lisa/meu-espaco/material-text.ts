import { creciText } from '#contract/cadastros/creci-text.ts';
import type { MeuEspaco, OwnHotsite, OwnMaterial } from '#contract/lisa/meu-espaco.ts';
import { formatDayOrMonth } from '#web/kit/format.ts';
import { priceText } from './price-text.ts';

/**
 * A ready message for clients about an empreendimento, with the legally required data (his CRECI, the
 * incorporação's registration).
 */
export function materialText(
  material: OwnMaterial,
  { bairro, cidade, url }: Pick<OwnHotsite, 'bairro' | 'cidade' | 'url'>,
  { nome, creci, ufCreci }: Pick<MeuEspaco['corretor'], 'nome' | 'creci' | 'ufCreci'>,
): string {
  const { preco, dataTabela, descricao, registroIncorporacao, cartorio } = material;
  const table = preco !== null && dataTabela ? ` (tabela de ${formatDayOrMonth(dataTabela)})` : '';
  const registration = registroIncorporacao
    ? `Registro de incorporação: ${[registroIncorporacao, cartorio].filter(Boolean).join(', ')}`
    : null;
  return [
    `*${material.nome}*\n${bairro}, ${cidade}`,
    priceText(preco) + table,
    descricao,
    url,
    [`${nome} · ${creciText(creci, ufCreci)}`, registration].filter(Boolean).join('\n'),
  ]
    .filter(Boolean)
    .join('\n\n');
}
