import { isPrecoField, type PedidoChange } from '#contract/lisa/pedidos.ts';
import { formatPrice } from '#web/kit/format.ts';

/** A value of a request, as it is read: a price in its notation. */
export const pedidoValue = (campo: PedidoChange['campo'], value: string | null): string | null =>
  value !== null && isPrecoField(campo) ? formatPrice(value) : value;

/** 'Cambuí (Campinas/SP), Santos/SP' */
export const coverageText = (lugares: NonNullable<PedidoChange['lugares']>): string =>
  lugares
    .map(({ tipo, nome, onde }) => (tipo === 'cidade' ? `${nome}/${onde}` : `${nome} (${onde})`))
    .join(', ');
