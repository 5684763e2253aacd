import { cleanText } from '#contract/base/text.ts';
import {
  type Blueprint,
  blueprintSchema,
  type ColorScheme,
  colorSchemeSchema,
  type Section,
} from '#contract/da-pasta-a-pagina/blueprint.ts';
import { contrastRatio } from '#contract/da-pasta-a-pagina/contrast.ts';
import { frasesDe } from '#contract/da-pasta-a-pagina/frases.ts';
import { unknownNumbers } from '#contract/da-pasta-a-pagina/page-numbers.ts';
import { type SectionId, sectionIds } from '#contract/da-pasta-a-pagina/sections.ts';
import { colorScheme, colorSources } from '#server/da-pasta-a-pagina/redacao/color-scheme.ts';
import type { PlanInput } from '../port.ts';
import type { PlannedPage } from './outputs.ts';

/** Minimum contrast of text with its background. */
const leastContrast = 4.5;

/**
 * Makes a planned page comply: known sections once each, known assets, texts without markup whose numbers are
 * in the record, readable colours. Whatever violates a rule is dropped.
 */
export function repairBlueprint(planned: PlannedPage, { facts, assets, style }: PlanInput): Blueprint {
  const known = new Set(assets.map(({ id }) => id));
  const fine = (text: string) => unknownNumbers(text, facts).length === 0;
  const line = (text: string | null, longest: number) => {
    const plain = plainLine(text ?? '', longest);
    return plain !== '' && fine(plain) ? plain : null;
  };
  const paragraph = (text: string) =>
    text
      .split(/(?<=[.!?])\s+/)
      .map((sentence) => line(sentence, 1200))
      .filter((sentence) => sentence !== null)
      .reduce((said, sentence) => joinedWithin(said, sentence, 1200), '');

  function repair(section: PlannedPage['sections'][number], id: SectionId): Section {
    return {
      id,
      titulo: (id === 'hero' ? null : line(section.titulo, 140)) ?? headings[id] ?? facts.nome.slice(0, 140),
      subtitulo: line(section.subtitulo, 240),
      texto: section.texto
        .map(paragraph)
        .filter((text) => text !== '')
        .slice(0, 8),
      assets: [...new Set(section.assets)].filter((asset) => known.has(asset)).slice(0, 80),
      destaques: section.destaques
        .map(({ rotulo, valor }) => ({ rotulo: line(rotulo, 60), valor: line(valor, 80) }))
        .filter((one): one is { rotulo: string; valor: string } => one.rotulo !== null && one.valor !== null)
        .slice(0, 12),
      itens: section.itens
        .flatMap(({ titulo, texto, grupo, asset }) => {
          const heading = line(titulo, 120);
          if (heading === null) return [];
          const picture = asset !== null && known.has(asset) ? asset : null;
          return [{ titulo: heading, texto: line(texto, 400), grupo: line(grupo, 60), asset: picture }];
        })
        .slice(0, 80),
    };
  }

  const sections = sectionIds.flatMap((id) => {
    const section = planned.sections.find((one) => one.id === id);
    if (section) return [repair(section, id)];
    return id === 'hero' ? [repair({ ...emptySection, id }, id)] : [];
  });
  const shown = sections.filter(
    ({ id, texto, assets, itens }) => id === 'hero' || texto.length + assets.length + itens.length > 0,
  );
  const used = shown.flatMap(({ assets, itens }) => [
    ...assets,
    ...itens.flatMap(({ asset }) => asset ?? []),
  ]);
  const hero = assets.find(({ id }) => id === shown[0]?.assets[0]);
  return blueprintSchema.parse({
    sections: shown,
    metadata: {
      style,
      color_scheme:
        readableColors(planned.metadata.color_scheme) ?? colorScheme(style, colorSources(assets, hero)),
      total_assets_used: new Set(used).size,
    },
  });
}

const headings: Partial<Record<SectionId, string>> = {
  sobre: 'O empreendimento',
  galeria: 'Galeria',
  plantas: 'Plantas',
  amenidades: 'Lazer e comodidades',
  localizacao: 'Localização',
};
const emptySection = { titulo: '', subtitulo: null, texto: [], assets: [], destaques: [], itens: [] };

/** The colours, if valid: unreadable text colours become black or white. */
function readableColors(given: PlannedPage['metadata']['color_scheme']): ColorScheme | null {
  const parsed = colorSchemeSchema.safeParse(given);
  if (!parsed.success) return null;
  const { background, surface, text, muted, accent, onAccent } = parsed.data;
  const grounds = [background, surface];
  const readable = readableOn(grounds, text);
  // A scheme whose backgrounds allow no common readable colour is discarded.
  if (readable === null) return null;
  return {
    background,
    surface,
    accent,
    text: readable,
    muted: readableOn(grounds, muted, readable) ?? readable,
    onAccent: readableOn([accent], onAccent) ?? '#ffffff',
  };
}

function readableOn(grounds: string[], ...colors: string[]): string | null {
  const reads = (color: string) => grounds.every((ground) => contrastRatio(color, ground) >= leastContrast);
  return [...colors, '#111111', '#ffffff'].find(reads) ?? null;
}

/** One line without markup, addresses and placeholders; of one that is too long the whole sentences that fit. */
function plainLine(text: string, longest: number): string {
  const plain = cleanText(text)
    .replace(/<[^>]*>/g, ' ')
    .replace(/\{\{[^}]*\}\}|https?:\S+|www\.\S+/gi, ' ')
    .replace(/[<>{}`\\]/g, ' ')
    .replace(/\s+/g, ' ')
    .trim();
  if ([...plain].length <= longest) return plain;
  return frasesDe(plain).reduce((said, sentence) => joinedWithin(said, sentence, longest), '');
}

/** A further sentence, if it fits whole; nothing after one that does not. */
function joinedWithin(said: string, sentence: string, longest: number): string {
  const more = said === '' ? sentence : `${said} ${sentence}`;
  return [...more].length <= longest ? more : said;
}
