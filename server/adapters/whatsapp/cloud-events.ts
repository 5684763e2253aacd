import { errorCodes } from '#server/kernel/whatsapp-error-codes.ts';
import { cloudContent, isId } from './cloud-content.ts';
import { accountFields, noticesOf } from './cloud-notices.ts';
import type { ChannelEvent, ChannelFault, Sender } from './port.ts';
import type { Reader } from './read-json.ts';

const isNumber = (text: string | null): text is string => text !== null && /^\d{8,15}$/.test(text);
/** 'BR.1502576394655843', 'BR.ENT.1181…': a country, a dot and up to 128 letters and digits. */
const isScoped = (text: string | null): text is string =>
  text !== null && /^[A-Z]{2}\.(?:ENT\.)?[A-Za-z0-9]{1,128}$/.test(text);
const omitted = (reason: string): ChannelEvent => ({ kind: 'omitted', reason });

/** Webhook fields an application may subscribe to that we do not use. */
const othersFields = new Set([
  ...['smb_message_echoes', 'smb_app_state_sync', 'history', 'calls', 'flows', 'security', 'standby'],
  ...['message_template_components_update', 'business_username_update', 'group_lifecycle_update'],
  ...['group_participants_update', 'group_settings_update', 'group_status_update', 'tracking_events'],
  ...['partner_solutions', 'automatic_events', 'messaging_handovers', 'account_settings_update'],
]);

/** A sender by whatever identifiers are given; null if none. */
function senderOf(numbers: Reader[], ids: Reader[]): Sender | null {
  const scoped = [...new Set(ids.map(({ text }) => text).filter(isScoped))];
  // A scoped id may appear in a number's place.
  const given = numbers.map(({ text }) => text);
  const from = given.find(isNumber) ?? scoped[0] ?? given.find(isScoped) ?? null;
  if (from === null) return null;
  return { from, ids: isNumber(from) || scoped.includes(from) ? scoped : [from, ...scoped] };
}

/** The `contacts` entry of a message: by number or id, else the only one. */
function contactOf(value: Reader, message: Reader): Reader | undefined {
  const all = value.get('contacts').list;
  const from = message.get('from').text;
  const id = message.get('from_user_id').text;
  const own = all.find(
    (each) =>
      (from !== null && each.get('wa_id').text === from) || (id !== null && each.get('user_id').text === id),
  );
  return own ?? (all.length === 1 ? all[0] : undefined);
}

const faultOf = (error: Reader | undefined): ChannelFault | null =>
  error
    ? {
        codigo: error.get('code').number,
        titulo: error.get('title').text ?? error.get('message').text,
        detalhes: error.at('error_data', 'details').text ?? error.get('details').text,
        href: error.get('href').text,
      }
    : null;

/** A changed number or id: one message names the old and the new one, without contacts. */
function identityOf(message: Reader, { id, at }: { id: string; at: Date }): ChannelEvent {
  const system = message.get('system');
  if (!['user_changed_number', 'user_changed_user_id'].includes(system.get('type').text ?? ''))
    return omitted('aviso-do-aparelho');
  const before = [system.get('previous_user_id'), system.get('previous_parent_user_id')];
  const previous = [...new Set([...before, message.get('from_user_id')].map(({ text }) => text))].filter(
    isScoped,
  );
  const now = [system.get('user_id'), system.get('parent_user_id')].map(({ text }) => text).filter(isScoped);
  const given = [message.get('from').text, ...previous];
  const from = given.find((each) => isNumber(each)) ?? previous[0];
  if (!from) return omitted('sem-remetente');
  // `new_wa_id` before version 12 of the API.
  const number = [system.get('wa_id').text, system.get('new_wa_id').text].find(isNumber) ?? null;
  const ids = now.filter((each) => !previous.includes(each));
  if (number === null && ids.length === 0) return omitted('sem-remetente');
  return { kind: 'identity', id, at, from, previous, number, ids };
}

