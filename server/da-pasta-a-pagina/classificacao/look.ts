import type { ImageMeasures } from '#contract/da-pasta-a-pagina/assets.ts';
import {
  type AssetCategory,
  assetCategories,
  imageClass,
} from '#contract/da-pasta-a-pagina/image-classes.ts';

/** Share of each class among the pictures of a sales folder. */
const usual: Record<AssetCategory, number> = {
  fachada: 0.16,
  lazer: 0.42,
  interior: 0.12,
  planta: 0.12,
  implantacao: 0.05,
  logo: 0.03,
  outro: 0.1,
};
/** Difference in likeness that makes a class e times likelier. */
const step = 0.12;
/** How rarely a drawing shows what is photographed, and a photograph what is drawn. */
const crossed = 0.05;
/** A lettering is wide; few plans are. */
const letteringAspect = 2.5;
/** From here on nearly every drawing is a unit's plan, unless it shows gardens. */
const planFrom = 0.5;
const gardenGreen = 0.06;

/** The likeliest class of a picture by its look alone; null if it was never compared. */
export function guessByLook(
  { likeness }: ImageMeasures,
  drawing: boolean,
  aspect: number,
): AssetCategory | null {
  if (!likeness) return null;
  if (drawing && aspect >= letteringAspect && likeness.planta < planFrom) return 'logo';
  const chance = (category: AssetCategory) => {
    const fits = category === 'outro' || imageClass[category].drawing === drawing;
    return Math.exp(likeness[category] / step) * usual[category] * (fits ? 1 : crossed);
  };
  return assetCategories.reduce((best, category) => (chance(category) > chance(best) ? category : best));
}

/** Whether a drawing looks like a unit's plan and like nothing else. */
export const looksLikePlan = ({ likeness, greenShare }: ImageMeasures): boolean =>
  (likeness?.planta ?? 0) >= planFrom && greenShare < gardenGreen;
