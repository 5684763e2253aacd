import type { Tipologia } from '#contract/cadastros/fatos.ts';
import { isCampoDaFicha, linhasDoFato } from '#contract/cadastros/ficha.ts';
import { priceForTyping, priceFromTyped } from '#contract/cadastros/preco.ts';
import { type CampoDaLeitura, camposDaLeitura } from '#contract/da-pasta-a-pagina/leitura.ts';

const lines = (text: string) =>
  text
    .split('\n')
    .map((line) => line.trim())
    .filter(Boolean);

const tipologiaText = ({ nome, dormitorios, suites, vagas, area }: Tipologia) =>
  [nome, dormitorios, suites, vagas, area === null ? null : priceForTyping(area).replace(/,00$/, '')]
    .map((part) => part ?? '')
    .join('; ')
    .replace(/[; ]+$/, '');

const countFrom = (text: string | undefined) => (text ? Number(text) : null);

function tipologiaFrom(line: string): Tipologia {
  const [nome = '', dormitorios, suites, vagas, area] = line.split(';').map((part) => part.trim());
  const counts = { dormitorios: countFrom(dormitorios), suites: countFrom(suites), vagas: countFrom(vagas) };
  const typed = area?.replace(/\s*m²?$/i, '');
  // An invalid area stays as typed, for validation to report.
  return { nome, ...counts, area: typed ? (priceFromTyped(typed) ?? typed) : null };
}

const dateText = (value: string) => value.split('-').reverse().join('/');

/** '11/2029' → '2029-11', '30/11/2029' → '2029-11-30'; anything else unchanged, for validation to refuse. */
function dateFrom(text: string): string {
  const parts = text.trim().split(/[/.-]/);
  const [last, ...rest] = parts.reverse();
  if (!last || !/^\d{4}$/.test(last) || rest.length === 0) return text;
  return [last, ...rest.map((part) => part.padStart(2, '0'))].join('-');
}

/** A field's value in its input format. */
export function toTyped(campo: CampoDaLeitura, value: unknown): string {
  const { tipo } = camposDaLeitura[campo];
  if (value === null || value === undefined) return '';
  // Its own schema reads the text.
  if (isCampoDaFicha(campo)) return linhasDoFato(campo, value).join('\n');
  if (tipo === 'lista') return (value as string[]).join('\n');
  if (tipo === 'tipologias') return (value as Tipologia[]).map(tipologiaText).join('\n');
  if (tipo === 'dinheiro' || tipo === 'area') return priceForTyping(String(value));
  return tipo === 'data' ? dateText(String(value)) : String(value);
}

/** The typed text as a field value; not validated yet. */
export function fromTyped(campo: CampoDaLeitura, text: string): unknown {
  const { tipo } = camposDaLeitura[campo];
  if (tipo === 'lista') return lines(text);
  if (tipo === 'tipologias') return lines(text).map(tipologiaFrom);
  if (tipo === 'dinheiro' || tipo === 'area') return priceFromTyped(text) ?? text;
  if (tipo === 'numero') return text.trim() === '' ? null : Number(text);
  return tipo === 'data' ? dateFrom(text) : text;
}
