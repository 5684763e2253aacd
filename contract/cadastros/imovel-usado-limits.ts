/** Kinds of used properties, in the order a select shows them (USD-05). */
export const tiposImovelUsado = ['Apartamento', 'Casa', 'Terreno', 'Comercial', 'Rural'] as const;

export const maxFotosImovelUsado = 20;

export const maxDescricaoImovelUsado = 5000;
