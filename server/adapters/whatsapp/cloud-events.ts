import type { ChannelEvent, MessageContent, OtherKind } from './port.ts';
import type { Reader } from './read-json.ts';

const isNumber = (text: string | null): text is string => text !== null && /^\d{8,15}$/.test(text);
const isId = (text: string | null): text is string => text !== null && text !== '' && text.length <= 300;

const kinds: Record<string, OtherKind> = {
  ...{ audio: 'audio', voice: 'audio', video: 'video', sticker: 'figurinha', location: 'localizacao' },
  ...{ document: 'documento', contacts: 'contato', reaction: 'reacao' },
};

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
  const isPicture =
    type === 'image' ||
    (type === 'document' && /^image\//.test(message.at('document', 'mime_type').text ?? ''));
  const media = message.get(type);
  const midia = media.get('id').text;
  if (isPicture && isId(midia))
    return {
      tipo: 'imagem',
      midia,
      mime: media.get('mime_type').text,
      bytes: media.get('file_size').number,
      legenda: media.get('caption').text,
    };
  return { tipo: (Object.hasOwn(kinds, type) && kinds[type]) || 'outro' };
}

function messagesOf(value: Reader, now: Date): ChannelEvent[] {
  const names = new Map(
    value
      .get('contacts')
      .list.map((contact) => [contact.get('wa_id').text, contact.at('profile', 'name').text]),
  );
  return value.get('messages').list.flatMap((message) => {
    const id = message.get('id').text;
    const from = message.get('from').text;
    // News of the system, such as a changed number, come from nobody who waits for an answer.
    if (!isId(id) || !isNumber(from) || message.get('type').text === 'system') return [];
    const at = message.get('timestamp').moment(now);
    return [
      { kind: 'message' as const, id, from, name: names.get(from) ?? null, at, content: contentOf(message) },
    ];
  });
}

const states = ['sent', 'delivered', 'read', 'failed'] as const;

function statusesOf(value: Reader, now: Date): ChannelEvent[] {
  return value.get('statuses').list.flatMap((status) => {
    const id = status.get('id').text;
    const to = status.get('recipient_id').text;
    const state = states.find((each) => each === status.get('status').text);
    if (!isId(id) || !isNumber(to) || !state) return [];
    const [error] = status.get('errors').list;
    const code = error?.get('code').number;
    const reason = error ? `${error.get('title').text ?? ''}${code ? ` (${code})` : ''}`.trim() : null;
    return [{ kind: 'status' as const, id, to, at: status.get('timestamp').moment(now), state, reason }];
  });
}

/**
 * What a call of the Cloud API tells: many entries with many changes, each with messages and news of
 * ours. What belongs to another number, or is of a kind nobody knows, is left out.
 */
export function readCloudEvents(body: Reader, phoneNumberId: string, now: Date): ChannelEvent[] {
  return body.get('entry').list.flatMap((entry) =>
    entry.get('changes').list.flatMap((change) => {
      const value = change.get('value');
      if (value.at('metadata', 'phone_number_id').text !== phoneNumberId) return [];
      return [...messagesOf(value, now), ...statusesOf(value, now)];
    }),
  );
}
