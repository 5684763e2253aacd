import type { EstadoDaUnidade } from '#contract/da-pasta-a-pagina/unidades.ts';

const least = 15_000;
const most = 100_000_000;

const sum = /^(?:r\$ ?)?(\d{1,3}(?:\.\d{3})+|\d{1,9})(?:,(\d{1,2}))?$/;
const english = /^(?:r\$ ?)?(\d{1,3}(?:,\d{3})+|\d{1,9})\.(\d{2})$/;

/** A sum as its cell has it, as a decimal string; null for whatever else stands there. */
export function moneyOf(folded: string): string | null {
  const text = folded.trim();
  const match = sum.exec(text) ?? english.exec(text);
  if (!match) return null;
  return `${Number(match[1]!.replace(/[.,]/g, ''))}.${(match[2] ?? '').padEnd(2, '0')}`;
}

/** Such a sum, if a home can cost it. */
export function priceOf(folded: string): string | null {
  const value = moneyOf(folded);
  return value !== null && Number(value) >= least && Number(value) <= most ? value : null;
}

const area = /^(\d{1,3}(?:\.\d{3})+|\d{1,6})(?:[,.](\d{1,3}))?(?: ?m[²2])?$/;

/** Square metres as a decimal string with two places. */
export function areaOf(folded: string): string | null {
  const match = area.exec(folded.trim());
  if (!match) return null;
  const value = Number(`${match[1]!.replace(/\./g, '')}.${match[2] ?? '0'}`);
  return value >= 8 && value <= 20_000 ? value.toFixed(2) : null;
}

/** How many parking spaces: '2', '2 vagas', '2 (G2)'. Names of spaces ('V80 A/B') are no count. */
export function vagasOf(folded: string): number | null {
  const match = /^0?(\d{1,2})(?: ?vagas?\b.*| ?vg.?| ?\([^)]*\))?$/.exec(folded.trim());
  if (match) return Number(match[1]);
  return /^(?:sem|nenhuma)\b/.test(folded.trim()) ? 0 : null;
}

/** '5º', '10º pavimento', 'Térreo'. */
export function andarOf(folded: string): number | null {
  const text = folded.trim();
  if (/^terreo\b/.test(text)) return 0;
  const match = /^(\d{1,3})[ºo°ª.]*(?: ?(?:andar|pav(?:imento|to)?\.?|piso))?$/.exec(text);
  return match ? Number(match[1]) : null;
}

/** A floor at the start of a position: '2º pavimento, frente'. */
export const leadingAndar = /^(\d{1,3})[ºo°ª]? ?(?:andar|pav(?:imento|to)?\b\.?)[ ,–-]*/;

const states: [EstadoDaUnidade, RegExp][] = [
  ['vendida', /\b(?:vendid[ao]s?|vend\b|sold|alienad[ao])/],
  ['reservada', /\b(?:reservad[ao]s?|reserva|reserv\b|hold|em negociacao|negociacao|em proposta)/],
  [
    'indisponivel',
    /\b(?:indispon|bloquead[ao]|permuta|permutad[ao]|nao dispon|fora de venda|suspens[ao]|unavailable)/,
  ],
  ['disponivel', /\b(?:disponive(?:l|is)|disp\b|livres?|open|available|a venda|liberad[ao])/],
];

const alone =
  /^\W*(?:vendid[ao]s?|vend|sold|reservad[ao]s?|reserv|indisponivel|bloquead[ao]|permuta|permutad[ao]|disponivel|disp|livre)(?: (?:ate|para|em|p\/) ?.{0,20})?\W*$/;

/** What a cell of any column says, if it says nothing else: 'reserva de gás' is no state. */
export const estadoAlone = (folded: string): EstadoDaUnidade | null =>
  alone.test(folded.trim()) ? estadoOf(folded) : null;

/** What a cell says of a unit's state. */
export function estadoOf(folded: string): EstadoDaUnidade | null {
  return states.find(([, pattern]) => pattern.test(folded))?.[0] ?? null;
}
