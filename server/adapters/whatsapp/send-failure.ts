import { errorCodes, explainCode, type SendFailure } from '#server/kernel/whatsapp-error-codes.ts';
import { type ChannelFault, SendError } from './port.ts';

const texts: Record<SendFailure, string> = {
  indisponivel: 'O WhatsApp não respondeu. O envio é tentado de novo.',
  desconectado:
    'O aparelho do WhatsApp está desconectado. Leia o QR code na tela Conversas WhatsApp; o envio é tentado de novo.',
  limite: 'O WhatsApp pediu para esperar: muitas mensagens em pouco tempo. O envio é tentado de novo.',
  'limite-da-pessoa':
    'O WhatsApp não entrega mais mensagens a esta pessoa por enquanto. Espere um dia, ou espere que ela escreva.',
  credencial: 'O WhatsApp recusou a credencial. Confira o token do canal na configuração do servidor.',
  conta:
    'A conta do WhatsApp está restrita ou desativada. Confira a Qualidade da Conta no Gerenciador da Meta.',
  pagamento: 'A conta do WhatsApp tem um problema de pagamento. Confira a Cobrança no Gerenciador da Meta.',
  preferencia: 'A pessoa pediu ao WhatsApp para não receber promoções.',
  'fora-da-janela':
    'A pessoa não escreve há mais de 24 horas, e o WhatsApp só aceita um modelo aprovado. Cadastre um modelo, ou espere a pessoa escrever.',
  'modelo-recusado':
    'O WhatsApp recusou o modelo desta mensagem. Confira o nome, o idioma e os campos dele no Gerenciador do WhatsApp.',
  'numero-invalido': 'Este número não tem WhatsApp, ou não pode receber mensagens.',
  recusada: 'O WhatsApp recusou a mensagem.',
  'em-duvida':
    'O WhatsApp não disse se a mensagem saiu. Ela não é enviada de novo sozinha: confira a conversa no aparelho e escolha o que fazer.',
};
const retryable: readonly SendFailure[] = ['indisponivel', 'desconectado', 'limite'];

/** A failure with its user-facing text; known codes have their own. */
export function sendError(
  code: SendFailure,
  { fault = null, ...options }: { isUncertain?: boolean; fault?: ChannelFault | null; cause?: unknown } = {},
): SendError {
  const explained = fault?.codigo == null ? null : explainCode(fault.codigo);
  return new SendError(code, explained ?? texts[code], {
    retryable: retryable.includes(code),
    fault,
    ...options,
  });
}

/** Kind of a failure by its Cloud API code, else by status. */
export function failureOf(status: number, codigo: number | null): SendFailure {
  const known = codigo === null ? undefined : errorCodes[codigo];
  if (known) return known.falha;
  if (status === 429) return 'limite';
  if (status === 401 || status === 403 || (codigo !== null && codigo >= 200 && codigo < 300))
    return 'credencial';
  return status >= 500 ? 'indisponivel' : 'recusada';
}
