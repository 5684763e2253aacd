import type { Tipologia } from '#contract/cadastros/fatos.ts';
import { privateAreas } from './areas.ts';
import { type Candidate, stated } from './candidate.ts';
import { readComodos } from './comodos.ts';
import { type Passage, readPassages } from './passages.ts';
import type { SourceLine } from './source.ts';

/** Sizes with their rooms, one after the other: 'Final 01: 56,80 m², 2 quartos; Garden: 98,40 m², 3 quartos, 1 suíte'. */
export const kindsInList = (lines: SourceLine[]): Candidate<Tipologia>[] =>
  readPassages(lines).flatMap((passage) => {
    const kinds = passage.folded.split(';').map(readKind);
    return kinds.length > 1 ? kinds.flatMap((kind) => (kind ? [stated(kind, 2, passage)] : [])) : [];
  });

function readKind(folded: Passage['folded']): Tipologia | null {
  const { dormitorios, suites, vagas } = readComodos(folded);
  const areas = new Set(privateAreas({ folded }).map(({ area }) => area));
  // Ranges and sums describe all homes, not one kind.
  if (areas.size !== 1 || [dormitorios, suites, vagas].some(({ length }) => length > 1)) return null;
  if (dormitorios.length + suites.length === 0) return null;
  return {
    nome: '',
    dormitorios: dormitorios[0] ?? null,
    suites: suites[0] ?? null,
    vagas: vagas[0] ?? null,
    area: [...areas][0]!,
  };
}
