import { duvidasEm } from '#contract/cadastros/certeza.ts';
import type { Fatos } from '#contract/cadastros/fatos.ts';
import type { Fact } from '#contract/da-pasta-a-pagina/evidencia.ts';
import { doubted } from '#server/da-pasta-a-pagina/extracao/rivals.ts';
import { lettersOf } from './find-quote.ts';

/** Single values read by both engines; the ficha is held together where it is merged. */
const compared = [
  'nome',
  'incorporadora',
  'cnpj',
  'endereco',
  'bairro',
  'cidade',
  'uf',
  'precoInicial',
  'dormitoriosMin',
  'dormitoriosMax',
  'suitesMin',
  'suitesMax',
  'areaMin',
  'areaMax',
  'vagasMin',
  'vagasMax',
  'status',
  'dataEntrega',
  'registroIncorporacao',
  'cartorio',
] as const satisfies readonly (keyof Fatos)[];

/**
 * A model's facts held against what the rules read in the same documents: where the rules are certain of another
 * value, the field is a question with both and their words (TRU-20). What the rules do not read stays the model's.
 */
export function contradictedByRules(told: Fatos, read: Fatos): Fatos {
  const unsure = new Set<string>(duvidasEm(read));
  const held = compared.flatMap((campo) => {
    const [model, rule] = [told[campo], read[campo]] as Fact<string | number>[];
    if (!model || !rule || unsure.has(campo) || isSame(model.value, rule.value)) return [];
    const known = model.conflicts.filter(({ value }) => !isSame(value, rule.value));
    const conflicts = [{ value: rule.value, evidence: rule.evidence }, ...known];
    return [[campo, { ...model, confidence: Math.min(model.confidence, doubted), conflicts }]];
  });
  return { ...told, ...Object.fromEntries(held) };
}

/** One name with more words is the same, as is a date told to the day, and a round area. */
function isSame(a: string | number, b: string | number): boolean {
  const [one, other] = [String(a), String(b)];
  if (/^\d+(?:\.\d+)?$/.test(one) && /^\d+(?:\.\d+)?$/.test(other))
    return Math.abs(Number(one) - Number(other)) < (one.includes('.') === other.includes('.') ? 0.005 : 1);
  const [x, y] = [lettersOf(one), lettersOf(other)];
  return x.includes(y) || y.includes(x);
}
