import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createSimulator } from '#server/adapters/whatsapp/simulator.ts';
import { bumpLists } from '#server/db/list-version.ts';
import { startTestApp, type TestApp } from '#tests/app.ts';
import { createBairro } from '#tests/factories/bairro.ts';
import { createCidade } from '#tests/factories/cidade.ts';
import { createEstado } from '#tests/factories/estado.ts';
import { createZona } from '#tests/factories/zona.ts';
import { createPhone, lisaSettled, phoneSecret } from '#tests/phone.ts';

const priceBands = [
  'Até 300 mil',
  'De 300 a 600 mil',
  'De 600 mil a 1 milhão',
  'De 1 a 2 milhões',
  'A partir de 2 milhões',
  'Qualquer valor',
];

/** A product whose channel has buttons, or has none. */
class Place {
  app!: TestApp;
  readonly offersChoices: boolean;
  readonly simulator = createSimulator({
    secret: phoneSecret,
    now: () => this.app?.clock.now() ?? new Date(),
    newId: () => crypto.randomUUID(),
  });
  constructor(offersChoices: boolean) {
    this.offersChoices = offersChoices;
  }
  async start() {
    const whatsapp = { ...this.simulator, offersChoices: this.offersChoices };
    this.app = await startTestApp({ workers: true, deps: { outside: { whatsapp } } });
    const { db } = this.app;
    const estado = await createEstado(db, { nome: 'São Paulo', sigla: 'SP' });
    for (const nome of ['Campinas', 'Santos']) {
      const cidade = await createCidade(db, { nome, estadoId: estado.id });
      const zona = await createZona(db, { nome: 'Central', cidadeId: cidade.id });
      await createBairro(db, { nome: 'Centro', zonaId: zona.id });
    }
    await db.transaction((tx) => bumpLists(tx, 'bairros', 'cidades', 'zonas', 'estados'));
  }
  last = () => this.simulator.outbox.at(-1)!.content;
}
const [buttons, numbers] = [new Place(true), new Place(false)];

beforeAll(async () => {
  await buttons.start();
  await numbers.start();
});
afterAll(() => Promise.all([buttons.app?.close(), numbers.app?.close()]));

/** What was filed, whatever way it was answered. */
const filed = {
  status: 'waiting_approval',
  creci: '12345',
  ufCreci: 'MG',
  regiaoTrabalho: 'Centro (Santos/SP)',
  precoMinimo: '300000.00',
  precoMaximo: '600000.00',
  email: 'bia@exemplo.com.br',
};
const typed = ['CRECI 12345', 'Ana Beatriz Lima, ana@exemplo.com.br', 'Bia Lima', 'centro'] as const;

describe('choices', () => {
  it('LIA-05 consent, UF, region among those found, price bands, confirm and corrections are buttons or lists, a tap being a typed word', async () => {
    const { app, last } = buttons;
    const phone = createPhone(app, '5571981234567');
    /** Taps what the last message offers. */
    const tap = async (title: string) => {
      const content = last();
      expect(content).toMatchObject({ kind: 'choices', options: expect.arrayContaining([title]) });
      expect(content).toMatchObject({ text: expect.not.stringMatching(/\*1\*/) });
      const type = title.length > 20 ? 'list_reply' : 'button_reply';
      app.clock.advance(1000);
      await phone.send({ type: 'interactive', interactive: { type, [type]: { id: '1', title } } });
      await lisaSettled(app);
    };
    await phone.says('oi');
    expect(last()).toMatchObject({ options: ['Sim, quero', 'Não quero'] });
    await tap('Sim, quero');
    expect(last().kind).toBe('text');
    await phone.says(typed[0]);
    await tap('MG');
    await phone.says(...typed.slice(1));
    expect(last()).toMatchObject({ options: ['Campinas/SP', 'Santos/SP', 'Nenhum desses'] });
    await tap('Santos/SP');
    expect(last()).toMatchObject({ options: priceBands });
    await tap('De 300 a 600 mil');
    await tap('Pular a foto');
    expect(last()).toMatchObject({ options: ['Sim, pode enviar', 'Quero corrigir'] });
    await tap('Quero corrigir');
    expect(last()).toMatchObject({ options: expect.arrayContaining(['Corrigir CRECI', 'Corrigir foto']) });
    await tap('Corrigir e-mail');
    await phone.says('bia@exemplo.com.br');
    await tap('Sim, pode enviar');
    expect(await phone.session()).toMatchObject(filed);
  });

  it('LIA-05 where nothing can be tapped the same choices are numbers in the text, and a number or the words file the same', async () => {
    const { app, last } = numbers;
    const byNumber = ['1', '3', '2', '2', '1', '2', '3', '1'];
    const byWords = ['Sim, quero', 'MG', 'Santos/SP', 'De 300 a 600 mil', 'Pular a foto', 'Quero corrigir'];
    byWords.push('Corrigir e-mail', 'Sim, pode enviar');
    for (const [at, choices] of [byNumber, byWords].entries()) {
      const phone = createPhone(app, `557198123450${at}`);
      const choose = async () => {
        expect(last()).toMatchObject({
          kind: 'text',
          text: expect.stringContaining('\n*1* '),
        });
        await phone.says(choices.shift()!);
      };
      const email = `bia${at || ''}@exemplo.com.br`;
      const creci = `CRECI 1234${5 + at}`;
      await phone.says('oi');
      await choose();
      await phone.says(creci);
      await choose();
      await phone.says(typed[1].replace('ana@', `ana${at}@`), typed[2], typed[3]);
      for (let n = 0; n < 5; n++) await choose();
      await phone.says(email);
      await choose();
      expect(await phone.session()).toMatchObject({ ...filed, email, creci: `1234${5 + at}` });
    }
  });
});
