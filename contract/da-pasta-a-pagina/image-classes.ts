import type { SectionId } from './sections.ts';

/** Everything that is said of a class of picture. What a picture of it shows more closely is its `kind`. */
interface ImageClass {
  /** What it is called on screen. */
  label: string;
  /** What a model is told to look for, after 'nome: '. */
  forModel: string;
  /** What stands for a picture whose own description may not be shown. */
  alt: string;
  /** Drawn, not photographed: shown whole, and told from photographs by its pixels. */
  drawing: boolean;
  /**
   * What the pixels of such a picture are like, so that a model's word can be held against them:
   * 'rendered' may be a drawing or a view, 'any' tells nothing.
   */
  pixels: 'drawing' | 'photo' | 'rendered' | 'any';
  /** A mark: small, see-through, never the picture a visitor meets first. */
  mark: boolean;
  /** Its place among those that lead a page and a card, from 1; null: it never leads. */
  lead: number | null;
  /** Its turn in a gallery, from 1; null: it stands in none. */
  gallery: number | null;
  /** Shows a room, where a gallery's heading tells inside from outside. */
  room: boolean;
  /** Whether a link's preview may show it. */
  preview: boolean;
  /** Whether it shows the empreendimento at all; what does not is kept back. */
  shows: boolean;
  /** Whether it may be as upright as a telephone's story. */
  upright: boolean;
  /** Points towards being shown large, of 30. */
  score: number;
  /** Sections where it is out of place. */
  outOfPlace: readonly SectionId[];
  /** What a folder without it is told to lack, and in which place of the list; null: it is not missed. */
  missing: { rank: number; text: string } | null;
}

/** The classes of an image of a sales folder, in the order they are listed in. */
const imageClasses = {
  fachada: {
    label: 'Fachada',
    forModel: 'o edifício visto de fora, de dia ou de noite, também em voo de pássaro.',
    alt: 'Perspectiva da fachada',
    drawing: false,
    pixels: 'photo',
    mark: false,
    lead: 1,
    gallery: 3,
    room: false,
    preview: true,
    shows: true,
    upright: false,
    score: 30,
    outOfPlace: ['plantas'],
    missing: { rank: 1, text: 'Imagens da fachada' },
  },
  lazer: {
    label: 'Lazer',
    forModel:
      'áreas comuns, como piscina, academia, salão de festas, brinquedoteca, quadra, coworking, hall e jardins.',
    alt: 'Área de lazer',
    drawing: false,
    pixels: 'photo',
    mark: false,
    lead: 2,
    gallery: 1,
    room: false,
    preview: true,
    shows: true,
    upright: false,
    score: 26,
    outOfPlace: ['plantas'],
    missing: { rank: 3, text: 'Imagens das áreas de lazer' },
  },
  interior: {
    label: 'Interior',
    forModel: 'ambientes de um apartamento, como sala, varanda, cozinha, quarto, banheiro.',
    alt: 'Ambiente interno',
    drawing: false,
    pixels: 'photo',
    mark: false,
    lead: 3,
    gallery: 2,
    room: true,
    preview: true,
    shows: true,
    upright: false,
    score: 24,
    outOfPlace: ['plantas'],
    missing: { rank: 4, text: 'Imagens dos ambientes internos (decorado ou perspectivas)' },
  },
  planta: {
    label: 'Planta',
    forModel: 'planta baixa de uma unidade, humanizada ou técnica.',
    alt: 'Planta da unidade',
    drawing: true,
    pixels: 'drawing',
    mark: false,
    lead: null,
    gallery: null,
    room: false,
    preview: false,
    shows: true,
    upright: true,
    score: 18,
    outOfPlace: ['hero', 'galeria', 'amenidades'],
    missing: { rank: 2, text: 'Plantas das unidades' },
  },
  implantacao: {
    label: 'Implantação',
    forModel: 'planta do condomínio inteiro, pavimento de lazer, garagem ou masterplan.',
    alt: 'Implantação do empreendimento',
    drawing: true,
    pixels: 'rendered',
    mark: false,
    lead: null,
    gallery: null,
    room: false,
    preview: true,
    shows: true,
    upright: false,
    score: 16,
    outOfPlace: ['hero'],
    missing: { rank: 5, text: 'Implantação do empreendimento' },
  },
  logo: {
    label: 'Logo',
    forModel: 'marca do empreendimento ou da incorporadora.',
    alt: 'Imagem do empreendimento',
    drawing: true,
    pixels: 'any',
    mark: true,
    lead: null,
    gallery: null,
    room: false,
    preview: false,
    shows: true,
    upright: false,
    score: 8,
    outOfPlace: ['hero', 'galeria', 'plantas', 'amenidades'],
    missing: { rank: 6, text: 'Logomarca em PNG com fundo transparente' },
  },
  outro: {
    label: 'Outro',
    forModel:
      'mapas, localização, fotos da região, obra, telas, códigos QR, peças de divulgação, tabelas e o que não couber acima.',
    alt: 'Imagem do empreendimento',
    drawing: false,
    pixels: 'any',
    mark: false,
    lead: null,
    gallery: null,
    room: false,
    preview: true,
    shows: false,
    upright: false,
    score: 4,
    outOfPlace: ['plantas'],
    missing: null,
  },
} as const satisfies Record<string, ImageClass>;

export type AssetCategory = keyof typeof imageClasses;
export const assetCategories = Object.keys(imageClasses) as [AssetCategory, ...AssetCategory[]];
/** What is said of a class. */
export const imageClass: Readonly<Record<AssetCategory, ImageClass>> = imageClasses;

/** Classes that have the place asked for, in its order. */
const inOrder = (place: 'lead' | 'gallery'): AssetCategory[] =>
  assetCategories
    .filter((name) => imageClass[name][place] !== null)
    .sort((a, b) => imageClass[a][place]! - imageClass[b][place]!);

/** The classes a page or a card may be led by, the best first. */
export const leadClasses = inOrder('lead');
/** The classes a gallery shows, in the order they take turns. */
export const galleryClasses = inOrder('gallery');
