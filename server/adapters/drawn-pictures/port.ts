/** The text of a drawn card. */
export interface DrawnCard {
  nome: string;
  /** '12.345-F' */
  inscricao: string;
  uf: string;
  /** Number of the regional council: 2 for São Paulo. */
  conselho: number;
  ground: string;
  ink: string;
  /** Whether the label is above its value or beside it. */
  labels: 'above' | 'beside';
}

/** Generated pictures of nobody: the laboratory's substitute for a camera. */
export interface DrawnPictures {
  /** JPEG of a card like the councils issue. */
  card(card: DrawnCard): Promise<Uint8Array>;
  /** JPEG of a face. */
  portrait(): Promise<Uint8Array>;
}
