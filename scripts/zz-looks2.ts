import { mkdirSync } from 'node:fs';
import { chromium } from '@playwright/test';
import { makeDataDir, startProduct } from '#tests/product.ts';
import { chromiumFlags } from './bench/lighthouse.ts';
const out = '/tmp/me/looks2'; mkdirSync(out, { recursive: true });
const data = makeDataDir();
const product = await startProduct(data.path, { LOCAL_FOLDERS_ROOT: '/work/main/pastas' });
const call = (m: string, p: string, b?: unknown) => product.call(m, p, b) as Promise<any>;
const started = await call('POST', '/api/super-ai/analyze-complete-with-progress', { driveUrl: 'file:///exemplo-residencial-ambar-do-mar' }).catch((e) => { console.log(String(e)); return null; });
console.log(JSON.stringify(started).slice(0, 200));
const browser = await chromium.launch({ executablePath: '/usr/bin/chromium', args: chromiumFlags.slice(1) });
let hot: any;
for (let i = 0; i < 120; i++) { const h = await call('GET', '/api/hotsites'); hot = h[0]; if (hot?.v0Generated) break; await new Promise((r) => setTimeout(r, 1000)); }
console.log('hotsite', hot?.id, hot?.rota);
const emp = (await call('GET', '/api/empreendimentos'))[0];
for (const texto of ['Oi', 'Sim, quero', 'CRECI 12345-F SC', 'Ana Lima ana@exemplo.com.br', 'Ana', 'Norte da Ilha', 'de 300 a 800 mil', 'pular']) { await call('POST', '/api/admin/whatsapp/laboratorio/mensagens', { tipo: 'texto', texto }).catch((e) => console.log(String(e).slice(0, 150))); await new Promise((r) => setTimeout(r, 400)); }
for (const [nome, creci, w] of [['Mariana Albuquerque', '22222-F', '48999990001'], ['João Vieira', '33333-F', '48988880002']]) await call('POST', '/api/corretores', { nome, nomeGuerra: nome!.split(' ')[0], whatsapp: w, creci, ufCreci: 'SC', email: `${creci}@exemplo.com.br`, senha: 'segredo-forte-1', ativo: true, aprovado: false });
const screens: [string, string, (p: any) => Promise<void>][] = [
  ['dashboard', '/admin/dashboard', async (p) => { await p.waitForTimeout(1200); }],
  ['hotsites', '/admin/hotsites', async (p) => { await p.getByText(hot.nome).first().waitFor(); }],
  ['versoes', `/admin/hotsites/${hot.id}/versoes`, async (p) => { await p.waitForTimeout(2500); }],
  ['verificacao', `/admin/hotsites/${hot.id}/verificacao`, async (p) => { await p.waitForTimeout(1500); }],
  ['estudio', `/admin/hotsites/${hot.id}/estudio`, async (p) => { await p.waitForTimeout(2000); }],
  ['estudio-secoes', `/admin/hotsites/${hot.id}/estudio`, async (p) => { await p.getByRole('tab', { name: 'Seções' }).click(); await p.waitForTimeout(1200); }],
  ['estudio-estilo', `/admin/hotsites/${hot.id}/estudio`, async (p) => { await p.getByRole('tab', { name: 'Estilo' }).click(); await p.waitForTimeout(3500); }],
  ['pasta', `/admin/empreendimentos/${emp.id}/pasta`, async (p) => { await p.waitForTimeout(1500); }],
  ['execucoes', '/admin/execucoes', async (p) => { await p.waitForTimeout(1000); }],
  ['execucao', '/admin/execucoes/1', async (p) => { await p.waitForTimeout(1200); }],
  ['aprovacoes', '/admin/whatsapp-aprovacoes', async (p) => { await p.waitForTimeout(1800); }],
  ['conversas', '/admin/whatsapp-conversas', async (p) => { await p.waitForTimeout(1200); }],
  ['laboratorio', '/admin/whatsapp-laboratorio', async (p) => { await p.waitForTimeout(1800); }],
  ['pedidos', '/admin/pedidos', async (p) => { await p.waitForTimeout(800); }],
];
for (const [width, tema] of [[375, 'claro'], [1440, 'claro'], [1440, 'escuro']] as const) {
  const context = await browser.newContext({ viewport: { width, height: width === 375 ? 812 : 900 } });
  await context.addInitScript((t) => localStorage.setItem('token', t), product.token);
  await context.addCookies([{ name: 'painel', value: '1', domain: '127.0.0.1', path: '/admin' }, { name: 'tema', value: tema, domain: '127.0.0.1', path: '/' }]);
  const page = await context.newPage();
  for (const [name, path, ready] of screens) {
    try { await page.goto(product.url + path); await ready(page); } catch (e) { console.log(name, width, String(e).slice(0, 160)); }
    await page.screenshot({ path: `${out}/${name}-${width}-${tema}.png` });
    const wide = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
    if (wide > 0) console.log('sideways', name, width, wide);
  }
  await context.close();
}
await browser.close(); await product.stop(); data.remove();
