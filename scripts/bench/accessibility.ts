import { chromium } from '@playwright/test';
import * as chromeLauncher from 'chrome-launcher';
import lighthouse from 'lighthouse';
import { makeDataDir, type Product, runFolder, startProduct } from '#tests/product.ts';
import { recordScreens, screens } from '#web/app/screens.ts';
import { findChromium } from '../test/chromium.ts';
import { chromiumFlags } from './lighthouse.ts';
import type { Row } from './table.ts';

const desktop = {
  formFactor: 'desktop',
  screenEmulation: { mobile: false, width: 1350, height: 940, deviceScaleFactor: 1, disabled: false },
} as const;
const devices = { celular: {}, computador: desktop } as const;
const themes = ['claro', 'escuro'] as const;
const loginPath = '/login';

/**
 * Lighthouse's accessibility score of every panel screen, including record screens and some open dialogs, and
 * of the login form, on both devices and themes. Records come from a run of the example folder. `part`
 * filters addresses.
 */
export async function benchAccessibility(root: string, folder: string, part = ''): Promise<Row[]> {
  const { path, note } = findChromium();
  if (!path) throw new Error(note);
  const data = makeDataDir();
  const product = await startProduct(data.path, { LOCAL_FOLDERS_ROOT: root });
  const rows: Row[] = [];
  try {
    const addresses = (await addressesOf(product, folder)).filter((address) => address.includes(part));
    for (const theme of themes)
      for (const [device, settings] of Object.entries(devices)) {
        const faults = await faultsOf(path, product, addresses, theme, settings);
        rows.push({
          what: `Lighthouse accessibility, lowest of ${addresses.length} screens, ${device}, tema ${theme}`,
          ours: String(faults.lowest),
          limit: '100',
          ratio: faults.named.join('; '),
          goal: '100',
          ok: faults.lowest === 100,
        });
      }
    return rows;
  } finally {
    await product.stop();
    data.remove();
  }
}

/** Creates a record of each kind and returns every address to check. */
async function addressesOf(product: Product, folder: string): Promise<string[]> {
  const make = async (path: string, body: object) =>
    ((await product.call('POST', path, body)) as { id: number }).id;
  const { frames } = await runFolder(product, `file:///${encodeURIComponent(folder)}`);
  const { empreendimentoId, hotsiteId } = frames.at(-1)!.event.data as Record<string, number>;
  await product.call('POST', '/api/territorio/ibge', {});
  const [bairro] = (await product.call('GET', '/api/bairros')) as { id: number }[];
  const corretorId = await make('/api/corretores', {
    nome: 'Ana Beatriz Lima',
    nomeGuerra: 'Bia Lima',
    email: 'bia@exemplo.com.br',
    creci: '54321',
    ufCreci: 'SC',
    whatsapp: '(47) 99999-1234',
    senha: 'senha de exemplo',
    bairrosIds: [bairro!.id],
  });
  await make('/api/imoveis-usados', {
    titulo: 'Apartamento na praia',
    corretorId,
    bairroId: bairro!.id,
    tipo: 'Apartamento',
  });
  const incorporadoraId = await make('/api/incorporadoras', { nome: 'Serra Azul Urbanismo' });
  const gone = await make('/api/incorporadoras', { nome: 'Horizonte Incorporadora' });
  await product.call('DELETE', `/api/incorporadoras/${gone}`);
  const mensagem = { tipo: 'texto', texto: 'Olá, quero ser corretor parceiro' };
  await product.call('POST', '/api/admin/whatsapp/laboratorio/mensagens', mensagem);
  // Conversations and runs are numbered separately, and these are the first.
  const ids: Record<string, number> = {
    empreendimentos: empreendimentoId!,
    hotsites: hotsiteId!,
    corretores: corretorId,
    incorporadoras: incorporadoraId,
    conversas: 1,
    execucoes: 1,
  };
  const ofRecord = recordScreens.map(({ path }) => {
    const [, list] = /\/([^/]+)\/:id/.exec(path) ?? [];
    if (list === undefined) return path;
    if (!ids[list]) throw new Error(`no record to show ${path} with`);
    return path.replace(':id', String(ids[list]));
  });
  const dialogs = [
    ...[`corretores?editar=${corretorId}`, 'corretores?novo=1', 'imoveis-usados?editar=1'],
    ...[`hotsites?editar=${hotsiteId}`, 'bairros?novo=1', 'empreendimentos?novo=1'],
  ].map((address) => `/admin/${address}`);
  return [loginPath, ...screens.map(({ path }) => path), ...ofRecord, ...dialogs];
}

/** Where an audit found what it did, as selectors. */
const places = ({ details }: { details?: unknown }) =>
  ((details as { items?: { node?: { selector?: string } }[] })?.items ?? []).flatMap(({ node }) =>
    node?.selector ? [`(${node.selector})`] : [],
  );

/** The lowest score of all screens, and the findings below 100. */
async function faultsOf(
  chromePath: string,
  product: Product,
  addresses: string[],
  theme: string,
  settings: object,
) {
  const chrome = await chromeLauncher.launch({ chromePath, chromeFlags: chromiumFlags });
  let lowest = 100;
  const named: string[] = [];
  const look = async (path: string) => {
    const result = await lighthouse(product.url + path, {
      port: chrome.port,
      output: 'json',
      logLevel: 'error',
      onlyCategories: ['accessibility'],
      disableStorageReset: true,
      throttlingMethod: 'provided',
      // Nothing is timed here: Lighthouse waits for network idle, which the permanent change stream prevents.
      pauseAfterFcpMs: 500,
      pauseAfterLoadMs: 500,
      networkQuietThresholdMs: 500,
      cpuQuietThresholdMs: 500,
      maxWaitForLoad: 4000,
      disableFullPageScreenshot: true,
      ...settings,
    });
    const score = Math.round((result?.lhr.categories.accessibility?.score ?? 0) * 100);
    lowest = Math.min(lowest, score);
    console.error(`${theme} ${path}: ${score}`);
    if (score === 100) return;
    const failed = Object.values(result?.lhr.audits ?? {}).filter(({ score }) => score === 0);
    named.push(
      `${path} ${score}: ${failed.map((audit) => [audit.id, ...places(audit)].join(' ')).join(', ')}`,
    );
  };
  try {
    await keep(chrome.port, product, theme, null);
    if (addresses.includes(loginPath)) await look(loginPath);
    await keep(chrome.port, product, theme, product.token);
    for (const address of addresses) if (address !== loginPath) await look(address);
    return { lowest, named };
  } finally {
    chrome.kill();
  }
}

/** Stores theme and session in the browser, as a login does. */
async function keep(port: number, product: Product, theme: string, token: string | null): Promise<void> {
  const browser = await chromium.connectOverCDP(`http://127.0.0.1:${port}`, { timeout: 120_000 });
  const context = browser.contexts()[0]!;
  const page = await context.newPage();
  await page.goto(`${product.url}/favicon.svg`);
  await context.addCookies([{ name: 'tema', value: theme, url: product.url }]);
  await page.evaluate((stored) => {
    if (stored) localStorage.setItem('token', stored);
  }, token);
  // Lighthouse must see the screens, not the login form.
  await page.goto(`${product.url}/admin/regioes`);
  await page.locator(token ? 'tr[aria-rowindex="2"]' : '#login-form').waitFor();
  await page.close();
  await browser.close();
}
