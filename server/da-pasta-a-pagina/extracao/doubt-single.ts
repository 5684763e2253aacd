import { foldText } from '#contract/base/text.ts';
import type { Fatos } from '#contract/cadastros/fatos.ts';
import type { Fact } from '#contract/da-pasta-a-pagina/evidencia.ts';
import { readComodos } from './comodos.ts';
import { doubted } from './rivals.ts';

type Count = Fact<number> | null;
type Homes = Pick<Fatos, 'areaMin' | 'areaMax' | 'dormitoriosMin' | 'dormitoriosMax'>;

/** Words by which one sentence speaks for every home, and the label of a sheet that does. */
const ofAll =
  /\b(?:tod[oa]s|cada|qualquer|(?:por|\/|p\/) ?(?:unidade|apartamento|apto|ap|casa|sala|studio|flat|residencia|lote)\b|nao (?:ha|te[mn]|temos|existem?|dispoe|possuem?|oferece)\b|nenhum[a]?\b|sem (?:vagas?|garagem)\b|os apartamentos|as (?:unidades|casas|residencias))\b|^\W*(?:n[.ºo°]* de )?(?:suites?|vagas?)(?: de garagem)?\s*[:=\t]|^(?:\W*(\d|uma|duas|tres) vagas?(?: de garagem)?(?: cobertas?| livres?| demarcadas?| determinadas?)*\W*){1,4}$/;

/** A home a third larger than another, or with more bedrooms, is another kind of home. */
const isVaried = ({ areaMin, areaMax, dormitoriosMin, dormitoriosMax }: Homes) =>
  (areaMin && areaMax && Number(areaMax.value) > Number(areaMin.value) * 1.33) ||
  (dormitoriosMin && dormitoriosMax && dormitoriosMax.value > dormitoriosMin.value);

/** '2 e 3 dormitórios, sendo 1 suíte': the sentence names the fewest and the most itself. */
function isOfEachKind(folded: string, { dormitoriosMin, dormitoriosMax }: Homes): boolean {
  if (!dormitoriosMin || !dormitoriosMax || dormitoriosMin.value === dormitoriosMax.value) return false;
  const { dormitorios } = readComodos(folded);
  return dormitorios.includes(dormitoriosMin.value) && dormitorios.includes(dormitoriosMax.value);
}

/**
 * Where homes of several kinds are sold, one sentence about one of them does not speak for the others: a count that it
 * alone states is a question at both ends.
 */
export function doubtSingle([min, max]: readonly [Count, Count], homes: Homes): [Count, Count] {
  if (!min || !max || min.value !== max.value || !isVaried(homes)) return [min, max];
  const passages = new Map(
    [...min.evidence, ...max.evidence].map((said) => [`${said.page} ${said.quote}`, foldText(said.quote)]),
  );
  const quotes = [...passages.values()];
  if (quotes.length > 1 || quotes.some((quote) => ofAll.test(quote) || isOfEachKind(quote, homes)))
    return [min, max];
  const asked = (fact: Fact<number>) => ({ ...fact, confidence: Math.min(fact.confidence, doubted) });
  return [asked(min), asked(max)];
}
