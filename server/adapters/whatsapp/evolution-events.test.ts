import { describe, expect, it } from 'vitest';
import { evolutionContent } from './evolution-content.ts';
import { readEvolutionEvents } from './evolution-events.ts';
import { Reader } from './read-json.ts';

const now = new Date('2026-11-22T12:00:00Z');
const jid = '5511988887777@s.whatsapp.net';
const read = (event: string, data: unknown, instance = 'portal') =>
  readEvolutionEvents(new Reader({ instance, event, data }), 'portal', now);
const content = (message: object) => evolutionContent(new Reader(message), 'M1');

describe('a message', () => {
  const message = (over: object = {}, key: object = {}) =>
    read('messages.upsert', {
      key: { id: 'M1', remoteJid: jid, ...key },
      message: { conversation: 'Oi' },
      messageTimestamp: 1_795_000_000,
      pushName: 'Ana',
      ...over,
    })[0];

  it('comes with who wrote it, under which name and when', () => {
    expect(message()).toEqual({
      kind: 'message',
      id: 'M1',
      from: '5511988887777',
      ids: [],
      name: 'Ana',
      username: null,
      at: new Date(1_795_000_000_000),
      content: { tipo: 'texto', texto: 'Oi' },
    });
  });

  it.each<[object, string, string[]]>([
    [{ remoteJid: '5511988887777:12@s.whatsapp.net' }, '5511988887777', []],
    [{ remoteJid: '5511988887777@c.us' }, '5511988887777', []],
    [{ remoteJid: '204811937755501:3@lid' }, '204811937755501@lid', ['204811937755501@lid']],
    [{ remoteJid: '204811937755501@lid', remoteJidAlt: jid }, '5511988887777', ['204811937755501@lid']],
    [{ remoteJid: '204811937755501@lid', senderPn: jid }, '5511988887777', ['204811937755501@lid']],
    [{ remoteJid: jid, senderLid: '204811937755501@lid' }, '5511988887777', ['204811937755501@lid']],
    [{ remoteJid: '204811937755501@lid', previousRemoteJid: jid }, '5511988887777', ['204811937755501@lid']],
  ])('whose key is %j is from %s', (key, from, ids) => {
    expect(message({}, key)).toMatchObject({ from, ids });
  });

  it.each<[string, object, object]>([
    ['sem-id', {}, { id: '' }],
    ['sem-id', {}, { id: 'x'.repeat(301) }],
    ['grupo', {}, { remoteJid: '123456@g.us', senderPn: jid }],
    ['transmissao', {}, { remoteJid: 'status@broadcast' }],
    ['transmissao', {}, { remoteJid: '1234567@newsletter' }],
    ['sem-remetente', {}, { remoteJid: 'quem@s.whatsapp.net' }],
    ['nossa', {}, { fromMe: true }],
    ['vazia', { message: {} }, {}],
  ])('is left out as “%s”', (reason, over, key) => {
    expect(message(over, key)).toEqual({ kind: 'omitted', reason });
  });

  it('with an id of 300 characters is still one', () => {
    expect(message({}, { id: 'x'.repeat(300) })).toMatchObject({ kind: 'message' });
  });

  it('of no believable time is of now', () => {
    expect(message({ messageTimestamp: 12 })).toMatchObject({ at: now });
  });

  it('forwarded says so, whether the call says it beside the text or within', () => {
    expect(message({ contextInfo: { isForwarded: true } })).toMatchObject({
      content: { texto: 'Oi', encaminhada: true },
    });
    const within = { extendedTextMessage: { text: 'Oi', contextInfo: { isForwarded: true } } };
    expect(message({ message: within })).toMatchObject({ content: { texto: 'Oi', encaminhada: true } });
  });
});

describe('a change of what was written', () => {
  const changed = (protocol: object) =>
    read('messages.upsert', {
      key: { id: 'M2', remoteJid: jid },
      message: { protocolMessage: protocol },
    })[0];

  it.each(['REVOKE', 0])('of type %j takes it back', (type) => {
    expect(changed({ type, key: { id: 'M1' } })).toEqual({
      kind: 'revoke',
      id: 'apagada:M1',
      of: 'M1',
      at: now,
    });
  });

  it.each(['MESSAGE_EDIT', 14])('of type %j tells it anew', (type) => {
    const edited = { type, key: { id: 'M1' }, editedMessage: { conversation: 'Olá' }, timestampMs: 1234 };
    expect(changed(edited)).toEqual({
      kind: 'edit',
      id: 'edicao:M1:1234',
      of: 'M1',
      at: now,
      content: { tipo: 'texto', texto: 'Olá' },
    });
    expect(changed({ ...edited, timestampMs: undefined })).toMatchObject({
      id: `edicao:M1:${now.getTime()}`,
    });
  });

  it.each([
    { type: 'REVOKE', key: {} },
    { type: 'REVOKE', key: { id: 'x'.repeat(301) } },
    { type: 'MESSAGE_EDIT', key: { id: 'M1' } },
    { type: 'EPHEMERAL_SETTING', key: { id: 'M1' }, editedMessage: { conversation: 'x' } },
  ])('as a notice of the phone is left out: %j', (protocol) => {
    expect(changed(protocol)).toEqual({ kind: 'omitted', reason: 'aviso-do-aparelho' });
  });

  it('arrives as a call of its own, too', () => {
    expect(read('messages.delete', { key: { id: 'M1' } })).toEqual([
      { kind: 'revoke', id: 'apagada:M1', of: 'M1', at: now },
    ]);
    expect(read('MESSAGES_DELETE', { id: 'M3' })).toMatchObject([{ of: 'M3' }]);
    expect(read('messages-delete', {})).toEqual([{ kind: 'omitted', reason: 'sem-id' }]);
    expect(
      read('messages.edited', {
        type: 14,
        key: { id: 'M1' },
        editedMessage: { conversation: 'Olá' },
        timestampMs: 5,
      }),
    ).toMatchObject([{ kind: 'edit', of: 'M1' }]);
  });
});

