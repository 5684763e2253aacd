import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { drawnPictures } from '#server/adapters/drawn-pictures/canvas.ts';
import { createLocalIntelligence } from '#server/adapters/intelligence/local/create-local.ts';
import { createOpenAiTranscriber } from '#server/adapters/transcription/openai-wire.ts';
import { createSimulator } from '#server/adapters/whatsapp/simulator.ts';
import { bumpLists } from '#server/db/list-version.ts';
import { lisaRecebidas } from '#server/db/schema/lisa.ts';
import { createHttpClient } from '#server/kernel/http-client.ts';
import { createLog } from '#server/kernel/log.ts';
import { readModelos } from '#server/sistema/modelos/service.ts';
import { startTestApp, type TestApp } from '#tests/app.ts';
import { createBairro } from '#tests/factories/bairro.ts';
import { createCidade } from '#tests/factories/cidade.ts';
import { createEmpreendimento } from '#tests/factories/empreendimento.ts';
import { createZona } from '#tests/factories/zona.ts';
import { noOcr } from '#tests/fakes/no-ocr.ts';
import { oggOf, startFakeTranscription } from '#tests/fakes/transcription.ts';
import { makePdf } from '#tests/fixtures/pasta.ts';
import { createPhone, lisaSettled, newMessageId, phoneSecret, registrationOf } from '#tests/phone.ts';
import { newSession } from './conversation/session.ts';
import { hear } from './hear.ts';

let app: TestApp;
let fake: Awaited<ReturnType<typeof startFakeTranscription>>;
let numbers = 0;
/** What the letters of the next picture say. */
let printed = '';
const front = (numero: string) => `CRECI 2ª REGIÃO - SP\nINSCRIÇÃO\n${numero}-F`;
const simulator = createSimulator({
  secret: phoneSecret,
  now: () => app?.clock.now() ?? new Date(),
  newId: () => crypto.randomUUID(),
});

beforeAll(async () => {
  fake = await startFakeTranscription();
  const nobody = () => Promise.reject(new Error('no page is written here'));
  app = await startTestApp({
    workers: true,
    deps: {
      outside: {
        whatsapp: simulator,
        intelligence: createLocalIntelligence({
          renderHotsite: nobody,
          renderSection: nobody,
          ocr: { ...noOcr, readText: () => Promise.resolve(printed) },
        }),
        // A server outside, played on loopback.
        transcriber: createOpenAiTranscriber(
          { url: fake.url, apiKey: fake.key, model: 'whisper-1' },
          {
            http: createHttpClient({ hosts: [], configured: [fake.url] }),
            leaves: true,
            mayHear: async () => (await readModelos(app.db)).dados.audios,
          },
        ),
      },
    },
  });
  await app.login();
});
afterAll(async () => {
  await app?.close();
  await fake?.stop();
});

/** Somebody who has given this many answers. */
async function talking(answers: number) {
  const n = ++numbers;
  const phone = createPhone(app, `5541${930_000_000 + n}`);
  await phone.says('Oi', ...registrationOf(7000 + n).slice(0, answers));
  return {
    ...phone,
    /** Sends a message of any kind and answers what Lisa says to it, by key. */
    async sends(message: Record<string, unknown>): Promise<string[]> {
      const before = (await phone.outbox()).length;
      app.clock.advance(1000);
      await phone.send(message);
      await lisaSettled(app);
      return (await phone.outbox()).slice(before).map(({ chave }) => chave);
    },
    last: async () => (await phone.outbox()).at(-1)!,
  };
}
type Phone = Awaited<ReturnType<typeof talking>>;
const text = (body: string, more = {}) => ({ type: 'text', text: { body }, ...more });
const image = (bytes: Uint8Array) => ({
  type: 'image',
  image: { id: simulator.keepPicture(bytes), mime_type: 'image/jpeg' },
});
const document = (bytes: Uint8Array, mime_type: string) => ({
  type: 'document',
  document: { id: simulator.keepPicture(bytes), mime_type, filename: 'creci' },
});
const voice = (seconds: number) => ({
  type: 'audio',
  audio: { id: simulator.keepPicture(oggOf(seconds)), mime_type: 'audio/ogg; codecs=opus', voice: true },
});
const pin = (location: Record<string, unknown>) => ({ type: 'location', location });
const forwarded = { context: { forwarded: true } };
const edited = (of: string, body: string) => ({
  type: 'edit',
  edit: { original_message_id: of, message: { type: 'text', text: { body } } },
});
const reactionTo = (message_id: string | null, emoji: string) => ({
  type: 'reaction',
  reaction: { message_id, emoji },
});
const letAudiosGo = async (audios: boolean) => {
  const { salvo } = (await app.get('/api/modelos')).body;
  const saved = { ...salvo, dados: { ...salvo.dados, audios } };
  expect((await app.call('PUT', '/api/modelos', { body: saved })).status).toBe(200);
};

