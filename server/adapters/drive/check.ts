import type { Finding, ServiceCheck } from '#server/kernel/service-check.ts';
import type { FolderReader } from './create.ts';
import { DriveError } from './port.ts';

/** Checks Google Drive with the server's credential; reads nobody's folder. */
export function createDriveCheck(drive: Pick<FolderReader, 'capabilities' | 'probe'>): ServiceCheck {
  return {
    servico: 'drive',
    nome: 'Google Drive',
    async check(signal): Promise<Finding[]> {
      const finding = { chave: 'credencial', nome: 'Acesso ao Google Drive' };
      if (!drive.capabilities.google)
        return [
          {
            ...finding,
            estado: 'desligado',
            mensagem: 'Não está configurado: só pastas deste computador são lidas.',
          },
        ];
      try {
        const conta = await drive.probe(signal);
        return [
          {
            ...finding,
            estado: 'ok',
            mensagem: conta ? 'O Google aceita a conta de serviço.' : 'O Google aceita a chave de API.',
            detalhes: conta ? [{ rotulo: 'Conta', valor: conta }] : [],
          },
        ];
      } catch (error) {
        signal.throwIfAborted();
        if (!(error instanceof DriveError)) throw error;
        return [{ ...finding, ...toldOf(error) }];
      }
    },
  };
}

function toldOf(error: DriveError): Pick<Finding, 'estado' | 'mensagem' | 'oQueFazer'> {
  const { message: mensagem } = error;
  if (error.code === 'limite')
    return {
      estado: 'aviso',
      mensagem,
      oQueFazer: 'Se acontecer sempre, diminua DRIVE_WATCH_CALLS ou aumente a cota do projeto.',
    };
  if (error.code === 'sem-credencial')
    return {
      estado: 'falha',
      mensagem,
      oQueFazer: 'No console do Google Cloud, confira a credencial e as restrições dela; depois, reinicie.',
    };
  return { estado: 'falha', mensagem, oQueFazer: 'Confira a conexão deste servidor com a internet.' };
}
