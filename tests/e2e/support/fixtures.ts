import { test as base, expect } from '@playwright/test';
import { type Emails, tiposDeAlerta } from '#contract/sistema/emails.ts';
import { tiposRetidos } from '#contract/sistema/retencao.ts';
import { sampleCorretores, sampleResumo, sampleServicos, sampleStats } from '#tests/e2e/support/painel.ts';
import { type PainelServer, startPainelServer } from '#tests/e2e/support/painel-server.ts';
import { sampleEmpreendimentos, sampleIncorporadoras } from '#tests/e2e/support/records.ts';

export const token = 'token-de-teste';
const sessao = {
  user: { id: 1, username: 'admin' },
  engine: 'Motor local',
  drive: { google: false, localFolders: true },
  paginas: 'http://localhost',
};

/** An installation without a mail server. */
const noEmails: Emails = {
  servidor: null,
  regra: { linksDeSenha: 'sem-whatsapp', alertas: [...tiposDeAlerta] },
  meuEmail: null,
  avisados: 0,
  pendentes: 0,
  falhas: [],
};

interface Fixtures {
  painel: PainelServer;
  /** Console errors caused on purpose; any other fails the test. */
  allowedErrors: RegExp[];
  /** Stores a token like a login, and opens a panel address. */
  openPainel: (path: string) => Promise<void>;
}

function answerLists(painel: PainelServer) {
  painel.on('GET /api/sessao', () => ({ body: sessao }));
  painel.on('GET /api/login/esqueci', () => ({ body: { porEmail: false } }));
  painel.on('GET /api/emails', () => ({ body: noEmails }));
  painel.on('GET /api/empreendimentos', () => ({ body: sampleEmpreendimentos }));
  painel.on('GET /api/empreendimentos/a-revisar', () => ({ body: [] }));
  painel.on('GET /api/empreendimentos/paginas-atras', () => ({ body: { paginas: [], seguinte: null } }));
  painel.on('GET /api/configuracoes', () => ({ body: [] }));
  painel.on('GET /api/incorporadoras', () => ({ body: sampleIncorporadoras }));
  painel.on('GET /api/super-ai/runs', () => ({ body: [] }));
  painel.on('GET /api/corretores', () => ({ body: sampleCorretores }));
  painel.on('GET /api/dashboard/stats', () => ({ body: sampleStats }));
  painel.on('GET /api/dashboard/resumo', () => ({ body: sampleResumo }));
  painel.on('GET /api/servicos', () => ({ body: sampleServicos }));
  painel.on('GET /api/programa/publicacao', () => ({ body: { bloqueia: false, alteradaEm: null } }));
  painel.on('GET /api/copias', () => ({
    body: {
      agenda: { ativa: true, hora: 3, manter: 7 },
      bucket: null,
      pedida: false,
      andamento: null,
      copias: [],
    },
  }));
  painel.on('GET /api/retencao', () => ({
    body: Object.fromEntries(tiposRetidos.map((tipo) => [tipo, null])),
  }));
  for (const { id } of sampleEmpreendimentos)
    painel.on(`GET /api/empreendimentos/${id}/leitura`, () => ({ body: { paginasAtras: [] } }));
  for (const list of ['regioes', 'estados', 'cidades', 'bairros', 'imoveis-usados', 'hotsites'])
    painel.on(`GET /api/${list}`, () => ({ body: [] }));
}

/** A page of the built panel with the fake API; an unexpected console error fails the test. */
export const test = base.extend<Fixtures>({
  // biome-ignore lint/correctness/noEmptyPattern: Playwright demands the pattern
  painel: async ({}, use) => {
    const painel = await startPainelServer();
    answerLists(painel);
    await use(painel);
    await painel.close();
  },
  // biome-ignore lint/correctness/noEmptyPattern: Playwright demands the pattern
  allowedErrors: async ({}, use) => use([]),
  page: async ({ page, allowedErrors }, use) => {
    const errors: string[] = [];
    page.on('console', (message) => {
      if (message.type() === 'error') errors.push(`${message.text()} (${message.location().url})`);
    });
    page.on('pageerror', (error) => errors.push(String(error)));
    await use(page);
    const unexpected = errors.filter((text) => !allowedErrors.some((allowed) => allowed.test(text)));
    expect(unexpected, 'console errors').toEqual([]);
  },
  openPainel: async ({ page, painel }, use) => {
    await use(async (path) => {
      await page.addInitScript(
        ([stored, origin]) => {
          if (location.origin === origin && !sessionStorage.getItem('seeded')) {
            sessionStorage.setItem('seeded', '1');
            localStorage.setItem('token', stored as string);
            localStorage.setItem('user', '{"id":1,"username":"admin"}');
          }
        },
        [token, painel.url],
      );
      await page.goto(painel.url + path);
    });
  },
});

export { expect };
