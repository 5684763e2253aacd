import { foldText } from '#contract/base/text.ts';
import { linhaPadrao } from '#contract/cadastros/certeza.ts';
import type { FatosDaFicha } from '#contract/cadastros/fatos.ts';
import { type CampoDaFicha, camposDaFicha, ficha, linhasDoFato } from '#contract/cadastros/ficha.ts';
import type { Fact } from '#contract/da-pasta-a-pagina/evidencia.ts';
import type { Candidate } from '../candidate.ts';
import { decide, factOf, precedences } from '../precedence.ts';
import { withoutReports } from '../provas/kinds.ts';
import type { SourceLine } from '../source.ts';
import { areaTerreno, elevadores, pavimentos, torres, totalUnidades, unidadesPorAndar } from './figures.ts';
import { coordenadas, tours, videos } from './links.ts';
import { pagamento } from './payment.ts';
import { arquitetura, construtora, interiores, paisagismo } from './people.ts';
import { distancias } from './places.ts';
import { perguntas } from './questions.ts';
import { acabamentos, conceito, diferenciais, slogan } from './texts.ts';
import { andamento, entregas, fases } from './works.ts';

type Reader = (lines: SourceLine[]) => Candidate<unknown>[];
/** What a fact's passages say; one without a reader is only typed, and says why. */
const readers: Record<CampoDaFicha, Reader | null> = {
  slogan,
  conceito,
  diferenciais,
  acabamentos,
  arquitetura,
  interiores,
  paisagismo,
  construtora,
  torres,
  pavimentos,
  totalUnidades,
  unidadesPorAndar,
  elevadores,
  areaTerreno,
  coordenadas,
  distancias,
  pagamento,
  entregas,
  fases,
  andamento,
  videos,
  tours,
  perguntas,
  // That a book names a file does not mean the incorporadora gives it to the public.
  downloads: null,
};

/** The declared facts that documents state. */
export function extractFicha(lines: SourceLine[]): FatosDaFicha {
  const facts = camposDaFicha.map((campo) => {
    const found = readers[campo]?.(lines) ?? [];
    return [campo, factOfFicha(campo, isCounted(campo) ? withoutReports(campo, found, lines) : found)];
  });
  return Object.fromEntries(facts) as FatosDaFicha;
}

/** What is counted of others' buildings too. */
const isCounted = (campo: CampoDaFicha) =>
  campo === 'torres' || campo === 'pavimentos' || campo === 'totalUnidades';

/** A declared fact of what passages state, whichever engine read them. */
export function factOfFicha(campo: CampoDaFicha, found: Candidate<unknown>[]): Fact<unknown> | null {
  const key = (value: unknown) => foldText(linhasDoFato(campo, value).join('\n'));
  // What the declaration refuses was misread.
  const valid = found.filter(({ value }) => linhasDoFato(campo, value).length > 0);
  if (ficha[campo].junta === 'todos') return together(campo, valid as Candidate<unknown[]>[], key);
  return decide(valid, ficha[campo].junta === 'recente' ? precedences.byDate : precedences.bySupport, {
    key,
  });
}

const mostItems = 60;
/** What an item speaks of: two that say otherwise of it contradict each other. */
const subjects: { [Campo in CampoDaFicha]?: (words: string) => string } = {
  distancias: (words) => words.split(': ')[0]!,
  perguntas: (words) => words.split('?')[0]!,
};

/**
 * A list of what single passages state. Items that contradict each other or are not certain stay out, unless
 * there is nothing else: then the list is a question.
 */
function together(
  campo: CampoDaFicha,
  found: Candidate<unknown[]>[],
  key: (value: unknown) => string,
): Fact<unknown[]> | null {
  const subject = subjects[campo] ?? ((words: string) => words);
  const bySubject = Map.groupBy(found, ({ value }) => subject(key(value)));
  const items = [...bySubject.values()].map((group) => decide(group, precedences.bySupport, { key })!);
  const certain = items.filter(({ confidence }) => confidence >= linhaPadrao);
  const kept = (certain.length > 0 ? certain : items).slice(0, mostItems);
  if (kept.length === 0) return null;
  return {
    ...factOf(found, [], null, { key }),
    value: kept.flatMap(({ value }) => value),
    confidence: Math.min(...kept.map(({ confidence }) => confidence)),
    evidence: kept.flatMap(({ evidence }) => evidence.slice(0, 1)),
  };
}
