import { afterAll, beforeAll, expect, it } from 'vitest';
import { createSimulator } from '#server/adapters/whatsapp/simulator.ts';
import { corretorBairros } from '#server/db/schema/corretores.ts';
import { startTestApp, type TestApp } from '#tests/app.ts';
import { createBairro } from '#tests/factories/bairro.ts';
import { createCorretor } from '#tests/factories/corretor.ts';
import { createPhone, phoneSecret } from '#tests/phone.ts';

let app: TestApp;
let numbers = 0;
const newPhone = () => createPhone(app, `5571${980_000_000 + ++numbers}`);

beforeAll(async () => {
  const simulator = createSimulator({
    secret: phoneSecret,
    now: () => app?.clock.now() ?? new Date(),
    newId: () => crypto.randomUUID(),
  });
  app = await startTestApp({ workers: true, deps: { outside: { whatsapp: simulator } } });
});
afterAll(() => app?.close());

/** A corretor with a page who covers a bairro. */
async function covering(nome: string, values: Parameters<typeof createCorretor>[1] = {}) {
  const bairro = await createBairro(app.db, { nome });
  const corretor = await createCorretor(app.db, { aprovado: true, siteAtivo: true, ...values });
  await app.db.insert(corretorBairros).values({ corretorId: corretor.id, bairroId: bairro.id });
  return corretor;
}

it('a buyer is given the page of a corretor who covers the bairro he names, in whatever spelling', async () => {
  const { slug, nomeGuerra } = await covering('Água Mansa');
  await covering('Outro Lugar');
  const phone = newPhone();
  await phone.says('oi');
  expect(await phone.says('quero comprar um apartamento na AGUA MANSA')).toEqual(['comprador_link']);
  const texto = (await phone.outbox()).at(-1)!.texto;
  expect(texto).toContain(nomeGuerra);
  expect(texto).toContain(`${app.config.publicPagesUrl}/corretor/${slug}`);
});

it.each([
  ['whose page is not on air', 'Morro Alto', { siteAtivo: false }],
  ['who is not approved', 'Morro Baixo', { aprovado: false }],
  ['who is not active', 'Morro Novo', { ativo: false }],
])('no corretor is given to buyers %s', async (_, nome, values) => {
  await covering(nome, values);
  const phone = newPhone();
  await phone.says('oi');
  expect(await phone.says(`quero comprar um apartamento em ${nome}`)).toEqual(['comprador']);
});

it('who names no place that somebody covers gets a person', async () => {
  const phone = newPhone();
  await phone.says('oi');
  expect(await phone.says('quero comprar uma casa')).toEqual(['comprador']);
  expect((await phone.session())!.memoria).toMatchObject({ pediuPessoaEm: expect.any(String) });
});
