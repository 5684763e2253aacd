import type { PageFacts } from '../da-pasta-a-pagina/blueprint.ts';
import { formatCnpj, formatMonth } from './page-format.ts';

/** 'Valor da tabela de janeiro de 2026, sujeito a alteração.'; null without a price. */
export function priceNote(facts: Pick<PageFacts, 'precoInicial' | 'dataTabela'>): string | null {
  if (!facts.precoInicial) return null;
  const table = formatMonth(facts.dataTabela);
  return table ? `Valor da tabela de ${table}, sujeito a alteração.` : 'Valor sujeito a alteração.';
}

/** 'Valor de janeiro de 2026.', beside the price; what else there is to say stands in the legal part. */
export function priceDate({ precoInicial, dataTabela }: PageFacts): string | null {
  const table = precoInicial && formatMonth(dataTabela);
  return table ? `Valor de ${table}.` : null;
}

/** 'Incorporação registrada sob nº R-2/45.678 no 1º Ofício de Registro de Imóveis.' */
export function registrationNote({
  registroIncorporacao,
  cartorio,
}: Pick<PageFacts, 'registroIncorporacao' | 'cartorio'>): string | null {
  if (!registroIncorporacao) return null;
  const number = registroIncorporacao.replace(/^n[º°.o]*\s*/i, '').replace(/[.\s]+$/, '');
  const article = /^(serventia|comarca)/i.test(cartorio ?? '') ? 'na' : 'no';
  return `Incorporação registrada sob nº ${number}${cartorio ? ` ${article} ${cartorio.replace(/[.\s]+$/, '')}` : ''}.`;
}

/** 'Incorporação: Horizonte Ltda. · CNPJ 11.444.777/0001-61.' */
export const incorporadoraNote = ({
  incorporadora,
  cnpj,
}: Pick<PageFacts, 'incorporadora' | 'cnpj'>): string =>
  `Incorporação: ${incorporadora}${cnpj ? ` · CNPJ\u00a0${formatCnpj(cnpj)}` : ''}.`;

export const illustrationNote = 'Imagens meramente ilustrativas.';
