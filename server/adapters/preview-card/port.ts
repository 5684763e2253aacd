/** Content of a link preview. */
export interface PreviewCard {
  nome: string;
  /** 'Corretor de Imóveis' and 'CRECI 12345-F/SC', legally required beside the name. */
  registro: [profissao: string, creci: string];
  /** One line about his offers, or null. */
  frase: string | null;
  /** '#rrggbb': `fill` behind, `onFill` on it. */
  colors: { fill: string; onFill: string };
  /** Bytes of his photo, or null. */
  foto: Uint8Array | null;
}

/** Draws a link preview, 1200 × 630, as a JPEG. */
export type DrawPreviewCard = (card: PreviewCard) => Promise<Buffer>;

/** Content of a hotsite's link preview. */
export interface ShareCard {
  nome: string;
  /** 'Centro, Balneário Azul/SC' */
  lugar: string;
  /** '2 a 3 dormitórios', '63 a 110,50 m²' */
  figuras: readonly string[];
  /** '#rrggbb': `fill` behind, `onFill` on it. */
  colors: { fill: string; onFill: string };
  /** Bytes of the building's picture, or null. */
  foto: Uint8Array | null;
  /** Who shares the page; null without a corretor. */
  corretor: Pick<PreviewCard, 'nome' | 'registro' | 'foto'> | null;
}
export type DrawShareCard = (card: ShareCard) => Promise<Buffer>;

export const previewCardSize = { width: 1200, height: 630 } as const;
