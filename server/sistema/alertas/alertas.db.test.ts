import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { dayMs, minuteMs } from '#contract/base/units.ts';
import { alertasEnviados, emails } from '#server/db/schema/emails.ts';
import { runsTable, usoModelos } from '#server/db/schema/runs.ts';
import { servicoItens } from '#server/db/schema/servicos.ts';
import { copias } from '#server/db/schema/sistema.ts';
import { createLog } from '#server/kernel/log.ts';
import type { Finding } from '#server/kernel/service-check.ts';
import { createEmails } from '#server/sistema/emails/service.ts';
import { recordFindings } from '#server/sistema/servicos/record-findings.ts';
import { startTestApp, type TestApp, testAdmin } from '#tests/app.ts';
import { createRun } from '#tests/factories/run.ts';
import { createAlertas } from './service.ts';

let app: TestApp;
let health: { workers: number | null; disk: string | null };
beforeAll(async () => {
  app = await startTestApp();
});
afterAll(() => app?.close());

/** A mailer nothing is sent by: what is queued is looked at. */
const mailer = {
  name: 'smtp',
  from: 'p@exemplo.com.br',
  send: async () => {},
  probe: async () => {},
  close: async () => {},
};
let alertas: ReturnType<typeof createAlertas>;
beforeEach(async () => {
  const { db, clock } = app;
  for (const table of [emails, alertasEnviados, servicoItens, runsTable, copias, usoModelos])
    await db.delete(table);
  await app.login();
  await own('dona@exemplo.com.br');
  health = { workers: 1, disk: null };
  const log = createLog('silent');
  alertas = createAlertas({
    db,
    clock,
    log,
    publicUrl: 'https://painel.exemplo.com.br',
    emails: createEmails({ db, clock, log, mailer, links: {} }),
    checkHealth: async () => health,
  });
});

const own = (email: string | null, alertasPorEmail = true) =>
  app.call('PUT', '/api/sessao/email', {
    body: { currentPassword: testAdmin.password, email, alertasPorEmail },
  });
const told = () => app.db.select().from(emails).orderBy(emails.id);
/** Looks a while later, when another e-mail may go. */
async function later(ms = 16 * minuteMs) {
  app.clock.advance(ms);
  await alertas.round();
  return told();
}
const whatsapp = (estado: Finding['estado'], chave = 'conexao') =>
  recordFindings(
    app.db,
    { servico: 'whatsapp', nome: 'WhatsApp' },
    [
      {
        chave,
        nome: 'Aparelho',
        estado,
        mensagem: 'O aparelho saiu da rede.',
        oQueFazer: 'Ligue o aparelho.',
      },
    ],
    { at: app.clock.now(), complete: false },
  );
const failRun = async () => {
  const { id } = await createRun(app.db, { state: 'failed' });
  const error = { message: 'A pasta não abre.', code: 'x' };
  await app.db.update(runsTable).set({ error, terminadoEm: app.clock.now() });
  return id;
};
const failCopy = () =>
  app.db.insert(copias).values({
    arquivo: `/x/${randomUUID()}`,
    origem: 'agenda',
    criadaEm: app.clock.now(),
    erro: 'O disco está cheio.',
    bytes: 0,
    linhas: 0,
    arquivos: 0,
  });
const rule = (alertas: string[]) =>
  app.call('PUT', '/api/emails/regra', { body: { linksDeSenha: 'sem-whatsapp', alertas } });

describe('OPS-07 what administrators are told by e-mail when it goes wrong', () => {
  it('a channel down, a run stopped, a backup failed and a limit nearly used up go in one e-mail, each once', async () => {
    await whatsapp('falha');
    await failRun();
    await failCopy();
    await app.db.insert(usoModelos).values(
      Array.from({ length: 960 }, () => ({
        tarefa: 'extracao',
        provedor: 'openai',
        modelo: 'm',
        tokensEntrada: 1,
        tokensSaida: 1,
        duracaoMs: 1,
        resultado: 'ok',
        criadoEm: app.clock.now(),
      })),
    );
    const [one, ...others] = await later(3 * minuteMs);
    expect(others).toEqual([]);
    expect(one).toMatchObject({
      tipo: 'alerta',
      para: 'dona@exemplo.com.br',
      assunto: 'WhatsApp com falha: Aparelho e mais 3 avisos',
    });
    for (const words of [
      'O aparelho saiu da rede. Ligue o aparelho.',
      'A pasta não abre.',
      'A última cópia de segurança falhou',
      'O limite diário dos modelos de IA está no fim',
      'https://painel.exemplo.com.br/admin/configuracoes#copias',
    ])
      expect(one!.texto).toContain(words);
    // Not again, though all of it lasts; a day's hourly failures of a backup are one.
    await failCopy();
    expect(await later()).toHaveLength(1);
    app.clock.advance(2 * dayMs);
    await failCopy();
    expect(await later()).toHaveLength(2);
    expect((await told())[1]!.assunto).toBe('A última cópia de segurança falhou');
  });

  it('one bad answer is none, and what comes and goes is told once a day', async () => {
    await whatsapp('falha');
    expect(await later(minuteMs)).toHaveLength(0);
    await whatsapp('ok');
    expect(await later()).toHaveLength(0);
    for (let i = 0; i < 5; i += 1) {
      await whatsapp('falha');
      await later();
      await whatsapp('ok');
      await later();
    }
    expect(await told()).toHaveLength(1);
    await whatsapp('falha');
    expect(await later(dayMs)).toHaveLength(2);
  });

  it('what follows within a quarter of an hour waits for the next e-mail', async () => {
    await failRun();
    expect(await later(minuteMs)).toHaveLength(1);
    await failCopy();
    expect(await later(minuteMs)).toHaveLength(1);
    expect(await later()).toHaveLength(2);
  });

  it('a full disk and missing workers are told once they are seen twice', async () => {
    health = { workers: 0, disk: 'O disco está cheio.' };
    expect(await later()).toHaveLength(0);
    const [one] = await later();
    expect(one!.assunto).toBe('O disco pede atenção e mais 1 aviso');
    expect(one!.texto).toContain('As execuções estão paradas');
    expect(await later()).toHaveLength(1);
  });

  it('what is switched off is not told, nor is who does not want it; told to nobody it waits', async () => {
    expect((await rule(['copias'])).status).toBe(200);
    await failRun();
    expect(await later()).toHaveLength(0);
    await rule(['execucoes']);
    await own('dona@exemplo.com.br', false);
    expect(await later()).toHaveLength(0);
    await own('dona@exemplo.com.br', true);
    expect(await later()).toHaveLength(1);
    await rule(['servicos', 'execucoes', 'copias', 'orcamento', 'sistema']);
    expect((await rule(['chuva'])).status).toBe(400);
    expect((await rule(['copias', 'copias'])).status).toBe(400);
  });

  it('two processes tell it once', async () => {
    await failRun();
    app.clock.advance(minuteMs);
    await Promise.all([alertas.round(), alertas.round()]);
    expect(await told()).toHaveLength(1);
  });

  it('a mail server that fails is not told by e-mail', async () => {
    await recordFindings(
      app.db,
      { servico: 'email', nome: 'E-mail' },
      [{ chave: 'smtp', nome: 'smtp', estado: 'falha', mensagem: 'Não responde.' }],
      { at: app.clock.now(), complete: true },
    );
    expect(await later()).toHaveLength(0);
  });
});
