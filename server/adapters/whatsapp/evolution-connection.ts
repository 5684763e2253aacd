import type { ChannelNotice } from './port.ts';
import type { Reader } from './read-json.ts';

const scan = (instance: string) =>
  `Quem cuida do aparelho da instância ${instance} precisa ler o QR code: abra Conversas WhatsApp, escolha Mostrar QR code e leia-o no WhatsApp, em Aparelhos conectados.`;

/** Meaning of a connection state for the channel's operator. */
export function connectionState(state: string | null, instance: string): Omit<ChannelNotice, 'kind' | 'at'> {
  const detalhe = state === 'refused' ? 'Ninguém leu o QR code a tempo' : null;
  const notice = (gravidade: ChannelNotice['gravidade'], titulo: string, fazer: string | null) => ({
    chave: 'conexao',
    gravidade,
    titulo,
    fazer,
    detalhe,
  });
  if (state === 'open') return notice('ok', 'O aparelho do WhatsApp está conectado', null);
  if (state === 'connecting')
    return notice(
      'atencao',
      'O aparelho do WhatsApp está se conectando',
      `Se ficar assim por alguns minutos: ${scan(instance)}`,
    );
  return notice('parado', 'O aparelho do WhatsApp está desconectado', scan(instance));
}

/** Connection news. The QR code itself is never read, stored or logged here. */
export function connectionNotice(event: string, data: Reader, instance: string, at: Date): ChannelNotice {
  if (event === 'connection.update')
    return { kind: 'notice', at, ...connectionState(data.get('state').text, instance) };
  const isWaiting = event === 'qrcode.updated' && data.get('qrcode').isThere;
  const detalhe = isWaiting
    ? 'O QR code está à espera'
    : event === 'qrcode.updated'
      ? 'O QR code venceu'
      : 'A sessão foi encerrada';
  return { kind: 'notice', at, ...connectionState('close', instance), detalhe };
}
