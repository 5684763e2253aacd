import type { Blueprint, PageFacts, Section } from '#contract/da-pasta-a-pagina/blueprint.ts';
import { isSupported } from './is-supported.ts';
import { type Supported, sentencesOf, supportedBy, unsupportedWords } from './supported-words.ts';

/** The sentences of a text that record and lexicon support, and that claim nothing else. */
export function supportedText(text: string, held: Supported): string {
  const isHeld = (part: string) => isSupported(part, held.facts) && unsupportedWords(part, held).length === 0;
  // 'Av. Nereu Ramos, esq. Rua Alvorada' is one name, though its abbreviations end like sentences.
  const parts = isHeld(text) ? [text] : sentencesOf(text).filter(isHeld);
  return parts.join('').trim();
}

/** A planned page without unsupported sentences; titles and items fall back or are removed. */
export function supportedPlan(
  plan: Blueprint,
  facts: PageFacts,
  assets: readonly { description: string }[],
): Blueprint {
  const held = supportedBy(
    facts,
    assets.map(({ description }) => description),
  );
  const said = (text: string) => supportedText(text, held);
  const line = (text: string | null) => (text === null ? null : said(text) || null);
  const section = (one: Section): Section => ({
    ...one,
    titulo: said(one.titulo) || plainTitles[one.id] || facts.nome.slice(0, 140),
    subtitulo: line(one.subtitulo),
    texto: one.texto.map(said).filter((text) => text !== ''),
    destaques: one.destaques.filter(
      ({ rotulo, valor }) => said(rotulo) === rotulo.trim() && said(valor) === valor.trim(),
    ),
    itens: one.itens.flatMap((item) => {
      // A drawing stays, whatever it was called.
      const titulo = said(item.titulo) || (one.id === 'plantas' && item.asset !== null ? 'Planta' : '');
      return titulo === '' ? [] : [{ ...item, titulo, texto: line(item.texto), grupo: line(item.grupo) }];
    }),
  });
  return { ...plan, sections: plan.sections.map(section) };
}

const plainTitles: Partial<Record<Section['id'], string>> = {
  sobre: 'O empreendimento',
  galeria: 'Galeria',
  plantas: 'Plantas',
  amenidades: 'Lazer e comodidades',
  localizacao: 'Localização',
};

/** All texts of a plan. */
export const textsOfPlan = ({ sections }: Blueprint): string[] =>
  sections.flatMap(({ titulo, subtitulo, texto, destaques, itens }) => [
    ...[titulo, subtitulo ?? '', ...texto],
    ...destaques.flatMap(({ rotulo, valor }) => [rotulo, valor]),
    ...itens.flatMap((item) => [item.titulo, item.texto ?? '', item.grupo ?? '']),
  ]);
