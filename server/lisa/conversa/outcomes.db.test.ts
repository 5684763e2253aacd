import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createSimulator } from '#server/adapters/whatsapp/simulator.ts';
import { corretorBairros, corretores, onboardingSessions } from '#server/db/schema/corretores.ts';
import { lisaEnviadas, lisaRecebidas } from '#server/db/schema/lisa.ts';
import { startTestApp, type TestApp } from '#tests/app.ts';
import { createBairro } from '#tests/factories/bairro.ts';
import { createCorretor } from '#tests/factories/corretor.ts';
import { createPhone, lisaSettled, phoneSecret, registrationOf } from '#tests/phone.ts';
import { sendReminders } from './conversas/reminders.ts';
import { createTexts } from './texts.ts';

let app: TestApp;
let numbers = 0;
const simulator = createSimulator({
  secret: phoneSecret,
  now: () => app?.clock.now() ?? new Date(),
  newId: () => crypto.randomUUID(),
});

beforeAll(async () => {
  app = await startTestApp({ workers: true, deps: { outside: { whatsapp: simulator } } });
  await app.login();
});
afterAll(() => app?.close());

const path = '/api/admin/whatsapp/conversas';
const hour = 60 * 60_000;

/** Somebody who has given this many answers. */
async function talking(answers: number) {
  const n = ++numbers;
  const phone = createPhone(app, `5571${930_000_000 + n}`);
  await phone.says('Oi', ...registrationOf(8000 + n).slice(0, answers));
  return phone;
}
type Phone = Awaited<ReturnType<typeof talking>>;
const texts = async (phone: Phone) => (await phone.outbox()).map(({ texto }) => texto);
/** Whether the team sees that this person wants somebody. */
async function awaitsPerson(phone: Phone) {
  await app.login();
  const { id } = (await phone.session())!;
  const { itens } = (await app.get(`${path}?filtro=pediram-pessoa`)).body;
  return itens.some((each: { id: number }) => each.id === id);
}
/** Moves the clock to the next occurrence of an hour in São Paulo. */
async function moveTo(hourOfDay: number) {
  const at = new Date(app.clock.now());
  at.setUTCHours(hourOfDay + 3, 0, 0, 0);
  while (at <= app.clock.now()) at.setUTCDate(at.getUTCDate() + 1);
  app.clock.advance(at.getTime() - app.clock.now().getTime());
  await app.login();
}
const remind = async () => {
  await sendReminders({
    db: app.db,
    canal: 'simulator',
    now: () => app.clock.now(),
    texts: createTexts(app.db),
  });
  await lisaSettled(app);
};

describe('nobody is lost', () => {
  it('LIA-09 who stops is reminded, who comes back after days is greeted by what is known and goes on, three misunderstandings call a person and say so, and “falar com alguém” always works', async () => {
    await moveTo(9);
    const stopped = await talking(4);
    app.clock.advance(5 * hour);
    await remind();
    await remind();
    expect((await stopped.outbox()).filter(({ chave }) => chave === 'lembrete')).toHaveLength(1);
    expect((await texts(stopped)).at(-1)).toMatch(/^Oi, Bia Lima! .*ficou pela metade[\s\S]*região/);

    app.clock.advance(5 * 24 * hour);
    expect(await stopped.says('oi, voltei')).toEqual(['lisa_welcome_back_message', 'pedir_regiao']);
    const [hello] = (await texts(stopped)).slice(-2);
    const known = hello!.split('\n\n').at(-1);
    expect(hello).toContain('Bia Lima');
    for (const told of ['-F SP', 'Ana Beatriz Lima', '@exemplo.com.br', 'Bia Lima'])
      expect(known).toContain(told);
    expect(known).not.toContain('região');
    expect(await stopped.says('Campinas')).toEqual(['pedir_precos']);
    // A greeting in the middle is no coming back: nothing is told again.
    await stopped.says('oi');
    expect((await texts(stopped)).at(-2)).not.toContain('@exemplo.com.br');

    const lost = await talking(1);
    expect(await lost.says('batata', 'batata frita')).toEqual([
      'nao_entendi_creci',
      'nao_entendi_creci',
      'dica',
    ]);
    expect(await awaitsPerson(lost)).toBe(false);
    expect(await lost.says('batata assada')).toEqual(['chamei_pessoa']);
    expect((await texts(lost)).at(-1)).toContain('Já chamei uma pessoa da equipe');
    expect(await awaitsPerson(lost)).toBe(true);

    // At every step, while waiting, and once approved.
    for (const count of [0, 1, 2, 3, 4, 5, 6, 7, 8]) {
      const phone = await talking(count);
      expect(await phone.says('quero falar com alguém')).toContain('pessoa');
      expect(await awaitsPerson(phone)).toBe(true);
      if (count < 8) continue;
      const { corretorId } = (await phone.session())!;
      await app.db.update(corretores).set({ aprovado: true }).where(eq(corretores.id, corretorId!));
      await app.db
        .update(onboardingSessions)
        .set({ status: 'finished', memoria: {} })
        .where(eq(onboardingSessions.corretorId, corretorId!));
      expect(await phone.says('falar com alguém')).toContain('pessoa');
      expect(await awaitsPerson(phone)).toBe(true);
    }
  });
});

