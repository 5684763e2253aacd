import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createSimulator, type Simulator } from '#server/adapters/whatsapp/simulator.ts';
import { corretores, onboardingSessions } from '#server/db/schema/corretores.ts';
import { lisaRecebidas } from '#server/db/schema/lisa.ts';
import { startTestApp, type TestApp } from '#tests/app.ts';
import { lisaSettled, newMessageId, phoneSecret, postWebhook, registrationOf } from '#tests/phone.ts';
import { createScopedPhone, storedOf } from '#tests/scoped-phone.ts';

let app: TestApp;
let simulator: Simulator;
let made = 0;
const newId = () => `BR.${7_000_000_000 + ++made}`;
const newNumber = () => `5511${970_000_000 + ++made}`;

beforeAll(async () => {
  simulator = createSimulator({
    secret: phoneSecret,
    now: () => app?.clock.now() ?? new Date(),
    newId: () => crypto.randomUUID(),
  });
  app = await startTestApp({ workers: true, deps: { outside: { whatsapp: simulator } } });
  await app.login();
});
afterAll(() => app?.close());

const keys = async (pessoa: string) => (await storedOf(app, pessoa).outbox()).map(({ chave }) => chave);

describe('somebody who shows no number', () => {
  it('WIR-03 registers by their id: the number is asked for by the channel’s request, typed, and stands in the record', async () => {
    const id = newId();
    const phone = createScopedPhone(app, { id, username: 'bruna.siqueira' });
    const [sim, creci, contato, guerra, regiao, precos, foto, confirmo] = registrationOf(900);
    await phone.says('Oi', sim!, creci!, contato!);
    expect((await keys(id)).at(-1)).toBe('pedir_telefone');
    const request = simulator.outbox.at(-1)!;
    expect(request).toMatchObject({ to: id, content: { kind: 'ask-number' } });
    await phone.says('não sei de cor');
    expect((await keys(id)).at(-1)).toBe('nao_entendi_telefone');
    await phone.says('é 11 98888-1234', guerra!, regiao!, precos!, foto!, confirmo!);
    const session = (await storedOf(app, id).session())!;
    expect(session).toMatchObject({
      status: 'waiting_approval',
      telefone: '5511988881234',
      creci: '20900-F',
    });
    const [corretor] = await app.db.select().from(corretores).where(eq(corretores.id, session.corretorId!));
    expect(corretor).toMatchObject({ whatsapp: '(11) 98888-1234', whatsappNormal: '5511988881234' });
    // A decision reaches them where they write from, not at a number nobody has proven.
    await app.post('/api/admin/whatsapp/approve', { whatsapp: '11 98888-1234' });
    app.clock.advance(11_000);
    await lisaSettled(app);
    expect(simulator.outbox.at(-1)).toMatchObject({ to: id });
    expect((await keys(id)).slice(-4)).toEqual([
      'lisa_welcome_approved_message',
      'credenciais',
      'site',
      'lisa_final_message',
    ]);
    expect(await storedOf(app, '5511988881234').contact()).toBeNull();
    const { body } = await app.get('/api/admin/whatsapp/conversas?q=bruna.siqueira');
    expect(body.itens[0]).toMatchObject({ whatsapp: '@bruna.siqueira (sem número)' });
  });

  it('WIR-03 who hands the number over by the request is known by it, and asked for no other', async () => {
    const [id, number] = [newId(), newNumber()];
    const phone = createScopedPhone(app, { id, username: 'caio' });
    await phone.says(...['Oi', ...registrationOf(901).slice(0, 3)]);
    await phone.handsOver(number);
    expect(await storedOf(app, id).session()).toBeNull();
    expect(await storedOf(app, number).session()).toMatchObject({ creci: '20901-F', pergunta: 'nomeGuerra' });
    expect((await keys(number)).slice(-2)).toEqual(['numero_recebido', 'pedir_nome_guerra']);
    expect(await storedOf(app, number).ids()).toEqual([id]);
    // They are still reached where they write from.
    expect(simulator.outbox.at(-1)!.to).toBe(id);
  });

  it('WIR-03 somebody’s card that was passed on gives nobody a number', async () => {
    const [id, number] = [newId(), newNumber()];
    const phone = createScopedPhone(app, { id });
    await phone.says('Oi', 'sim');
    await phone.write({ type: 'contacts', contacts: [{ origin: 'other', phones: [{ wa_id: number }] }] });
    expect(await storedOf(app, number).session()).toBeNull();
    expect(await storedOf(app, id).session()).not.toBeNull();
  });
});

