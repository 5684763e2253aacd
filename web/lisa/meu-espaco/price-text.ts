import { formatPrice } from '#web/kit/format.ts';

/** 'A partir de R$ 690.000'; nothing for an unknown price. */
export const priceText = (value: string | null): string =>
  value === null ? 'Preço sob consulta' : `A partir de ${formatPrice(value)}`;
