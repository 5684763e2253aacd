import { isPdfType, lineOf, placeLine } from './content-words.ts';
import type { MessageContent, OtherKind } from './port.ts';
import type { Reader } from './read-json.ts';

const kinds: Record<string, OtherKind> = {
  audioMessage: 'audio',
  pttMessage: 'audio',
  videoMessage: 'video',
  ptvMessage: 'video',
  stickerMessage: 'figurinha',
  locationMessage: 'localizacao',
  liveLocationMessage: 'localizacao',
  documentMessage: 'documento',
  contactMessage: 'contato',
  contactsArrayMessage: 'contato',
  reactionMessage: 'reacao',
};
/** Wrappers around a message. */
const wrappers = [
  ...['ephemeralMessage', 'viewOnceMessage', 'viewOnceMessageV2', 'viewOnceMessageV2Extension'],
  ...[
    'documentWithCaptionMessage',
    'lottieStickerMessage',
    'groupMentionedMessage',
    'associatedChildMessage',
  ],
  ...['botInvokeMessage', 'deviceSentMessage', 'editedMessage'],
];
/** Fields phones add to messages of every kind. */
const beside = ['messageContextInfo', 'base64', 'mediaUrl', 'speechToText', 'senderKeyDistributionMessage'];
/** Deepest nesting in use. */
const deepest = 8;

/** Unwraps a message. */
export function unwrapped(message: Reader, depth = 0): Reader {
  const wrapper = wrappers.find((name) => message.at(name, 'message').isThere);
  return wrapper === undefined || depth >= deepest
    ? message
    : unwrapped(message.at(wrapper, 'message'), depth + 1);
}

function detailOf(kind: string, body: Reader): string | null {
  switch (kind) {
    case 'documentMessage':
      return lineOf(body.get('fileName').text ?? body.get('title').text ?? body.get('caption').text);
    case 'videoMessage':
      return lineOf(body.get('caption').text);
    case 'locationMessage':
    case 'liveLocationMessage':
      return placeLine(
        [body.get('name').text, body.get('address').text],
        body.get('degreesLatitude').number,
        body.get('degreesLongitude').number,
      );
    case 'contactMessage':
    case 'contactsArrayMessage':
      return lineOf(body.get('displayName').text);
    case 'reactionMessage':
      return lineOf(body.get('text').text);
    default:
      return null;
  }
}

/** Content of an Evolution message; its picture is fetched by the message's id. */
export function evolutionContent(wrapped: Reader, id: string): MessageContent {
  const message = unwrapped(wrapped);
  const isForwarded = message.keys.some((key) => message.at(key, 'contextInfo', 'isForwarded').isTrue);
  return isForwarded ? { ...contentOf(message, id), encaminhada: true } : contentOf(message, id);
}

function contentOf(message: Reader, id: string): MessageContent {
  const texto = [
    message.get('conversation'),
    message.at('extendedTextMessage', 'text'),
    message.at('buttonsResponseMessage', 'selectedDisplayText'),
    message.at('listResponseMessage', 'title'),
    message.at('templateButtonReplyMessage', 'selectedDisplayText'),
    message.at('interactiveResponseMessage', 'body', 'text'),
  ]
    .map(({ text }) => text)
    .find(Boolean);
  if (texto) return { tipo: 'texto', texto };
  const document = message.get('documentMessage');
  const isPicture = /^image\//.test(document.get('mimetype').text ?? '');
  const image = isPicture ? document : message.get('imageMessage');
  if (image.isThere)
    return {
      tipo: 'imagem',
      midia: id,
      mime: image.get('mimetype').text,
      bytes: image.get('fileLength').number,
      legenda: image.get('caption').text,
    };
  const found = message.keys.filter((key) => !beside.includes(key));
  const known = found.find((key) => Object.hasOwn(kinds, key));
  if (known) {
    const isPdf = known === 'documentMessage' && isPdfType(document.get('mimetype').text);
    const body = message.get(known);
    const isAudio = kinds[known] === 'audio' && body.get('mimetype').isThere;
    const to = known === 'reactionMessage' ? body.at('key', 'id').text : null;
    return {
      tipo: kinds[known]!,
      detalhe: detailOf(known, body),
      ...(isPdf ? { pdf: { midia: id, bytes: document.get('fileLength').number } } : {}),
      ...(isAudio
        ? {
            audio: {
              midia: id,
              mime: body.get('mimetype').text,
              bytes: body.get('fileLength').number,
              segundos: body.get('seconds').number,
            },
          }
        : {}),
      ...(to ? { a: to } : {}),
    };
  }
  return { tipo: 'outro', detalhe: lineOf(found[0] ?? null) };
}
