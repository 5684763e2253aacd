import { foldText } from '#contract/base/text.ts';
import type { PageFacts } from '#contract/da-pasta-a-pagina/blueprint.ts';
import { listed } from './phrases.ts';

/** Kinds of home that only a building of apartments has. */
const special = ['garden', 'cobertura', 'penthouse'];
/** What is sold and is no apartment, or says so itself. */
const other = /\b(?:casas?|sobrados?|lotes?|terrenos?|salas?|lojas?|studios?|estudios?|lofts?|flats?)\b/;

/** 'Apartamentos, garden e cobertura': the kinds of home where their names say them; null where all are of one kind. */
export function especies({ tipologias }: PageFacts): string | null {
  const names = tipologias.map(({ nome }) => foldText(nome));
  const kindsIn = (nome: string) => special.filter((kind) => nome.includes(kind));
  const kinds = special.filter((kind) => names.some((nome) => nome.includes(kind)));
  const hasPlain = names.some((nome) => kindsIn(nome).length === 0);
  if (kinds.length === 0 || !hasPlain || names.some((nome) => other.test(nome))) return null;
  return listed().format(['Apartamentos', ...kinds]);
}