describe('the state of what we sent', () => {
  it.each([
    ['SERVER_ACK', 'sent'],
    ['DELIVERY_ACK', 'delivered'],
    ['READ', 'read'],
    ['PLAYED', 'read'],
    ['ERROR', 'failed'],
  ])('%s is %s', (status, state) => {
    const wanted = { kind: 'status', id: 'M1', to: '5511988887777', at: now, state, error: null };
    expect(read('messages.update', { keyId: 'M1', remoteJid: jid, status })).toEqual([wanted]);
    expect(read('messages.update', { key: { id: 'M1', remoteJid: jid }, update: { status } })).toEqual([
      wanted,
    ]);
  });

  it.each([
    [{ remoteJid: jid, status: 'READ' }, 'sem-id'],
    [{ keyId: 'M1', remoteJid: '1@g.us', status: 'READ' }, 'grupo'],
    [{ keyId: 'M1', remoteJid: jid, status: 'PENDING' }, 'situacao-sem-efeito'],
    [{ keyId: 'M1', remoteJid: jid, status: 'DELETED' }, 'situacao-sem-efeito'],
    [{ keyId: 'M1', remoteJid: jid, status: 'NEW' }, 'situacao-desconhecida'],
  ])('%j is left out as “%s”', (data, reason) => {
    expect(read('messages.update', data)).toEqual([{ kind: 'omitted', reason }]);
  });

  it('of several in one call is read of each', () => {
    const one = (id: string) => ({ keyId: id, remoteJid: jid, status: 'READ' });
    expect(read('messages.update', [one('A'), one('B')])).toMatchObject([{ id: 'A' }, { id: 'B' }]);
  });
});

describe('the rest', () => {
  it('another instance’s news, what is known and not needed, and what is not known are told apart', () => {
    expect(read('messages.upsert', {}, 'outra')).toEqual([{ kind: 'omitted', reason: 'outra-instancia' }]);
    expect(read('PRESENCE_UPDATE', {})).toEqual([{ kind: 'omitted', reason: 'assunto:presence.update' }]);
    expect(read('something.new', {})).toEqual([{ kind: 'omitted', reason: 'assunto-desconhecido' }]);
  });

  const scan =
    'Quem cuida do aparelho da instância portal precisa ler o QR code: abra Conversas WhatsApp, escolha Mostrar QR code e leia-o no WhatsApp, em Aparelhos conectados.';
  it.each<[string, object, string, string, string | null, string | null]>([
    ['connection.update', { state: 'open' }, 'ok', 'O aparelho do WhatsApp está conectado', null, null],
    [
      'connection.update',
      { state: 'connecting' },
      'atencao',
      'O aparelho do WhatsApp está se conectando',
      `Se ficar assim por alguns minutos: ${scan}`,
      null,
    ],
    [
      'connection.update',
      { state: 'close' },
      'parado',
      'O aparelho do WhatsApp está desconectado',
      scan,
      null,
    ],
    [
      'connection.update',
      { state: 'refused' },
      'parado',
      'O aparelho do WhatsApp está desconectado',
      scan,
      'Ninguém leu o QR code a tempo',
    ],
    [
      'qrcode.updated',
      { qrcode: { base64: 'x' } },
      'parado',
      'O aparelho do WhatsApp está desconectado',
      scan,
      'O QR code está à espera',
    ],
    ['qrcode.updated', {}, 'parado', 'O aparelho do WhatsApp está desconectado', scan, 'O QR code venceu'],
    ...['status.instance', 'logout.instance', 'remove.instance', 'instance.delete'].map(
      (event): [string, object, string, string, string, string] => [
        event,
        {},
        'parado',
        'O aparelho do WhatsApp está desconectado',
        scan,
        'A sessão foi encerrada',
      ],
    ),
  ])('%s %j says how the phone is', (event, data, gravidade, titulo, fazer, detalhe) => {
    expect(read(event, data)).toEqual([
      { kind: 'notice', at: now, chave: 'conexao', gravidade, titulo, fazer, detalhe },
    ]);
  });
});

