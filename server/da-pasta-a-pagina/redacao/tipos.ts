import { foldText } from '#contract/base/text.ts';
import type { PageFacts } from '#contract/da-pasta-a-pagina/blueprint.ts';

const feminine = /^(?:cobertura|penthouse|casa|residencia|suite)\b/;
const masculine = /^(?:tipo|garden|studio|loft|duplex|triplex|final|apartamento)\b/;

/** 'do Tipo A à Cobertura': the smallest and the largest type, where each has a name that says which; else null. */
export function doMenorAoMaior({ tipologias }: PageFacts): string | null {
  const sized = tipologias
    .filter(({ area }) => area !== null)
    .toSorted((a, b) => Number(a.area) - Number(b.area));
  const [least, most] = [sized[0]?.nome, sized.at(-1)?.nome];
  if (!least || !most || sized.length < 3 || foldText(least) === foldText(most)) return null;
  // A name of figures would tell again what stands beside it.
  const said = [least, most].every((nome) => !/\d/.test(nome) && nome.length <= 24);
  const [from, to] = [least, most].map((nome) => {
    const word = foldText(nome);
    return feminine.test(word) ? 'a' : masculine.test(word) ? 'o' : null;
  });
  return said && from && to ? `d${from} ${least} ${to === 'a' ? 'à' : 'ao'} ${most}` : null;
}