describe('written outcomes', () => {
  it('LIA-10 another language, under age, a buyer, who is registered, two registrations or a colleague’s telephone each come to their written end, mostly a person, and Lisa alone refuses nobody', async () => {
    // One line in the language, then a person; a yes goes on all the same.
    for (const [said, chave, words] of [
      ['Hello, do you speak English?', 'lingua_en', /^Hi! [^\n]+$/],
      ['hola, quiero informaciones, gracias', 'lingua_es', /^¡Hola! [^\n]+$/],
      ['Bonjour, je suis agent immobilier', 'lingua_fr', /^Bonjour ! [^\n]+$/],
    ] as const) {
      const phone = await talking(0);
      expect(await phone.says(said)).toEqual([chave]);
      expect((await texts(phone)).at(-1)).toMatch(words);
      expect(await awaitsPerson(phone)).toBe(true);
      expect(await phone.says('sim')).toEqual(['lisa_creci_request_message']);
    }

    // Under 18: a person, nothing filed, and nothing left once that person closes it.
    const young = await talking(7);
    expect(await young.says('na verdade tenho 16 anos')).toEqual(['menor']);
    expect(await young.says('sim')).toEqual(['pessoa']);
    expect(await awaitsPerson(young)).toBe(true);
    const { id, corretorId } = (await young.session())!;
    expect(corretorId).toBeNull();
    expect((await app.post(`${path}/${id}/assumir`, { assumidaPor: null })).status).toBe(200);
    const assumidaPor = (await app.get('/api/sessao')).body.user.id;
    expect((await app.post(`${path}/${id}/devolver`, { assumidaPor })).status).toBe(200);
    expect(await young.session()).toBeNull();
    for (const table of [lisaRecebidas, lisaEnviadas])
      expect(await app.db.select().from(table).where(eq(table.pessoa, young.person))).toEqual([]);

    // A buyer: the link of who covers what he looks for, else a person.
    const bairro = await createBairro(app.db, { nome: 'Água Mansa' });
    const corretor = await createCorretor(app.db, { aprovado: true, siteAtivo: true });
    await app.db.insert(corretorBairros).values({ corretorId: corretor.id, bairroId: bairro.id });
    const buyer = await talking(0);
    expect(await buyer.says('quero comprar um apartamento na agua mansa')).toEqual(['comprador_link']);
    expect((await texts(buyer)).at(-1)).toContain(`/corretor/${corretor.slug}`);
    const other = await talking(0);
    expect(await other.says('quero comprar uma casa')).toEqual(['comprador']);
    expect(await awaitsPerson(other)).toBe(true);

    // Already registered: welcome back, and no second registration.
    const whatsappNormal = '5571988880001';
    await createCorretor(app.db, {
      aprovado: true,
      whatsappNormal,
      whatsapp: '71988880001',
      nomeGuerra: 'Joca',
    });
    const known = createPhone(app, whatsappNormal);
    expect(await known.says('oi, quero me cadastrar')).toContain('lisa_welcome_back_message');
    expect((await known.outbox())[0]!.texto).toContain('Joca');
    expect((await known.session())!.status).toBe('finished');

    // Two registrations, a colleague's telephone: one question, then a person.
    for (const said of ['acho que já tenho cadastro em outro número', 'esse celular é do meu colega']) {
      const phone = await talking(1);
      expect(await phone.says(said)).toEqual(['outro_cadastro']);
      expect((await texts(phone)).at(-1)!.match(/\?/g)).toHaveLength(1);
      expect(await awaitsPerson(phone)).toBe(false);
      expect(await phone.says('era no meu número antigo')).toEqual(['outro_cadastro_pessoa']);
      expect(await awaitsPerson(phone)).toBe(true);
      expect(await phone.says('12345-F SP')).toContain('lisa_additional_info_message');
    }

    // Nobody was refused by any of it.
    const sessions = await app.db.select({ status: onboardingSessions.status }).from(onboardingSessions);
    expect(sessions.filter(({ status }) => status === 'rejected')).toEqual([]);
    const all = await app.db.select({ at: corretores.rejeitadoEm }).from(corretores);
    expect(all.filter(({ at }) => at !== null)).toEqual([]);
  });
});
