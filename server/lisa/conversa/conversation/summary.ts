import { priceForTyping } from '#contract/cadastros/preco.ts';
import { readableNumber } from '../people/person.ts';
import { placeText } from './place-options.ts';
import type { Session } from './session.ts';

const money = (price: string) => `R$ ${priceForTyping(price).replace(/,00$/, '')}`;

/** 'R$ 300.000 a R$ 800.000', 'até R$ 1.200.000', 'a partir de R$ 500.000'. */
export function rangeText(min: string | null, max: string | null): string | null {
  if (min !== null && max !== null) return `${money(min)} a ${money(max)}`;
  if (max !== null) return `até ${money(max)}`;
  return min === null ? null : `a partir de ${money(min)}`;
}

/** A summary of the answers for the person to check. */
export function summaryOf(session: Session): string {
  const rows = [
    ['Nome', session.nome],
    ['CRECI', session.creci && `${session.creci} ${session.ufCreci ?? ''}`.trim()],
    ['E-mail', session.email],
    ...(session.telefone ? [['Telefone', readableNumber(session.telefone)]] : []),
    ['Nome de guerra', session.nomeGuerra],
    ['Região', session.regiaoTrabalho],
    ...(session.memoria.lugares ? [['Cobertura', session.memoria.lugares.map(placeText).join(', ')]] : []),
    ['Faixa de preço', rangeText(session.precoMinimo, session.precoMaximo) ?? 'não informada'],
    ['Foto', session.foto ? 'recebida' : 'não enviada'],
  ];
  return rows.map(([label, value]) => `• ${label}: ${value}`).join('\n');
}
