import { foldText } from '#contract/base/text.ts';
import type { PageFacts } from '#contract/da-pasta-a-pagina/blueprint.ts';

const feminine = /^(?:cobertura|penthouse|casa|residencia|suite)\b/;
const masculine = /^(?:tipo|garden|studio|loft|duplex|triplex|final|apartamento)\b/;

/** Kinds of home that only a building of apartments has. */
const special: [RegExp, string][] = [
  [/\bgarden\b/, 'ao garden'],
  [/\bcobertura\b/, 'à cobertura'],
  [/\bpenthouse\b/, 'à penthouse'],
];

/** 'do apartamento à cobertura': what the largest homes are, where their name says so and no other's does. */
function doApartamento({ tipologias }: PageFacts): string | null {
  const sized = tipologias.toSorted((a, b) => Number(a.area ?? 0) - Number(b.area ?? 0));
  const kindOf = (nome = '') => special.find(([word]) => word.test(foldText(nome)))?.[1];
  const kind = kindOf(sized.at(-1)?.nome);
  const plain = sized.filter(({ nome }) => !kindOf(nome));
  return kind && plain.length > 0 ? `do apartamento ${kind}` : null;
}

/**
 * 'do Tipo A à Cobertura': the smallest and the largest type, where each has a name that says which; else by the kind
 * of the largest; null where nothing says it.
 */
export const doMenorAoMaior = (facts: PageFacts): string | null => porNome(facts) ?? doApartamento(facts);

function porNome({ tipologias }: PageFacts): string | null {
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
