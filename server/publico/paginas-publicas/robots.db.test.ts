import { request } from 'node:http';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { startTestApp, type TestApp } from '#tests/app.ts';

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp({
    env: { PUBLIC_URL: 'http://painel.exemplo.test', PUBLIC_PAGES_URL: 'http://paginas.exemplo.test' },
  });
});
afterAll(() => app?.close());

/** A request under another host name. */
function getAt(host: string, path: string): Promise<{ status: number; type: string; text: string }> {
  return new Promise((resolve, reject) => {
    const asked = request(app.url + path, { headers: { host } }, async (answer) => {
      let text = '';
      for await (const chunk of answer) text += chunk;
      resolve({ status: answer.statusCode ?? 0, type: String(answer.headers['content-type']), text });
    });
    asked.on('error', reject);
    asked.end();
  });
}

it.each(['painel.exemplo.test', 'paginas.exemplo.test'])(
  'robots.txt on %s lets search engines read public pages and nothing of the panel',
  async (host) => {
    const { status, type, text } = await getAt(host, '/robots.txt');
    expect([status, type]).toEqual([200, 'text/plain; charset=utf-8']);
    const [rules = '', sitemap] = text.trim().split('\n\n');
    expect(sitemap).toBe('Sitemap: http://paginas.exemplo.test/sitemap.xml');
    const lines = rules.split('\n');
    // Every line is a directive a crawler knows, after the one that says whom it is for.
    expect(lines[0]).toBe('User-agent: *');
    for (const line of lines.slice(1)) expect(line).toMatch(/^(Allow|Disallow): \/[a-z]+\/$/);
    const pathsOf = (directive: string) =>
      lines.filter((line) => line.startsWith(`${directive}: `)).map((line) => line.split(' ')[1]);
    expect(pathsOf('Allow')).toEqual(['/hotsite/', '/corretor/', '/media/', '/fontes/', '/pagina/']);
    expect(pathsOf('Disallow')).toEqual(['/admin/', '/api/', '/previa/']);
  },
);