function messageOf(value: Reader, message: Reader, now: Date): ChannelEvent {
  const id = message.get('id').text;
  if (!isId(id)) return omitted('sem-id');
  const at = message.get('timestamp').moment(now);
  const type = message.get('type').text;
  if (type === 'system') return identityOf(message, { id, at });
  // Groups never register.
  if (message.get('group_id').isThere) return omitted('grupo');
  if (type === 'edit' || type === 'revoke') {
    const of = message.at(type, 'original_message_id').text;
    if (!isId(of)) return omitted('sem-id');
    if (type === 'revoke') return { kind: 'revoke', id, of, at };
    return { kind: 'edit', id, of, at, content: cloudContent(message.at('edit', 'message')) };
  }
  const contact = contactOf(value, message);
  const sender = senderOf(
    [message.get('from'), ...(contact ? [contact.get('wa_id')] : [])],
    [
      ...[message.get('from_user_id'), ...(contact ? [contact.get('user_id')] : [])],
      ...[message.get('from_parent_user_id'), ...(contact ? [contact.get('parent_user_id')] : [])],
    ],
  );
  if (!sender) return omitted('sem-remetente');
  const name = contact?.at('profile', 'name').text ?? null;
  const username = contact?.at('profile', 'username').text ?? contact?.get('username').text ?? null;
  return { kind: 'message', id, ...sender, name, username, at, content: cloudContent(message) };
}

const states = {
  sent: 'sent',
  delivered: 'delivered',
  read: 'read',
  played: 'read',
  failed: 'failed',
} as const;

function statusOf(value: Reader, status: Reader, now: Date): ChannelEvent {
  const id = status.get('id').text;
  const given = status.get('status').text ?? '';
  if (!isId(id)) return omitted('sem-id');
  if (!Object.hasOwn(states, given)) return omitted('situacao-desconhecida');
  const [contact] = value.get('contacts').list;
  const sender = senderOf(
    [status.get('recipient_id')],
    [status.get('recipient_user_id'), ...(contact ? [contact.get('user_id')] : [])],
  );
  if (!sender) return omitted('sem-remetente');
  const [error] = status.get('errors').list;
  return {
    kind: 'status',
    id,
    to: sender.from,
    at: status.get('timestamp').moment(now),
    state: states[given as keyof typeof states],
    error: faultOf(error),
  };
}

function preferenceOf(value: Reader, preference: Reader, now: Date): ChannelEvent {
  const [contact] = value.get('contacts').list;
  const sender = senderOf(
    [preference.get('wa_id'), ...(contact ? [contact.get('wa_id')] : [])],
    [preference.get('user_id'), ...(contact ? [contact.get('user_id')] : [])],
  );
  const wish = preference.get('value').text;
  if (!sender) return omitted('sem-remetente');
  if (preference.get('category').text !== 'marketing_messages' || wish === null)
    return omitted('preferencia-desconhecida');
  const at = preference.get('timestamp').moment(now);
  const marketing = wish !== 'stop';
  return { kind: 'preference', id: `preferencia:${sender.from}:${at.getTime()}`, at, ...sender, marketing };
}

/** An error of the channel as a whole. */
function errorOf(error: Reader, at: Date): ChannelEvent {
  const { codigo, titulo, detalhes } = faultOf(error)!;
  const known = codigo === null ? undefined : errorCodes[codigo];
  return {
    kind: 'notice',
    chave: `erro:${codigo ?? titulo ?? 'desconhecido'}`,
    at,
    gravidade: known?.doCanal ?? 'atencao',
    titulo: known?.nome ?? titulo ?? 'O WhatsApp avisou de um erro',
    fazer: known ? `${known.significa} ${known.fazer}` : 'Confira o aviso no Gerenciador do WhatsApp.',
    detalhe: detalhes ?? titulo,
  };
}

function changeOf(change: Reader, entryAt: Date, phoneNumberId: string, now: Date): ChannelEvent[] {
  const field = change.get('field').text ?? 'messages';
  const value = change.get('value');
  if (accountFields.has(field)) return noticesOf(field, value, entryAt);
  if (field !== 'messages' && field !== 'user_preferences')
    return [omitted(othersFields.has(field) ? `assunto:${field}` : 'assunto-desconhecido')];
  // Several numbers may share an account and its webhook.
  if (value.at('metadata', 'phone_number_id').text !== phoneNumberId) return [omitted('outro-numero')];
  const events = [
    ...value.get('messages').list.map((each) => messageOf(value, each, now)),
    ...value.get('statuses').list.map((each) => statusOf(value, each, now)),
    ...value.get('user_preferences').list.map((each) => preferenceOf(value, each, now)),
    ...value.get('errors').list.map((each) => errorOf(each, entryAt)),
  ];
  return events.length > 0 ? events : [omitted('vazia')];
}

/**
 * Parses a Cloud API call: many entries with many changes, each with messages, statuses and account news.
 * Nothing is lost: foreign content is reported as omitted, with the reason.
 */
export function readCloudEvents(body: Reader, phoneNumberId: string, now: Date): ChannelEvent[] {
  return body.get('entry').list.flatMap((entry) => {
    const at = entry.get('time').moment(now);
    return entry.get('changes').list.flatMap((change) => changeOf(change, at, phoneNumberId, now));
  });
}
