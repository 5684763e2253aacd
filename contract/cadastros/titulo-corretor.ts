/** What a corretor asks to be called; without one the profession's legal name stands as it is written. */
export const tratamentos = ['corretora', 'corretor'] as const;
export type Tratamento = (typeof tratamentos)[number];

/** The title the law wants beside the name and the CRECI. */
export const tituloPadrao = 'Corretor de Imóveis';

export const tituloCorretor = ({ tratamento }: { tratamento: string | null }): string =>
  tratamento === 'corretora' ? 'Corretora de Imóveis' : tituloPadrao;
