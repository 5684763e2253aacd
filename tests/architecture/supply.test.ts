import { execFile } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, describe, expect, it } from 'vitest';
import { exceptions, licenceFault } from '../../scripts/supply/licences.ts';
import { writeParts } from '../../scripts/supply/parts.ts';

const leaf = { production: true, installScript: false, integrity: null, name: 'leaf', version: '1.0.0' };
const open: (() => void)[] = [];
afterEach(() => {
  for (const close of open.splice(0)) close();
});

/** A registry on loopback: publication date and advisories of zod. */
async function registry({ advisories }: { advisories: object | null }): Promise<string> {
  const server = createServer((request, response) => {
    const answer = (status: number, body: unknown) =>
      response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(body));
    if (request.method === 'POST') {
      request.resume();
      if (advisories) answer(200, advisories);
      else answer(405, {});
    } else if (request.url === '/zod')
      answer(200, {
        name: 'zod',
        'dist-tags': { latest: '99.0.0' },
        time: { '4.6.7': '2026-03-01T10:00:00.000Z', '99.0.0': '2026-11-02T10:00:00.000Z' },
        versions: { '4.6.7': { name: 'zod', version: '4.6.7' } },
      });
    else answer(404, {});
  });
  // Idle connections stay: one closed under a request would be a fault of the fake.
  server.keepAliveTimeout = 120_000;
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  open.push(() => {
    server.closeAllConnections();
    server.close();
  });
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}/`;
}

function supply(args: string[], address: string): Promise<{ code: number; said: string }> {
  const env = { ...process.env, npm_config_registry: address, npm_config_audit: 'true' };
  return new Promise((resolve) => {
    execFile(process.execPath, ['scripts/supply/main.ts', ...args], { env }, (error, said) =>
      resolve({ code: Number(error?.code ?? 0), said }),
    );
  });
}

describe('what the product is made of', () => {
  it('SAF-11 one command tells licence and age of every dependency, and what is known against them', async () => {
    const grave = {
      zod: [
        { id: 1, title: 'x', url: 'https://example.invalid/1', severity: 'high', vulnerable_versions: '<99' },
      ],
    };
    const known = await supply(['--production'], await registry({ advisories: grave }));
    expect(known.said).toMatch(/^\d{3} packages, \d{3} in production/);
    expect(known.said).toMatch(/— Licences\n +\d+ {2}MIT\n/);
    expect(known.said).toContain('  zod 4.6.7, 2026-03-01; newest 99.0.0, 2026-11-02');
    expect(known.said).toMatch(/known advisory: zod \S+ \(high\)/);
    expect(known.code).toBe(1);
    const silent = await supply(['--production'], await registry({ advisories: null }));
    expect(silent.said).toContain('not answered by this registry');
    expect(silent.code).toBe(0);
  });

  it('SAF-11 install scripts are off, and every licence in use is one of those allowed', async () => {
    expect(readFileSync('.npmrc', 'utf8')).toMatch(/^ignore-scripts=true$/m);
    const { code, said } = await supply(['--offline'], 'http://127.0.0.1:1/');
    expect(said).toMatch(/Install scripts\n {2}off/);
    expect(said).toContain('nothing stands against any of them');
    expect(code).toBe(0);
    for (const licence of [
      '',
      'GPL-3.0',
      'AGPL-3.0-only',
      'MIT AND GPL-2.0',
      'SEE LICENSE IN LICENSE.md',
      'MPL-2.0',
    ])
      expect(licenceFault({ ...leaf, licence }), licence).not.toBeNull();
    for (const licence of ['MIT', '(MIT OR GPL-3.0)', 'Apache-2.0 AND MIT'])
      expect(licenceFault({ ...leaf, licence }), licence).toBeNull();
    expect(Object.values(exceptions).every((reason) => reason.length > 5)).toBe(true);
  });

  it('SAF-11 a build lists its parts, with version and licence, and none that only tests', () => {
    const folder = mkdtempSync(join(tmpdir(), 'portal-parts-'));
    open.push(() => rmSync(folder, { recursive: true }));
    writeParts(process.cwd(), join(folder, 'parts.json'));
    const list = JSON.parse(readFileSync(join(folder, 'parts.json'), 'utf8'));
    expect(list.metadata.component.name).toBe('portal-do-corretor');
    const part = (name: string) => list.components.find((one: { name: string }) => one.name === name);
    expect(part('zod')).toMatchObject({ version: '4.6.7', licenses: [{ expression: 'MIT' }] });
    expect(part('zod').hashes[0].content).toMatch(/^[0-9a-f]{128}$/);
    const { dependencies } = JSON.parse(readFileSync('package.json', 'utf8'));
    for (const name of Object.keys(dependencies)) expect(part(name), name).toBeDefined();
    expect(part('vitest')).toBeUndefined();
    expect(readFileSync('scripts/build.ts', 'utf8')).toContain(
      "writeParts(root, join(root, 'dist', 'parts.cdx.json'))",
    );
  });
});
