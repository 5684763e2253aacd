import type { PageFacts, Section } from '#contract/da-pasta-a-pagina/blueprint.ts';
import { formatMonth, formatPreco } from '#contract/publico/page-format.ts';
import { areaPhrase, capitalized, hasHomesWithoutSuite, range } from './phrases.ts';

type Figure = Section['destaques'][number];

/** The record's facts as figures, price first ('Consulte' if none). */
export function figuresOf(facts: PageFacts): Figure[] {
  const price: Figure = facts.precoInicial
    ? { rotulo: 'A partir de', valor: formatPreco(facts.precoInicial) }
    : { rotulo: 'Valores', valor: 'Consulte' };
  const delivery = facts.status === 'pronto' ? null : formatMonth(facts.dataEntrega);
  return [
    price,
    figure('Área privativa', areaPhrase(facts.areaMin, facts.areaMax)),
    count('Dormitório', 'Dormitórios', facts.dormitoriosMin, facts.dormitoriosMax),
    suites(facts),
    count('Vaga', 'Vagas', facts.vagasMin, facts.vagasMax),
    figure('Entrega', delivery),
  ].filter((entry) => entry !== null);
}

/** 'Até 1' is said by nobody of a room that some homes have and others don't: each plan says it of its own. */
function suites(facts: PageFacts): Figure | null {
  const someHaveNone = hasHomesWithoutSuite(facts);
  if (someHaveNone && facts.suitesMax === 1) return null;
  return count('Suíte', 'Suítes', someHaveNone ? null : facts.suitesMin, facts.suitesMax);
}

const figure = (rotulo: string, valor: string | null): Figure | null =>
  valor === null ? null : { rotulo, valor: capitalized(valor) };

function count(one: string, many: string, min: number | null, max: number | null): Figure | null {
  const most = max ?? min;
  if (!most) return null;
  const studio = one === 'Dormitório' && min === 0;
  const amount = range(
    min === null ? null : studio ? 'Studio' : String(min),
    max === null ? null : String(max),
  );
  return figure(most === 1 ? one : many, amount);
}
