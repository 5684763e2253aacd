import { isPdfType, lineOf, placeLine } from './content-words.ts';
import type { MessageContent, OtherKind } from './port.ts';
import type { Reader } from './read-json.ts';

const kinds: Record<string, OtherKind> = {
  audio: 'audio',
  voice: 'audio',
  video: 'video',
  sticker: 'figurinha',
  location: 'localizacao',
  document: 'documento',
  contacts: 'contato',
  reaction: 'reacao',
};
export const isId = (text: string | null): text is string =>
  text !== null && text !== '' && text.length <= 300;

/** One-line description of a message that is neither text nor picture. */
function detailOf(type: string, message: Reader): string | null {
  const media = message.get(type);
  switch (type) {
    case 'document':
      return lineOf(media.get('filename').text ?? media.get('caption').text);
    case 'video':
      return lineOf(media.get('caption').text);
    case 'location':
      return placeLine(
        [media.get('name').text, media.get('address').text],
        media.get('latitude').number,
        media.get('longitude').number,
      );
    case 'contacts':
      return lineOf(...media.list.map((each) => each.at('name', 'formatted_name').text));
    case 'reaction':
      return lineOf(media.get('emoji').text);
    case 'interactive':
      return media.get('type').text === 'nfm_reply' ? 'Resposta de formulário' : 'interactive';
    case 'unsupported':
      return refused(message);
    default:
      return Object.hasOwn(kinds, type) ? null : lineOf(type);
  }
}

/** What the channel did not deliver, and why. */
function refused(message: Reader): string | null {
  const [error] = message.get('errors').list;
  const type = message.at('unsupported', 'type').text ?? 'unsupported';
  const why = error?.at('error_data', 'details').text ?? error?.get('title').text;
  return lineOf(why ? `${type} (${error!.get('code').number ?? '?'}: ${why})` : type);
}

/** The number shared via the channel's own request; a forwarded contact does not count. */
function ownNumber(message: Reader): string | null {
  const isOwn = (reader: Reader) => reader.get('origin').text === 'contact_request';
  const [card] = message.get('contacts').list.filter((each) => isOwn(each) || isOwn(message));
  const [phone] = card?.get('phones').list ?? [];
  const digits = (phone?.get('wa_id').text ?? phone?.get('phone').text ?? '').replace(/\D/g, '');
  return /^\d{8,15}$/.test(digits) ? digits : null;
}

/** Content of a Cloud API message. */
export function cloudContent(message: Reader): MessageContent {
  const context = message.get('context');
  const isForwarded = context.get('forwarded').isTrue || context.get('frequently_forwarded').isTrue;
  return isForwarded ? { ...contentOf(message), encaminhada: true } : contentOf(message);
}

function contentOf(message: Reader): MessageContent {
  const type = message.get('type').text ?? '';
  const texts: Record<string, Reader[]> = {
    text: [message.at('text', 'body')],
    button: [message.at('button', 'text')],
    interactive: [
      message.at('interactive', 'button_reply', 'title'),
      message.at('interactive', 'list_reply', 'title'),
    ],
  };
  const texto = Object.hasOwn(texts, type) ? texts[type]!.map(({ text }) => text).find(Boolean) : null;
  if (texto) return { tipo: 'texto', texto };
  const media = message.get(type);
  const mime = media.get('mime_type').text;
  const midia = media.get('id').text;
  if ((type === 'image' || (type === 'document' && /^image\//.test(mime ?? ''))) && isId(midia))
    return {
      tipo: 'imagem',
      midia,
      mime,
      bytes: media.get('file_size').number,
      legenda: media.get('caption').text,
    };
  const tipo = (Object.hasOwn(kinds, type) && kinds[type]) || 'outro';
  const numero = type === 'contacts' ? ownNumber(message) : null;
  const isPdf = type === 'document' && isPdfType(mime) && isId(midia);
  return {
    tipo,
    detalhe: detailOf(type, message),
    ...(numero ? { numero } : {}),
    ...(isPdf ? { pdf: { midia, bytes: media.get('file_size').number } } : {}),
    ...(tipo === 'audio' && isId(midia)
      ? { audio: { midia, mime, bytes: media.get('file_size').number, segundos: null } }
      : {}),
    ...(tipo === 'reacao' && isId(media.get('message_id').text) ? { a: media.get('message_id').text! } : {}),
  };
}