describe('what a message holds', () => {
  it.each<[object, string]>([
    [{ conversation: 'Oi' }, 'Oi'],
    [{ extendedTextMessage: { text: 'Oi com link' } }, 'Oi com link'],
    [{ buttonsResponseMessage: { selectedDisplayText: 'Sim' } }, 'Sim'],
    [{ listResponseMessage: { title: 'Opção 1' } }, 'Opção 1'],
    [{ templateButtonReplyMessage: { selectedDisplayText: 'Quero' } }, 'Quero'],
    [{ interactiveResponseMessage: { body: { text: 'Feito' } } }, 'Feito'],
    ...[
      'ephemeralMessage',
      'viewOnceMessage',
      'viewOnceMessageV2',
      'viewOnceMessageV2Extension',
      'documentWithCaptionMessage',
      'lottieStickerMessage',
      'groupMentionedMessage',
      'associatedChildMessage',
      'botInvokeMessage',
      'deviceSentMessage',
      'editedMessage',
    ].map((wrapper): [object, string] => [{ [wrapper]: { message: { conversation: 'Dentro' } } }, 'Dentro']),
  ])('a text: %j', (message, texto) => {
    expect(content(message)).toEqual({ tipo: 'texto', texto });
  });

  it('a picture, sent as one or as a document', () => {
    const image = { mimetype: 'image/jpeg', fileLength: '1200', caption: 'Eu' };
    const wanted = { tipo: 'imagem', midia: 'M1', mime: 'image/jpeg', bytes: 1200, legenda: 'Eu' };
    expect(content({ imageMessage: image })).toEqual(wanted);
    expect(content({ documentMessage: image })).toEqual(wanted);
  });

  it.each<[object, object]>([
    [
      { audioMessage: { mimetype: 'audio/ogg', fileLength: 900, seconds: 7 } },
      {
        tipo: 'audio',
        detalhe: null,
        audio: { midia: 'M1', mime: 'audio/ogg', bytes: 900, segundos: 7 },
      },
    ],
    [{ pttMessage: {} }, { tipo: 'audio', detalhe: null }],
    [{ videoMessage: { caption: 'A sala' } }, { tipo: 'video', detalhe: 'A sala' }],
    [{ ptvMessage: { caption: 'A sala' } }, { tipo: 'video', detalhe: null }],
    [{ stickerMessage: {} }, { tipo: 'figurinha', detalhe: null }],
    [
      {
        locationMessage: {
          name: 'Praça',
          address: 'Rua 1',
          degreesLatitude: -22.5,
          degreesLongitude: -47.25,
        },
      },
      { tipo: 'localizacao', detalhe: 'Praça, Rua 1 (-22.5, -47.25)' },
    ],
    [
      { liveLocationMessage: { degreesLatitude: -22.5, degreesLongitude: -47.25 } },
      { tipo: 'localizacao', detalhe: '-22.5, -47.25' },
    ],
    [{ locationMessage: { name: 'Praça' } }, { tipo: 'localizacao', detalhe: 'Praça' }],
    [
      { documentMessage: { fileName: 'a.docx', title: 'b', caption: 'c' } },
      { tipo: 'documento', detalhe: 'a.docx' },
    ],
    [{ documentMessage: { title: 'b', caption: 'c' } }, { tipo: 'documento', detalhe: 'b' }],
    [{ documentMessage: { caption: 'c' } }, { tipo: 'documento', detalhe: 'c' }],
    [
      { documentMessage: { fileName: 'a.pdf', mimetype: 'application/pdf; x', fileLength: 5 } },
      { tipo: 'documento', detalhe: 'a.pdf', pdf: { midia: 'M1', bytes: 5 } },
    ],
    [{ contactMessage: { displayName: 'Ivo' } }, { tipo: 'contato', detalhe: 'Ivo' }],
    [{ contactsArrayMessage: { displayName: '2 contatos' } }, { tipo: 'contato', detalhe: '2 contatos' }],
    [{ reactionMessage: { text: '👍', key: { id: 'M0' } } }, { tipo: 'reacao', detalhe: '👍', a: 'M0' }],
    [
      { messageContextInfo: {}, base64: 'x', pollCreationMessage: {} },
      { tipo: 'outro', detalhe: 'pollCreationMessage' },
    ],
    [
      { messageContextInfo: {}, mediaUrl: 'x', speechToText: 'y' },
      { tipo: 'outro', detalhe: null },
    ],
  ])('something else: %j', (message, wanted) => {
    expect(content(message)).toEqual(wanted);
  });

  it('of its description at most 300 characters are kept', () => {
    expect(content({ videoMessage: { caption: 'x'.repeat(400) } })).toEqual({
      tipo: 'video',
      detalhe: 'x'.repeat(300),
    });
  });
});
