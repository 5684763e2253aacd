import { createPdf, textPages } from './pdf.ts';

/** A truncated PDF, as after an interrupted download. */
export async function truncated(): Promise<Buffer> {
  const whole = await createPdf({ title: 'Book antigo' }, (doc) => {
    textPages(doc, 'Book antigo', [['Versão', ['Este arquivo foi cortado no meio da gravação.']]]);
  });
  return whole.subarray(0, Math.floor(whole.length * 0.4));
}

/** A password-protected PDF. */
export function locked(): Promise<Buffer> {
  return createPdf({ title: 'Viabilidade', password: 'segredo-inventado' }, (doc) => {
    textPages(doc, 'Estudo de viabilidade', [['Reservado', ['Somente para a diretoria.']]]);
  });
}
