/** Kinds of used properties, in display order (USD-05). */
export const tiposImovelUsado = ['Apartamento', 'Casa', 'Terreno', 'Comercial', 'Rural'] as const;

export const maxFotosImovelUsado = 20;

export const maxDescricaoImovelUsado = 5000;
