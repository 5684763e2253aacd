import { foldText } from '../base/text.ts';
import { type Asset, showsPart } from './assets.ts';
import { leadClasses } from './image-classes.ts';

/** What of a picture decides whether it may lead. */
export type LeadCandidate = Pick<
  Asset,
  'type' | 'category' | 'kind' | 'uncertain' | 'score' | 'width' | 'height'
>;

/** A detail stands in a gallery, never for the building. */
const detail = 'detalhe';
/** Kinds that never represent the building, whatever their class. */
const unfitKind =
  /\b(obra|mapa|localiza|entorno|planta|implanta|logo|qr|tabela|story|colagem|captura|documento|post|pessoa|stand)/;
/** A narrower picture is no opening; from `large` on it fills a screen. */
const narrowest = 480;
const large = 800;
/** Wider than this it is a strip or a banner; a tower is drawn 9:16, and nothing taller fits a screen. */
const mostAspect = 2.6;
const leastAspect = 0.5;

/** Whether a picture's kind may stand for the building. */
export const isFitKind = (kind: string | null): boolean => !unfitKind.test(foldText(kind ?? ''));

/** Whether a picture's size and shape allow it to open a page. */
function hasLeadShape({ width, height }: Pick<Asset, 'width' | 'height'>): boolean {
  if (!width || !height) return true;
  const aspect = width / height;
  return width >= narrowest && aspect <= mostAspect && aspect >= leastAspect;
}

/**
 * The picture that stands for the building: a façade of which the class is certain, the whole before a part
 * such as its gate, never a detail; else a probable façade; else certain leisure, then a room. Large ones first, then in the order of `before`.
 * Null if there is none.
 */
export function chooseLead<Picture extends LeadCandidate>(
  pictures: readonly Picture[],
  before: (a: Picture, b: Picture) => number = (a, b) => b.score - a.score,
): Picture | null {
  const fit = pictures
    .filter((one) => one.type === 'image' && isFitKind(one.kind) && one.kind !== detail && hasLeadShape(one))
    .sort((a, b) => Number(isSmall(a)) - Number(isSmall(b)) || before(a, b));
  const [building, ...others] = leadClasses;
  const facades = fit.filter(({ category }) => category === building);
  const certain = facades.filter(({ uncertain }) => !uncertain);
  return (
    certain.find(({ kind }) => !showsPart(kind)) ??
    certain[0] ??
    facades[0] ??
    others
      .map((category) => fit.find((one) => one.category === category && !one.uncertain))
      .find((one) => one !== undefined) ??
    null
  );
}

const isSmall = ({ width }: LeadCandidate) => width !== null && width < large;
