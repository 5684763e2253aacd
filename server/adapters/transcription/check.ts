import type { Finding, ServiceCheck } from '#server/kernel/service-check.ts';
import { type Transcriber, TranscriptionError } from './port.ts';

const words: Record<TranscriptionError['code'], [mensagem: string, oQueFazer: string]> = {
  recusado: ['O serviço recusou a chave.', 'Confira TRANSCRIPTION_API_KEY e reinicie.'],
  formato: [
    'O serviço não conhece este pedido.',
    'Confira TRANSCRIPTION_URL: ele termina na versão, como /v1.',
  ],
  longo: ['O serviço recusou o tamanho do pedido.', 'Confira TRANSCRIPTION_URL.'],
  indisponivel: [
    'O serviço não responde. Enquanto isso, a Lisa pede que a pessoa escreva.',
    'Confira TRANSCRIPTION_URL e se o serviço está no ar.',
  ],
};

/** Whether recordings can be transcribed, without sending one. */
export const createTranscriptionCheck = (transcriber: Transcriber): ServiceCheck => ({
  servico: 'transcricao',
  nome: 'Transcrição de áudios',
  async check(signal): Promise<Finding[]> {
    const finding = { chave: 'transcricao', nome: transcriber.name };
    try {
      await transcriber.probe(signal);
    } catch (error) {
      if (!(error instanceof TranscriptionError)) throw error;
      const [mensagem, oQueFazer] = words[error.code];
      return [{ ...finding, estado: 'falha', mensagem, oQueFazer }];
    }
    return (await transcriber.mayHear())
      ? [{ ...finding, estado: 'ok', mensagem: 'O serviço responde e aceita a chave.' }]
      : [
          {
            ...finding,
            estado: 'aviso',
            mensagem: 'O serviço responde, mas nenhum áudio vai para ele: a Lisa pede que a pessoa escreva.',
            oQueFazer: 'Para usar, ligue “Áudios de corretores” em Configurações, Modelos, O que sai daqui.',
          },
        ];
  },
});
