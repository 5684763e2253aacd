import { test as base, expect } from '@playwright/test';
import { sampleCorretores, sampleResumo, sampleServicos, sampleStats } from '#tests/e2e/panel/painel.ts';
import { type PanelServer, startPanelServer } from '#tests/e2e/panel/panel-server.ts';
import { sampleEmpreendimentos, sampleIncorporadoras } from '#tests/e2e/panel/records.ts';

export const token = 'token-de-teste';
const sessao = {
  user: { id: 1, username: 'admin' },
  engine: 'Motor local',
  drive: { google: false, localFolders: true },
};

interface Fixtures {
  panel: PanelServer;
  /** Console errors that the test brings about on purpose; any other one fails it. */
  allowedErrors: RegExp[];
  /** Stores a token, as a login does, and opens an address of the panel. */
  openPanel: (path: string) => Promise<void>;
}

function answerLists(panel: PanelServer) {
  panel.on('GET /api/sessao', () => ({ body: sessao }));
  panel.on('GET /api/empreendimentos', () => ({ body: sampleEmpreendimentos }));
  panel.on('GET /api/incorporadoras', () => ({ body: sampleIncorporadoras }));
  panel.on('GET /api/super-ai/runs', () => ({ body: [] }));
  panel.on('GET /api/corretores', () => ({ body: sampleCorretores }));
  panel.on('GET /api/dashboard/stats', () => ({ body: sampleStats }));
  panel.on('GET /api/dashboard/resumo', () => ({ body: sampleResumo }));
  panel.on('GET /api/servicos', () => ({ body: sampleServicos }));
  panel.on('GET /api/programa/publicacao', () => ({ body: { bloqueia: false, alteradaEm: null } }));
  for (const list of ['regioes', 'estados', 'cidades', 'bairros', 'imoveis-usados', 'hotsites'])
    panel.on(`GET /api/${list}`, () => ({ body: [] }));
}

/** A page of the built panel in front of the fake API; an unexpected console error fails the test. */
export const test = base.extend<Fixtures>({
  // biome-ignore lint/correctness/noEmptyPattern: Playwright demands the pattern
  panel: async ({}, use) => {
    const panel = await startPanelServer();
    answerLists(panel);
    await use(panel);
    await panel.close();
  },
  // biome-ignore lint/correctness/noEmptyPattern: Playwright demands the pattern
  allowedErrors: async ({}, use) => use([]),
  page: async ({ page, allowedErrors }, use) => {
    const errors: string[] = [];
    page.on('console', (message) => {
      if (message.type() === 'error') errors.push(message.text());
    });
    page.on('pageerror', (error) => errors.push(String(error)));
    await use(page);
    const unexpected = errors.filter((text) => !allowedErrors.some((allowed) => allowed.test(text)));
    expect(unexpected, 'console errors').toEqual([]);
  },
  openPanel: async ({ page, panel }, use) => {
    await use(async (path) => {
      await page.addInitScript(
        ([stored, origin]) => {
          if (location.origin === origin && !sessionStorage.getItem('seeded')) {
            sessionStorage.setItem('seeded', '1');
            localStorage.setItem('token', stored as string);
            localStorage.setItem('user', '{"id":1,"username":"admin"}');
          }
        },
        [token, panel.url],
      );
      await page.goto(panel.url + path);
    });
  },
});

export { expect };