describe('who turns out to be somebody known', () => {
  it('WIR-03 an id becomes a number and back: one conversation all the way', async () => {
    const [id, number] = [newId(), newNumber()];
    const phone = createScopedPhone(app, { id });
    await phone.text('Oi');
    await phone.text('sim', { id, number });
    await phone.text('CRECI 20902-F SP');
    const { session, contact, outbox } = storedOf(app, number);
    expect(await session()).toMatchObject({ creci: '20902-F', pergunta: 'contato' });
    expect(await contact()).toMatchObject({ endereco: id });
    expect((await outbox()).length).toBe(3);
    expect(await storedOf(app, id).contact()).toBeNull();
    const all = await app.db.select().from(onboardingSessions);
    expect(all.filter(({ whatsapp }) => [id, number].includes(whatsapp))).toHaveLength(1);
  });

  it.each([
    ['the number wrote first', true],
    ['the id wrote first', false],
  ])(
    'WIR-03 two contacts that are one are merged, nothing is lost, whichever was first: %s',
    async (_, numberFirst) => {
      const [id, number] = [newId(), newNumber()];
      const n = 903 + made;
      const byNumber = createScopedPhone(app, { number });
      const byId = createScopedPhone(app, { id });
      const further = () => byNumber.says('Oi', 'sim', `CRECI ${20_000 + n}-F SP`);
      const behind = async () => {
        await byId.says('Oi');
        await byId.says('sim');
      };
      await (numberFirst ? further() : behind());
      await (numberFirst ? behind() : further());
      const before = [...(await storedOf(app, number).outbox()), ...(await storedOf(app, id).outbox())]
        .length;
      const received = async (pessoa: string) =>
        (await app.db.select().from(lisaRecebidas).where(eq(lisaRecebidas.pessoa, pessoa))).length;
      const written = (await received(number)) + (await received(id));
      await byNumber.text(`Ana Beatriz Lima, junta${n}@exemplo.com.br`, { id, number });
      const merged = storedOf(app, number);
      expect(await merged.session()).toMatchObject({
        creci: `${20_000 + n}-F`,
        email: `junta${n}@exemplo.com.br`,
      });
      expect((await merged.outbox()).length).toBe(before + 1);
      expect(await received(number)).toBe(written + 1);
      expect([
        await received(id),
        await storedOf(app, id).session(),
        await storedOf(app, id).contact(),
      ]).toEqual([0, null, null]);
    },
  );

  it('WIR-03 a changed number takes conversation and record along, once, however often it is told', async () => {
    const [id, nextId, old, now] = [newId(), newId(), newNumber(), newNumber()];
    const phone = createScopedPhone(app, { id, number: old });
    await phone.says('Oi', ...registrationOf(950));
    const before = (await storedOf(app, old).session())!;
    const system = {
      type: 'user_changed_number',
      wa_id: now,
      body: 'x',
      user_id: nextId,
      previous_user_id: id,
    };
    const told = newMessageId();
    await phone.system(system, { from: old }, told);
    await lisaSettled(app);
    expect(await storedOf(app, old).session()).toBeNull();
    expect(await storedOf(app, now).session()).toMatchObject({
      id: before.id,
      corretorId: before.corretorId,
    });
    expect(await storedOf(app, now).ids()).toEqual([id, nextId].sort());
    const record = () => app.db.select().from(corretores).where(eq(corretores.id, before.corretorId!));
    expect((await record())[0]).toMatchObject({ whatsappNormal: now });
    const { body: log } = await app.get(`/api/auditoria?entidade=corretor&entidadeId=${before.corretorId}`);
    expect(JSON.stringify(log.itens[0].dados ?? {})).not.toContain(now);
    // The old number is somebody else's by now: the same news told again moves nobody.
    const other = createScopedPhone(app, { number: old });
    await other.text('Oi');
    await phone.system(system, { from: old }, told);
    await lisaSettled(app);
    expect(await storedOf(app, old).session()).not.toBeNull();
    expect((await record())[0]).toMatchObject({ whatsappNormal: now });
  });

  it('WIR-03 a changed id without any number is followed, and answers go to the new one', async () => {
    const [id, next] = [newId(), newId()];
    const phone = createScopedPhone(app, { id });
    await phone.says('Oi');
    await phone.system({ type: 'user_changed_user_id', user_id: next, previous_user_id: id });
    const moved = createScopedPhone(app, { id: next });
    await moved.says('sim');
    expect(await storedOf(app, id).session()).toMatchObject({ pergunta: 'creci' });
    expect(simulator.outbox.at(-1)!.to).toBe(next);
  });

  it('WIR-03 an older message that comes late moves nobody back to an earlier number', async () => {
    const [id, old, now] = [newId(), newNumber(), newNumber()];
    const phone = createScopedPhone(app, { id, number: old });
    const early = app.clock.now();
    await phone.text('Oi');
    await phone.text('sim', { id, number: now });
    expect(await storedOf(app, now).session()).toMatchObject({ pergunta: 'creci' });
    await phone.text('Olá', { id, number: old }, { at: early });
    expect(await storedOf(app, now).session()).not.toBeNull();
    expect(await storedOf(app, old).session()).toBeNull();
  });
});

