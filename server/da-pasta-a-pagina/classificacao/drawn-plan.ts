import { foldText } from '#contract/base/text.ts';
import { describePlan, someUnit } from './describe.ts';

/** A plan says what it is of in titles; the rest are rooms, measures and furniture. */
const longestTitle = 80;
const title =
  /\b(?:area|planta|tipo|final|finais|apto|apartamento|pavimento|pavto|terreo|garden|duplex|triplex|cobertura|penthouse|studio|loft|casa|sobrado|pcd|pne|acessivel|adaptad[ao]|opcao|dormitorios?|dorms?|quartos?|suites?)\b/;
/** 'ÁREA PRIVATIVA: 63,40 m²'; without its word an area on a plan may be a room's. */
const ownArea =
  /\barea (?:privativa|util|real privativa|total privativa|de uso privativo|do apartamento|da unidade)\b[^\d]{0,20}(\d{2,3}(?:[.,]\d{1,2})?) ?m/;
const anyArea = /\d+(?:[.,]\d+)? ?m(?:2|²|[?'"*])?(?![a-z\d])/g;
/** A room with its measures. */
const room =
  /\b(?:sala|living|estar|jantar|cozinha|banho|wc|lavabo|circulacao|servico|varanda|sacada|terraco|hall|closet|copa)\b/;

/**
 * A plan described by its name and the words drawn in it: which unit, its private area, its rooms where a title
 * counts them. Null where they say nothing of it.
 */
export function describeDrawnPlan(path: string, lines: readonly string[]): string | null {
  const name = foldText(path.slice(path.lastIndexOf('/') + 1)).replace(/[_-]+/g, ' ');
  const folded = lines.map((line) => foldText(line).replace(/\s+/g, ' ').trim());
  const titles = folded.filter((line) => line.length <= longestTitle && title.test(line) && !room.test(line));
  const areas = new Set(folded.flatMap((line) => ownArea.exec(line)?.[1] ?? []));
  const words = titles.map((line) => line.replace(anyArea, ' '));
  const area = areas.size === 1 && !/\d ?m[2²]/.test(name) ? [`${[...areas][0]} m2`] : [];
  const described = describePlan([name, ...words, ...area].join(' ; '));
  return described === someUnit ? null : described;
}
