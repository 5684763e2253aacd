import type {
  DocumentReading,
  PrivatePaperKind,
  UnreadableReason,
} from '#contract/da-pasta-a-pagina/documentos.ts';

const reasons: Record<UnreadableReason, string> = {
  vazio: 'o arquivo está vazio (0 byte)',
  corrompido: 'o arquivo está corrompido ou incompleto e não pôde ser aberto',
  'protegido-por-senha': 'o arquivo está protegido por senha',
  'sem-texto': 'não contém texto, apenas imagens (provavelmente foi digitalizado)',
  'texto-ilegivel': 'o texto é ilegível, porque a codificação da fonte está trocada',
  'grande-demais': 'tem mais de 200 MB',
  'tempo-esgotado': 'a leitura demorou demais e foi interrompida',
  'memoria-esgotada': 'a leitura exigiu memória demais e foi interrompida',
  'nao-e-pdf': 'tem nome de PDF, mas o conteúdo é de outro tipo',
  'limite-de-pdfs': 'a pasta tem mais PDFs do que são lidos de cada vez, e outros dizem mais',
  'falha-no-download': 'não foi possível baixá-lo',
  'outro-assunto': 'não é material de vendas de um empreendimento',
  'outra-lingua': 'não está em português',
  'outro-empreendimento': 'é de outro empreendimento',
};

const papers: Record<PrivatePaperKind, string> = {
  contrato: 'é um contrato ou proposta',
  certidao: 'é uma certidão ou papel de cartório',
  identidade: 'é um documento de identidade',
  'dados-bancarios': 'contém dados bancários',
  comissao: 'é uma tabela de comissões',
  'dados-pessoais': 'contém dados pessoais de clientes',
};

/** `what` was seen, as in 'é uma ata'; by default what is said of the reason. */
export function leftOut(path: string, reason: UnreadableReason, what = reasons[reason]): DocumentReading {
  return { state: 'ignorado', path, reason, message: `“${path}” ficou de fora: ${what}.` };
}

export type Registro = Extract<DocumentReading, { state: 'reservado' }>['registro'];

export function reserved(path: string, paper: PrivatePaperKind, registro: Registro): DocumentReading {
  const taken = registro ? ' Dele foi lido apenas o número do registro da incorporação.' : '';
  return {
    state: 'reservado',
    path,
    paper,
    message: `“${path}” é reservado e não foi usado: ${papers[paper]}.${taken}`,
    registro,
  };
}

export const warnings = {
  pageLimit: (path: string, read: number, pages: number) =>
    `“${path}” tem ${pages} páginas; foram lidas as ${read} primeiras.`,
  damagedPages: (path: string, lost: number) =>
    lost === 1
      ? `Uma página de “${path}” está danificada e não foi lida.`
      : `${lost} páginas de “${path}” estão danificadas e não foram lidas.`,
  illegiblePages: (path: string, pages: number[]) =>
    pages.length === 1
      ? `O texto da página ${pages[0]} de “${path}” é ilegível (codificação da fonte trocada) e não foi usado.`
      : `O texto das páginas ${pages.join(', ')} de “${path}” é ilegível (codificação da fonte trocada) e não foi usado.`,
  drawn: (path: string, pages: number) =>
    pages === 1
      ? `“${path}” não tem texto: a sua página foi lida pela imagem. Confira os valores.`
      : `“${path}” não tem texto: ${pages} páginas foram lidas pela imagem. Confira os valores.`,
  cutShort: (path: string) => `“${path}” parece incompleto: o fim do arquivo falta.`,
};
