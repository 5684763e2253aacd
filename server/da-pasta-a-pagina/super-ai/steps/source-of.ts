import type { DocumentText } from '#contract/da-pasta-a-pagina/documentos.ts';
import type { Evidence } from '#contract/da-pasta-a-pagina/evidencia.ts';
import type { Fonte } from '#contract/da-pasta-a-pagina/leitura.ts';

/** Evidence with what is needed to show its page, which is only kept of PDFs that are read. */
export function fonteIn(documents: DocumentText[], evidence: Evidence): Fonte {
  const page = documents
    .find(({ path, planilha }) => path === evidence.file && !planilha)
    ?.pages.find((one) => one.page === evidence.page);
  return {
    ...evidence,
    quote: evidence.quote.slice(0, 300),
    imagem: page !== undefined,
    pagina: page ? { width: page.width, height: page.height } : null,
  };
}
