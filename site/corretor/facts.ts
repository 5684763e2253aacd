import { faltasDaLinha, frasesDe } from '#contract/da-pasta-a-pagina/frases.ts';
import type { Oferta, Range } from '#contract/publico/corretor-site.ts';
import { formatArea, formatPreco } from '#contract/publico/page-format.ts';

/** '2 a 3', '63,40 a 110'; null if unknown or zero. */
export function rangeText(range: Range): string | null {
  if (!range || range.max === 0) return null;
  const from = formatArea(String(range.min));
  const to = formatArea(String(range.max));
  return from === to ? to : `${from} a ${to}`;
}

const counted = (range: Range, one: string, many: string) => {
  const text = rangeText(range);
  return text && `${text} ${range?.max === 1 ? one : many}`;
};

/** 'R$ 690.000', or the text for an unknown price. */
export const priceText = ({ preco }: Oferta): string => (preco ? formatPreco(preco) : 'Consulte');

export const areaText = ({ area }: Oferta) => {
  const text = rangeText(area);
  return text && `${text} m²`;
};
export const dormitoriosText = ({ dormitorios }: Oferta) => counted(dormitorios, 'dormitório', 'dormitórios');
export const suitesText = ({ suites }: Oferta) => counted(suites, 'suíte', 'suítes');
export const vagasText = ({ vagas }: Oferta) => counted(vagas, 'vaga', 'vagas');

/** The figures on a card. */
export const figures = (oferta: Oferta): string[] =>
  [
    areaText(oferta),
    counted(oferta.dormitorios, 'dorm.', 'dorms.'),
    counted(oferta.vagas, 'vaga', 'vagas'),
  ].filter((text) => text !== null);

/** His name within a sentence. */
export const firstName = (nome: string): string => nome.trim().split(/\s+/)[0]!;

export const oneLine = (text: string): string => text.replace(/\s+/g, ' ').trim();

/** The whole sentences a text begins with, as many as fit; one that is too long is cut at a word. */
export function shortened(text: string, length: number, nome: string): string {
  const plain = oneLine(text);
  const cut = new Set(faltasDaLinha(plain, nome).map(({ frase }) => frase));
  const frases = frasesDe(plain).filter((frase) => !cut.has(frase));
  let told = '';
  for (const frase of frases) {
    const more = told === '' ? frase : `${told} ${frase}`;
    if (more.length > length) break;
    told = more;
  }
  const [first = plain] = frases;
  return told || `${first.slice(0, length).replace(/\s\S*$/, '')}…`;
}
