import type { Tipologia } from '#contract/cadastros/fatos.ts';
import { isCampoDaFicha, linhasDoFato } from '#contract/cadastros/ficha.ts';
import { priceForTyping } from '#contract/cadastros/preco.ts';
import {
  type CampoDaLeitura,
  type Confiabilidade,
  camposDaLeitura,
} from '#contract/da-pasta-a-pagina/leitura.ts';
import { countOf, formatDay, formatPrice } from '#web/kit/format.ts';
import { statusLabel } from '#web/widgets/status-empreendimento.ts';

const months = [
  'jan.',
  'fev.',
  'mar.',
  'abr.',
  'maio',
  'jun.',
  'jul.',
  'ago.',
  'set.',
  'out.',
  'nov.',
  'dez.',
];

/** '2029-11' → 'nov. de 2029'; '2029-11-30' → '30/11/2029'. */
function dateWords(value: string): string {
  const [year, month, day] = value.split('-');
  return day ? formatDay(value) : `${months[Number(month) - 1] ?? month} de ${year}`;
}

const decimal = (value: unknown) => priceForTyping(String(value)).replace(/,00$/, '');

/** '2 dorms. · 1 suíte · 63 m²' */
export function tipologiaWords({ nome, dormitorios, suites, vagas, area }: Tipologia): string {
  const figures = [
    dormitorios === null ? null : countOf(dormitorios, 'dorm.', 'dorms.'),
    suites === null ? null : countOf(suites, 'suíte', 'suítes'),
    vagas === null ? null : countOf(vagas, 'vaga', 'vagas'),
    area === null ? null : `${decimal(area)} m²`,
  ].filter(Boolean);
  return [nome, ...(figures.length > 0 ? [figures.join(' · ')] : [])].join(' — ');
}

/** A field's value for display, one line each; empty if there is none. */
export function valueWords(campo: CampoDaLeitura, value: unknown): string[] {
  if (value === null || value === undefined || value === '') return [];
  if (isCampoDaFicha(campo)) return linhasDoFato(campo, value);
  const { tipo } = camposDaLeitura[campo];
  if (tipo === 'lista') return (value as string[]).map(String);
  if (tipo === 'tipologias') return (value as Tipologia[]).map(tipologiaWords);
  if (tipo === 'dinheiro') return [formatPrice(String(value))];
  if (tipo === 'area') return [`${decimal(value)} m²`];
  if (tipo === 'data') return [dateWords(String(value))];
  if (tipo === 'status') return [statusLabel(String(value))];
  return [String(value)];
}

/** A value is certain from here on: explicit in one uncontradicted document, or in several. */
export const highConfidence = 0.84;

/** 'Certo em 9 de 10 revisões desta incorporadora' */
export const reliabilityWords = ({ certos, total, dela }: Confiabilidade): string =>
  `Certo em ${certos} de ${countOf(total, 'revisão', 'revisões')}${dela ? ' desta incorporadora' : ''}`;

/** A reading's confidence in one word. */
export function confidenceWord(confidence: number): string {
  if (confidence >= highConfidence) return 'certeza alta';
  return confidence >= 0.7 ? 'certeza média' : 'certeza baixa';
}