describe('personal data', () => {
  it('WIR-03 ids are personal data: handed over on request, and gone with the rest', async () => {
    const id = newId();
    const phone = createScopedPhone(app, { id, username: 'dados' });
    await phone.says(
      'Oi',
      ...registrationOf(960).slice(0, 3),
      '(11) 97777-4321',
      ...registrationOf(960).slice(3),
    );
    const { corretorId } = (await storedOf(app, id).session())!;
    const { body: dossier } = await app.get(`/api/corretores/${corretorId}/dados-pessoais`);
    expect(dossier.mensagens.length).toBeGreaterThan(10);
    expect(JSON.stringify(dossier.identidades) + JSON.stringify(dossier.conversas)).toContain(id);
    await phone.says('apagar meus dados', 'apagar');
    await lisaSettled(app);
    const left = JSON.stringify([
      await app.db
        .execute(`SELECT * FROM lisa_recebidas WHERE pessoa = '${id}' OR conteudo::text LIKE '%${id}%'`)
        .then(({ rows }) => rows),
      await storedOf(app, id).session(),
      await storedOf(app, id).contact(),
      await storedOf(app, id).ids(),
      await storedOf(app, id).outbox(),
    ]);
    expect(left).not.toContain(id);
  });

  it('WIR-03 the team’s erasure of a corretor takes his ids and his conversation under them', async () => {
    const id = newId();
    const phone = createScopedPhone(app, { id });
    await phone.says(
      'Oi',
      ...registrationOf(961).slice(0, 3),
      '(11) 97777-4322',
      ...registrationOf(961).slice(3),
    );
    const { corretorId } = (await storedOf(app, id).session())!;
    await app.post(`/api/corretores/${corretorId}/apagar-dados`, {
      confirmacao: '20961-F',
      motivo: 'titular',
    });
    const { rows } = await app.db.execute(`
      SELECT 1 FROM lisa_contatos WHERE pessoa = '${id}' UNION ALL SELECT 1 FROM lisa_identidades WHERE identidade = '${id}'
      UNION ALL SELECT 1 FROM lisa_recebidas WHERE pessoa = '${id}' UNION ALL SELECT 1 FROM lisa_enviadas WHERE pessoa = '${id}'`);
    expect(rows).toEqual([]);
  });
});

describe('a long call', () => {
  it('WIR-03 a thousand entries of one call, of two hundred people of both kinds, are all kept', async () => {
    const people = Array.from({ length: 200 }, (_, n) =>
      n % 2 ? { id: newId() } : { id: newId(), number: newNumber() },
    );
    const seconds = String(Math.floor(app.clock.now().getTime() / 1000));
    const entry = Array.from({ length: 1000 }, (_, n) => {
      const { id, number } = people[n % 200] as { id: string; number?: string };
      const message = {
        id: `wamid.mil.${n}`,
        timestamp: seconds,
        type: 'reaction',
        reaction: { emoji: '👍' },
      };
      return {
        changes: [
          {
            field: 'messages',
            value: {
              metadata: { phone_number_id: 'simulador' },
              contacts: [{ user_id: id, ...(number ? { wa_id: number } : {}), profile: { name: 'X' } }],
              messages: [{ ...message, from_user_id: id, ...(number ? { from: number } : {}) }],
            },
          },
        ],
      };
    });
    const answer = await postWebhook(app, JSON.stringify({ object: 'whatsapp_business_account', entry }));
    expect(answer).toMatchObject({ status: 200, body: { recebidas: 1000 } });
    const rows = await app.db.select().from(lisaRecebidas);
    const kept = rows.filter(({ mensagemId }) => mensagemId.startsWith('wamid.mil.'));
    expect(kept).toHaveLength(1000);
    expect(new Set(kept.map(({ pessoa }) => pessoa)).size).toBe(200);
  });
});
