import { connectionNotice } from './evolution-connection.ts';
import { evolutionContent, unwrapped } from './evolution-content.ts';
import type { ChannelEvent, Sender } from './port.ts';
import type { Reader } from './read-json.ts';

/** The number of '5511988887777@s.whatsapp.net'; groups, lists and channels have none. */
const numberOf = (jid: string | null): string | null =>
  /^(\d{8,15})(?::\d+)?@(?:s\.whatsapp\.net|c\.us)$/.exec(jid ?? '')?.[1] ?? null;
/** A hidden id, '204811937755501@lid', without its device suffix. */
const hiddenOf = (jid: string | null): string | null => {
  const id = /^(\d{5,20})(?::\d+)?@lid$/.exec(jid ?? '')?.[1];
  return id ? `${id}@lid` : null;
};
const omitted = (reason: string): ChannelEvent => ({ kind: 'omitted', reason });

/** Events of a server configured to send everything. */
const othersEvents = new Set([
  ...['application.startup', 'messages.set', 'send.message', 'send.message.update', 'contacts.set'],
  ...['contacts.upsert', 'contacts.update', 'presence.update', 'chats.set', 'chats.upsert', 'chats.update'],
  ...['chats.delete', 'groups.upsert', 'groups.update', 'group.update', 'group.participants.update'],
  ...['labels.edit', 'labels.association', 'call', 'typebot.start', 'typebot.change.status'],
  ...['instance.create', 'creds.update', 'messaging.history.set'],
]);
const connectionEvents = [
  'connection.update',
  'qrcode.updated',
  'status.instance',
  'logout.instance',
  'remove.instance',
  'instance.delete',
];

/** A person by number and hidden id, wherever this server version puts them. */
function senderOf(key: Reader): Sender | null {
  const given = ['remoteJid', 'remoteJidAlt', 'senderPn', 'senderLid', 'previousRemoteJid'].map(
    (name) => key.get(name).text,
  );
  const number = given.map(numberOf).find((each) => each !== null);
  const ids = [...new Set(given.map(hiddenOf).filter((each) => each !== null))];
  const from = number ?? ids[0];
  return from ? { from, ids } : null;
}

/** Why the sender is not an individual. */
function notAPerson(jid: string | null): string {
  if (/@g\.us$/.test(jid ?? '')) return 'grupo';
  return /@(broadcast|newsletter)$/.test(jid ?? '') ? 'transmissao' : 'sem-remetente';
}

const isRevoke = (type: Reader) => type.text === 'REVOKE' || type.number === 0;
const isEdit = (type: Reader) => type.text === 'MESSAGE_EDIT' || type.number === 14;

/** An edit of an earlier message; its key names that one, from the other side's view. */
function changeOf(protocol: Reader, now: Date): ChannelEvent {
  const of = protocol.at('key', 'id').text;
  const type = protocol.get('type');
  if (!of || of.length > 300) return omitted('aviso-do-aparelho');
  if (isRevoke(type)) return { kind: 'revoke', id: `apagada:${of}`, of, at: now };
  const edited = protocol.get('editedMessage');
  if (!isEdit(type) || !edited.isThere) return omitted('aviso-do-aparelho');
  const ms = protocol.get('timestampMs').number;
  const id = `edicao:${of}:${ms ?? now.getTime()}`;
  return { kind: 'edit', id, of, at: now, content: evolutionContent(edited, of) };
}

function messageOf(data: Reader, now: Date): ChannelEvent {
  const key = data.get('key');
  const id = key.get('id').text;
  if (!id || id.length > 300) return omitted('sem-id');
  const sender = senderOf(key);
  const jid = key.get('remoteJid').text;
  if (sender === null || /@(g\.us|broadcast|newsletter)$/.test(jid ?? '')) return omitted(notAPerson(jid));
  // Messages written on our own phone are not incoming.
  if (key.get('fromMe').isTrue) return omitted('nossa');
  const message = unwrapped(data.get('message'));
  if (message.get('protocolMessage').isThere) return changeOf(message.get('protocolMessage'), now);
  if (message.keys.length === 0) return omitted('vazia');
  const at = data.get('messageTimestamp').moment(now);
  // The server writes a forwarded text as a plain one, and says so beside it.
  const isForwarded = data.at('contextInfo', 'isForwarded').isTrue;
  const content = {
    ...evolutionContent(message, id),
    ...(isForwarded ? { encaminhada: true as const } : {}),
  };
  return { kind: 'message', id, ...sender, name: data.get('pushName').text, username: null, at, content };
}

const states: Record<string, Extract<ChannelEvent, { kind: 'status' }>['state']> = {
  SERVER_ACK: 'sent',
  DELIVERY_ACK: 'delivered',
  READ: 'read',
  PLAYED: 'read',
  ERROR: 'failed',
};

function statusOf(data: Reader, now: Date): ChannelEvent {
  const id = data.get('keyId').text ?? data.at('key', 'id').text ?? data.get('id').text;
  const sender = senderOf(data.get('remoteJid').isThere ? data : data.get('key'));
  const status = data.get('status').text ?? data.at('update', 'status').text ?? '';
  if (!id) return omitted('sem-id');
  if (sender === null) return omitted(notAPerson(data.get('remoteJid').text));
  if (status === 'PENDING' || status === 'DELETED') return omitted('situacao-sem-efeito');
  if (!Object.hasOwn(states, status)) return omitted('situacao-desconhecida');
  return { kind: 'status', id, to: sender.from, at: now, state: states[status]!, error: null };
}

function revokeOf(key: Reader, now: Date): ChannelEvent {
  const of = key.get('id').text ?? key.at('key', 'id').text;
  if (!of || of.length > 300) return omitted('sem-id');
  return { kind: 'revoke', id: `apagada:${of}`, of, at: now };
}

/**
 * Parses a call of an Evolution server, 2.2 to 2.3.7; nothing is lost, foreign content is reported as
 * omitted.
 */
export function readEvolutionEvents(body: Reader, instance: string, now: Date): ChannelEvent[] {
  if (body.get('instance').text !== instance) return [omitted('outra-instancia')];
  const event = (body.get('event').text ?? '').toLowerCase().replaceAll(/[_-]/g, '.');
  const data = body.get('data');
  const all = data.list.length > 0 ? data.list : [data];
  if (event === 'messages.upsert') return all.map((each) => messageOf(each, now));
  if (event === 'messages.update') return all.map((each) => statusOf(each, now));
  if (event === 'messages.edited') return all.map((each) => changeOf(each, now));
  if (event === 'messages.delete') return all.map((each) => revokeOf(each, now));
  if (connectionEvents.includes(event)) return [connectionNotice(event, data, instance, now)];
  return [omitted(othersEvents.has(event) ? `assunto:${event}` : 'assunto-desconhecido')];
}
