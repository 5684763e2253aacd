import { foldText } from '#contract/base/text.ts';
import { blocosDa } from '#contract/da-pasta-a-pagina/blocos.ts';
import type { PageFacts } from '#contract/da-pasta-a-pagina/blueprint.ts';
import { type CampoDaLeitura, camposDaLeitura } from '#contract/da-pasta-a-pagina/leitura.ts';
import { sectionIds } from '#contract/da-pasta-a-pagina/sections.ts';
import { formatArea, formatMonth, formatPreco } from '#contract/publico/page-format.ts';

/** A fact of the record, with its ways to be said: each is a pattern of folded text, and all must be found. */
interface Fact {
  rotulo: string;
  valor: string;
  said: RegExp[];
}

const literal = (text: string) =>
  foldText(text)
    .replace(/\s+/g, ' ')
    .trim()
    .replace(/[.*+?^${}()|[\]\\]/g, '\\$&');
/** The words as they stand, between others. */
const asWritten = (text: string) => new RegExp(`(?<![a-z0-9])${literal(text)}(?![a-z0-9])`);
/** A figure before its noun: '2 e 3 dormitórios' says both. */
const before = (figure: string, noun: string) =>
  new RegExp(`(?<![\\d.,])${literal(figure)}(?![\\d.,]*\\d)[^.;\\n]{0,24}?${noun}`);

const label = (campo: CampoDaLeitura) => camposDaLeitura[campo].rotulo;
const written = (rotulo: string, valor: string | null): Fact[] =>
  valor ? [{ rotulo, valor, said: [asWritten(valor)] }] : [];

function range(rotulo: string, values: (string | number | null)[], noun: string): Fact[] {
  const figures = [...new Set(values.filter((value) => value !== null).map(String))];
  if (figures.length === 0) return [];
  return [{ rotulo, valor: figures.join(' a '), said: figures.map((figure) => before(figure, noun)) }];
}

const area = (value: string | null) => value && formatArea(value);
const squareMetres = 'm(²|2)';

/** Everything the record lets a page say, in the record's order. */
function factsOf(facts: PageFacts): Fact[] {
  return [
    ...written(label('nome'), facts.nome),
    ...written(label('incorporadora'), facts.incorporadora),
    ...written(label('endereco'), facts.endereco),
    ...written(label('bairro'), facts.bairro),
    ...written('Cidade', facts.cidade),
    ...written(label('precoInicial'), facts.precoInicial && formatPreco(facts.precoInicial)),
    ...range('Dormitórios', [facts.dormitoriosMin, facts.dormitoriosMax], '(dormitorio|dorm\\b|quarto)'),
    ...range('Suítes', [facts.suitesMin, facts.suitesMax], 'suite'),
    ...range('Área', [area(facts.areaMin), area(facts.areaMax)], squareMetres),
    ...range('Vagas', [facts.vagasMin, facts.vagasMax], 'vaga'),
    ...written(label('dataEntrega'), formatMonth(facts.dataEntrega)),
    ...written(label('registroIncorporacao'), facts.registroIncorporacao),
    ...written(label('cartorio'), facts.cartorio),
    ...facts.amenidades.flatMap((nome) => written('Amenidade', nome)),
    ...facts.tipologias.flatMap((one) => written('Planta', one.nome)),
    ...sectionIds.flatMap((id) =>
      blocosDa(id, facts).flatMap(({ titulo, linhas }) =>
        // An address to open is no fact.
        linhas
          .flatMap((linha) => (linha.href ? [] : [linha]))
          .map((linha) => ({
            rotulo: titulo ?? 'Registro',
            valor: [linha.titulo, linha.texto].filter(Boolean).join(': '),
            said: [linha.titulo, ...(linha.texto?.split('\n') ?? [])].filter(Boolean).map(asWritten),
          })),
      ),
    ),
  ];
}

export interface StatedFact {
  rotulo: string;
  valor: string;
  dito: boolean;
}

/** The record's facts, each with whether a page of these lines states it. */
export function statedFacts(lines: readonly string[], facts: PageFacts): StatedFact[] {
  const text = lines.map((line) => foldText(line).replace(/\s+/g, ' ')).join('\n');
  return factsOf(facts).map(({ rotulo, valor, said }) => ({
    rotulo,
    valor,
    dito: said.every((pattern) => pattern.test(text)),
  }));
}
