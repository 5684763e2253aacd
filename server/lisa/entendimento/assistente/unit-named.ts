import { foldText } from '#contract/base/text.ts';

/** What a number counts or measures: then it names no unit. */
const counted =
  'quartos?|qtos?|qts?|dorms?|dormitorios?|suites?|vagas?|m2|m²|metros|mil|milh\\w*|reais|k|kk|anos?|meses|dias?|andar\\w*|por|%|x|vezes|parcelas?|pessoas|visitas|unidades|aptos|apartamentos|casas|clientes?|fotos';
const end = `(?![\\w/]|[.,]\\d| ?(?:(?:e|ou|a) \\d ?)?(?:${counted})\\b)`;
const words = '(?:unidade|unid|und|un|apartamento|apto|apt|ape|ap|casa|lote|sala|loja|cobertura|quadra)';
const called = new RegExp(
  `\\b${words}\\.? ?(?:(?:de )?(?:numero|num|nr|n[ºo°]?)\\.? ?)?(\\d{2,5}(?:-?[a-f](?![a-z]))?|\\d)${end}`,
);
/** 'a 1203 ainda tem?', '1203?': no year, and no number of a few digits. */
const bare = new RegExp(
  `(?:^(?:e )?(?:[ao] )?|\\b(?:[ao]|da|do|na|no) )((?!20[2-4]\\d\\b)\\d{3,4}[a-f]?)${end}`,
);

/** The unit a text names: '1203' of 'a unidade 1203 tá livre?'; null if none. */
export function readUnit(text: string): string | null {
  const said = foldText(text);
  return called.exec(said)?.[1] ?? bare.exec(said)?.[1] ?? null;
}

const keyOf = (unit: string) =>
  foldText(unit)
    .replace(/\b(?:unidade|apto|apt|apartamento|casa|lote|sala|loja)\b|[^a-z0-9]/g, '')
    .replace(/^0+(?=\d)/, '');

/** Whether a table's unit is the one somebody names: 'Casa 07' is 'casa 7'. */
export const isUnit = (said: string, unit: string): boolean => keyOf(said) === keyOf(unit);
