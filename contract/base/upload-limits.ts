import { megabyte } from './units.ts';

/** Largest upload in bytes, inclusive (UPL-03). */
export const maxUploadBytes = 10 * megabyte;
export const uploadMessages = {
  notAnImage: 'Por favor, selecione um arquivo de imagem válido.',
  tooLarge: 'A imagem deve ter no máximo 10MB.',
  failed: 'Erro ao enviar imagem. Tente novamente.',
  done: 'Imagem enviada com sucesso!',
} as const;