describe('LIA-08 what people send beside texts', () => {
  it('the CRECI is read from a photo, a picture sent as a document and a PDF, from both sides, kept nowhere; a photo that is none is told as such', async () => {
    const picture = await drawnPictures.portrait();
    const pdf = await makePdf([['carteira']]);
    for (const [numero, sent] of [
      ['11.111', image(picture)],
      ['22.222', document(picture, 'image/jpeg')],
      ['33.333', document(pdf, 'application/pdf')],
    ] as const) {
      const phone = await talking(1);
      printed = front(numero);
      expect(await phone.sends(sent)).toEqual(['creci_lido']);
      expect((await phone.last()).texto).toContain(`CRECI ${numero.replace('.', '')}-F/SP`);
      // The other side comes after it: what was read stands.
      printed = 'VÁLIDA EM TODO O TERRITÓRIO NACIONAL';
      expect(await phone.sends(sent)).toEqual(['creci_outro_lado']);
      expect(await phone.says('sim')).toEqual(['lisa_additional_info_message']);
      expect(await phone.session()).toMatchObject({
        creci: `${numero.replace('.', '')}-F`,
        ufCreci: 'SP',
        foto: null,
      });
    }
    // The other side comes first.
    const phone = await talking(1);
    printed = 'VÁLIDA EM TODO O TERRITÓRIO NACIONAL';
    expect(await phone.sends(image(picture))).toEqual(['foto_da_carteira']);
    printed = front('44.444');
    expect(await phone.sends(image(picture))).toEqual(['creci_lido']);

    const other = await talking(1);
    printed = 'Conta de luz';
    expect(await other.sends(image(picture))).toEqual(['foto_da_carteira']);
    expect((await other.last()).texto).toMatch(
      /Não consegui ler um CRECI nessa imagem, e por isso não a guardei/,
    );
    expect(await other.sends(document(pdf, 'application/pdf'))).toEqual(['pdf_sem_creci']);
    expect(await other.session()).toMatchObject({ creci: null, foto: null, pergunta: 'creci' });
  });

  it('a shared place is asked about as the bairro it lies in, by its address or the developments around it; of no known one the name is asked for', async () => {
    const cidade = await createCidade(app.db, { nome: 'Vila Serena' });
    const zona = await createZona(app.db, { cidadeId: cidade.id });
    const alto = await createBairro(app.db, { nome: 'Alto da Serra', zonaId: zona.id });
    const near = await createBairro(app.db, { nome: 'Jardim do Lago', zonaId: zona.id });
    const far = await createBairro(app.db, { nome: 'Recanto Azul', zonaId: zona.id });
    const at = (latitude: number, longitude: number) => ({ coordenadas: { latitude, longitude } });
    await createEmpreendimento(app.db, { bairroId: near.id, ficha: at(-22.9, -47.05) });
    await createEmpreendimento(app.db, { bairroId: far.id, ficha: at(-22.95, -47.05) });

    await app.db.transaction((tx) => bumpLists(tx, 'bairros', 'cidades', 'zonas', 'estados'));

    const named = await talking(4);
    const address = 'Rua das Flores, 12 - Alto da Serra, Vila Serena';
    expect(await named.sends(pin({ name: 'Padaria', address, latitude: -22.95, longitude: -47.05 }))).toEqual(
      ['lugar_no_mapa'],
    );
    expect((await named.last()).texto).toContain('Alto da Serra, Vila Serena/');
    expect(await named.session()).toMatchObject({ regiaoTrabalho: null });
    expect(await named.says('sim')).toEqual(['pedir_precos']);
    expect((await named.session())!.memoria).toMatchObject({ lugares: [{ id: alto.id }] });

    // A bare point, some 300 m from a development.
    const bare = await talking(4);
    expect(await bare.sends(pin({ latitude: -22.9027, longitude: -47.05 }))).toEqual(['lugar_no_mapa']);
    expect((await bare.last()).texto).toContain('Jardim do Lago, Vila Serena/');
    expect((await bare.last()).texto).not.toContain('Recanto Azul');
    expect(await bare.says('1')).toEqual(['pedir_precos']);
    expect((await bare.session())!.regiaoTrabalho).toContain('Jardim do Lago');

    const refusing = await talking(4);
    await refusing.sends(pin({ latitude: -22.9027, longitude: -47.05 }));
    expect(await refusing.says('não')).toEqual(['pedir_regiao']);
    expect(await refusing.says('Alto da Serra')).toEqual(['pedir_precos']);
    expect((await refusing.session())!.regiaoTrabalho).toBe('Alto da Serra');

    const lost = await talking(4);
    expect(await lost.sends(pin({ latitude: -10, longitude: -50 }))).toEqual(['localizacao', 'pedir_regiao']);
    // A name nobody knows is asked about, and not taken by itself.
    expect(await lost.sends(pin({ name: 'Praia do Norte', latitude: -10, longitude: -50 }))).toEqual([
      'confirma_dado',
    ]);
    expect(await lost.session()).toMatchObject({ regiaoTrabalho: null });
    // At any other question a place is no answer.
    const early = await talking(1);
    expect(await early.sends(pin({ latitude: -22.9, longitude: -47.05 }))).toEqual([
      'localizacao',
      'lisa_creci_request_message',
    ]);
  });

  it('a contact card, a sticker and a video are answered kindly, and the question is asked again', async () => {
    for (const [kind, message] of [
      ['contato', { type: 'contacts', contacts: [{ name: { formatted_name: 'Outro' } }] }],
      ['figurinha', { type: 'sticker', sticker: { id: '1' } }],
      ['video', { type: 'video', video: { id: '1' } }],
    ] as const) {
      const phone = await talking(1);
      expect(await phone.sends(message)).toEqual([kind, 'lisa_creci_request_message']);
      expect(await phone.session()).toMatchObject({ creci: null, pergunta: 'creci' });
    }
  });

  it('a recording is listened to only after the person’s consent and while its switch is on, within its limits, and read like a text that confirms nothing; else the person is asked to write', async () => {
    fake.hears('CRECI 51234 de São Paulo');
    const asked = () => fake.requests.length;
    const none = asked();
    // Neither before the consent nor while the switch is off does one leave.
    await letAudiosGo(true);
    const stranger = await talking(0);
    expect(await stranger.sends(voice(4))).toEqual(['audio', 'pedir_interesse']);
    await letAudiosGo(false);
    const phone = await talking(1);
    expect(await phone.sends(voice(4))).toEqual(['audio', 'lisa_creci_request_message']);
    expect(asked()).toBe(none);

    await letAudiosGo(true);
    expect(await phone.sends(voice(4))).toEqual(['lisa_additional_info_message']);
    expect(asked()).toBe(none + 1);
    expect((await phone.last()).texto).toContain('CRECI *51234');
    expect(await phone.session()).toMatchObject({ creci: '51234', ufCreci: 'SP' });
    // The team reads what was heard.
    const rows = await app.db
      .select()
      .from(lisaRecebidas)
      .where(eq(lisaRecebidas.pessoa, phone.person))
      .orderBy(lisaRecebidas.id);
    expect(rows.at(-1)!.conteudo).toMatchObject({ tipo: 'audio', transcricao: 'CRECI 51234 de São Paulo' });

    // Too long for it: nothing is asked of anybody.
    expect(await phone.sends(voice(121))).toEqual(['audio_longo', 'lisa_additional_info_message']);
    expect(asked()).toBe(none + 1);
    // Silence, and a service that fails.
    fake.hears('');
    expect((await phone.sends(voice(3)))[0]).toBe('audio');
    fake.hears('qualquer coisa');
    fake.script({ status: 503 });
    expect((await phone.sends(voice(3)))[0]).toBe('audio');

    // What a machine heard files nothing by itself.
    const done = await talking(7);
    fake.hears('sim, pode enviar');
    expect(await done.sends(voice(2))).toEqual(['confirma_resumo']);
    expect(await done.session()).toMatchObject({ corretorId: null, status: 'waiting_info' });
    await done.says('sim');
    expect((await done.session())!.corretorId).not.toBeNull();
    await letAudiosGo(false);
    // Without a service nobody listens, whatever was agreed to.
    const [row] = rows.filter(({ tipo }) => tipo === 'audio');
    const { transcricao: _, ...conteudo } = row!.conteudo as Parameters<typeof hear>[1]['conteudo'];
    const tools = { db: app.db, log: createLog('silent'), channel: simulator, transcriber: null };
    const session = { ...newSession, consentimentoEm: new Date() };
    const { signal } = new AbortController();
    expect(await hear(tools, { id: row!.id, conteudo }, { session, signal })).toBeNull();
  });

  it('what is passed on is read like what is written, but confirms, refuses and chooses nothing', async () => {
    const phone = await talking(1);
    expect(await phone.sends(text('CRECI 61234-F SP', forwarded))).toEqual(['lisa_additional_info_message']);
    expect(await phone.session()).toMatchObject({ creci: '61234-F' });

    const stranger = await talking(0);
    expect(await stranger.sends(text('sim, quero', forwarded))).toEqual(['confirma_interesse']);
    expect(await stranger.sends(text('1', forwarded))).toEqual(['confirma_interesse']);
    expect((await stranger.session())!.consentimentoEm).toBeNull();
    await stranger.says('sim');
    expect((await stranger.session())!.consentimentoEm).not.toBeNull();

    const done = await talking(7);
    for (const said of ['sim', 'pode enviar'])
      expect(await done.sends(text(said, forwarded))).toEqual(['confirma_resumo']);
    // The third answer that leads nowhere calls a person.
    expect(await done.sends(text('👍', forwarded))).toEqual(['chamei_pessoa']);
    expect((await done.session())!.corretorId).toBeNull();

    const leaving = await talking(2);
    expect(await leaving.says('apagar meus dados')).toEqual(['apagar_confirma']);
    expect(await leaving.sends(text('apagar meus dados', forwarded))).toEqual(['apagar_confirma']);
    expect(await leaving.session()).not.toBeNull();
  });

  it('of an edited message the newest text counts, before it is read and after; a yes that is edited in is none; of a deleted one nothing is read', async () => {
    const edit = async (phone: Phone, first: string, then: string) => {
      const id = newMessageId();
      await phone.sends(text(first, { id }));
      return phone.sends(edited(id, then));
    };
    const phone = await talking(2);
    expect(
      await edit(phone, 'Ana Beatriz Lima, errado@exemplo.com.br', 'Ana Beatriz Lima, certo@exemplo.com.br'),
    ).toEqual(['pedir_nome_guerra']);
    expect((await phone.last()).texto).toContain('e-mail *certo@exemplo.com.br*');
    expect((await phone.last()).texto).not.toContain('nome *Ana');
    expect(await phone.session()).toMatchObject({ email: 'certo@exemplo.com.br', nome: 'Ana Beatriz Lima' });

    // Edited again, back to what it said at first.
    const again = await talking(2);
    const back = newMessageId();
    const says = (email: string) => `Ana Beatriz Lima, ${email}@exemplo.com.br`;
    await again.sends(text(says('um'), { id: back }));
    for (const email of ['dois', 'um', 'um']) await again.sends(edited(back, says(email)));
    expect(await again.session()).toMatchObject({ email: 'um@exemplo.com.br' });

    // What was not understood at first is, once it is mended; a slip that changes nothing is passed over.
    const slow = await talking(1);
    expect(await edit(slow, 'batata', 'CRECI 71234-F SP')).toEqual(['lisa_additional_info_message']);
    expect(
      await edit(slow, 'Joana Prado, joana@exemplo.com.br', 'Joana Prado, joana@exemplo.com.br!'),
    ).toEqual([]);
    // Once it is filed, too.
    const filed = await talking(3);
    const id = newMessageId();
    await filed.sends(text('Bia Lima', { id }));
    await filed.says(...registrationOf(numbers).slice(4));
    expect(await filed.sends(edited(id, 'Bia Prado'))).toEqual(['corrigido']);
    expect(await filed.session()).toMatchObject({ nomeGuerra: 'Bia Prado', status: 'waiting_approval' });

    const done = await talking(7);
    expect(await edit(done, 'um momento', 'sim, pode enviar')).toEqual(['editou']);
    expect((await done.session())!.corretorId).toBeNull();

    const gone = await talking(1);
    const deleted = newMessageId();
    await gone.send({ type: 'revoke', id: newMessageId(), revoke: { original_message_id: deleted } });
    expect(await gone.sends(text('CRECI 81234-F SP', { id: deleted }))).toEqual([]);
    expect(await gone.session()).toMatchObject({ creci: null });
  });

  it('a thumb on the question that waits for a yes is one; on anything else, or another sign, it is nothing', async () => {
    const phone = await talking(0);
    const idOf = async (of: Phone) => (await of.last()).provedorId;
    expect(await phone.sends(reactionTo(await idOf(phone), '❤️'))).toEqual([]);
    expect(await phone.sends(reactionTo('outra', '👍'))).toEqual([]);
    expect((await phone.session())!.consentimentoEm).toBeNull();
    expect(await phone.sends(reactionTo(await idOf(phone), '👍🏽'))).toEqual(['lisa_creci_request_message']);
    expect((await phone.session())!.consentimentoEm).not.toBeNull();
    // 'Qual é o CRECI?' is no question a thumb answers.
    expect(await phone.sends(reactionTo(await idOf(phone), '👍'))).toEqual([]);

    const done = await talking(7);
    const summary = await idOf(done);
    expect(await done.sends(reactionTo(summary, '👎'))).toEqual([]);
    expect(await done.sends(reactionTo(summary, ''))).toEqual([]);
    await done.says('o e-mail é outro@exemplo.com.br');
    // The summary of before is not what is asked now.
    expect(await done.sends(reactionTo(summary, '👍'))).toEqual([]);
    expect((await done.session())!.corretorId).toBeNull();
    expect(await done.sends(reactionTo(await idOf(done), '👍'))).toEqual([
      'lisa_registration_complete_message',
    ]);
    expect((await done.session())!.corretorId).not.toBeNull();
  });
});
