/** What a visitor asks for at a touch: the words of its button, and the first message, which he may change. */
export const pedidos = {
  tabela: { rotulo: 'Pedir a tabela atual', mensagem: 'Gostaria de receber a tabela atual.' },
  visita: { rotulo: 'Marcar uma visita', mensagem: 'Gostaria de marcar uma visita.' },
  duvida: { rotulo: 'Tirar uma dúvida', mensagem: 'Tenho uma dúvida: ' },
} as const;
export type Pedido = keyof typeof pedidos;

export const isPedido = (value: unknown): value is Pedido =>
  typeof value === 'string' && Object.hasOwn(pedidos, value);
