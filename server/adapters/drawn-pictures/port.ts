/** What a drawn card says. */
export interface DrawnCard {
  nome: string;
  /** '12.345-F' */
  inscricao: string;
  uf: string;
  /** Number of the council: 2 for São Paulo. */
  conselho: number;
  ground: string;
  ink: string;
  /** Whether the label stands above its value or on its line. */
  labels: 'above' | 'beside';
}

/** Pictures made by code, of nobody: what the laboratory sends in the place of a camera. */
export interface DrawnPictures {
  /** JPEG of a card as the councils give out. */
  card(card: DrawnCard): Promise<Uint8Array>;
  /** JPEG of a face. */
  portrait(): Promise<Uint8Array>;
}
