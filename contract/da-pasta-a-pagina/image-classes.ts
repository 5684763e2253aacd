import type { SectionId } from './sections.ts';

/** All properties of a picture class. `kind` is the finer distinction within it. */
interface ImageClass {
  /** Display name. */
  label: string;
  /** Description for a model, after 'nome: '. */
  forModel: string;
  /** Alt text when the picture's own description may not be shown. */
  alt: string;
  /** Drawn, not photographed: shown uncropped, and told from photographs by its pixels. */
  drawing: boolean;
  /**
   * Expected pixels of the class, to verify a model's answer: 'rendered' may be a drawing or a view, 'any'
   * proves nothing.
   */
  pixels: 'drawing' | 'photo' | 'rendered' | 'any';
  /** A logo: small, transparent, never the first picture. */
  mark: boolean;
  /** Rank among lead pictures of a page or card, from 1; null if never a lead. */
  lead: number | null;
  /** Turn in a gallery, from 1; null if never in one. */
  gallery: number | null;
  /** An interior, so that a gallery heading can separate inside from outside. */
  room: boolean;
  /** Whether a link preview may show it. */
  preview: boolean;
  /** Whether it shows the empreendimento at all; other pictures are kept in reserve. */
  shows: boolean;
  /** Points towards large display, of 30. */
  score: number;
  /** Sections where it is out of place. */
  outOfPlace: readonly SectionId[];
  /** Message when a folder lacks it, and its rank in that list; null if optional. */
  missing: { rank: number; text: string } | null;
}

/** The picture classes of a sales folder, in display order. */
const imageClasses = {
  fachada: {
    label: 'Fachada',
    forModel: 'o edifício visto de fora, de dia ou de noite, também em voo de pássaro.',
    alt: 'Perspectiva da fachada',
    drawing: false,
    pixels: 'photo',
    mark: false,
    lead: 1,
    gallery: 1,
    room: false,
    preview: true,
    shows: true,
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
    gallery: 2,
    room: false,
    preview: true,
    shows: true,
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
    gallery: 3,
    room: true,
    preview: true,
    shows: true,
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
    score: 4,
    outOfPlace: ['plantas'],
    missing: null,
  },
} as const satisfies Record<string, ImageClass>;

export type AssetCategory = keyof typeof imageClasses;
export const assetCategories = Object.keys(imageClasses) as [AssetCategory, ...AssetCategory[]];
/** Properties of a class. */
export const imageClass: Readonly<Record<AssetCategory, ImageClass>> = imageClasses;

/** Classes that have a rank of the given kind, in its order. */
const inOrder = (place: 'lead' | 'gallery'): AssetCategory[] =>
  assetCategories
    .filter((name) => imageClass[name][place] !== null)
    .sort((a, b) => imageClass[a][place]! - imageClass[b][place]!);

/** Classes that can lead a page or card, best first. */
export const leadClasses = inOrder('lead');
/** Classes a gallery shows, in turn order. */
export const galleryClasses = inOrder('gallery');
