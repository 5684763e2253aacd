import type { UnreadableReason } from '#contract/da-pasta-a-pagina/documentos.ts';

/** Why a PDF has no text, as a user-facing sentence without the file's name. */
export const sentences: Record<UnreadableReason, string> = {
  vazio: 'O arquivo está vazio (0 byte).',
  corrompido: 'O arquivo está corrompido ou incompleto e não pôde ser aberto.',
  'protegido-por-senha': 'O arquivo está protegido por senha.',
  'sem-texto': 'O arquivo não contém texto, apenas imagens (provavelmente foi digitalizado).',
  'texto-ilegivel': 'O texto do arquivo é ilegível: a codificação da fonte está trocada.',
  'grande-demais': 'O arquivo tem mais de 200 MB.',
  'tempo-esgotado': 'A leitura do arquivo demorou demais e foi interrompida.',
  'memoria-esgotada': 'A leitura do arquivo exigiu memória demais e foi interrompida.',
  'nao-e-pdf': 'O arquivo tem nome de PDF, mas o conteúdo é de outro tipo.',
  'limite-de-pdfs': 'O arquivo ficou além do limite de PDFs lidos por pasta.',
  'falha-no-download': 'O arquivo não pôde ser baixado.',
  'outro-assunto': 'O arquivo não é material de vendas.',
  'outra-lingua': 'O arquivo está em outra língua.',
  'outro-empreendimento': 'O arquivo é de outro empreendimento.',
};
