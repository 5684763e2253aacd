import { foldText } from '#contract/base/text.ts';
import type { Fatos } from '#contract/cadastros/fatos.ts';
import type { Fact } from '#contract/da-pasta-a-pagina/evidencia.ts';
import { doubted } from './rivals.ts';

type Count = Fact<number> | null;

/** Words by which one sentence speaks for every home, and the label of a sheet that does. */
const ofAll =
  /\b(?:tod[oa]s|cada|qualquer|por (?:unidade|apartamento|apto|casa)|os apartamentos|as (?:unidades|casas|residencias))\b|^\W*(?:n[.ºo°]* de )?(?:suites?|vagas?)(?: de garagem)?\s*[:=\t]/;

/** A home a third larger than another, or with more bedrooms, is another kind of home. */
const isVaried = ({
  areaMin,
  areaMax,
  dormitoriosMin,
  dormitoriosMax,
}: Pick<Fatos, 'areaMin' | 'areaMax' | 'dormitoriosMin' | 'dormitoriosMax'>) =>
  (areaMin && areaMax && Number(areaMax.value) > Number(areaMin.value) * 1.33) ||
  (dormitoriosMin && dormitoriosMax && dormitoriosMax.value > dormitoriosMin.value);

/**
 * Where homes of several kinds are sold, one sentence about one of them does not speak for the others: a count that it
 * alone states is a question at both ends.
 */
export function doubtSingle(
  [min, max]: readonly [Count, Count],
  homes: Pick<Fatos, 'areaMin' | 'areaMax' | 'dormitoriosMin' | 'dormitoriosMax'>,
): [Count, Count] {
  if (!min || !max || min.value !== max.value || !isVaried(homes)) return [min, max];
  const passages = new Map(
    [...min.evidence, ...max.evidence].map((said) => [`${said.page} ${said.quote}`, foldText(said.quote)]),
  );
  if (passages.size > 1 || [...passages.values()].some((quote) => ofAll.test(quote))) return [min, max];
  const asked = (fact: Fact<number>) => ({ ...fact, confidence: Math.min(fact.confidence, doubted) });
  return [asked(min), asked(max)];
}
