import { execFile } from 'node:child_process';
import { mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { promisify } from 'node:util';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { startTestApp, type TestApp, testAdmin } from '#tests/app.ts';

const run = promisify(execFile);
const packages = resolve('node_modules');
let app: TestApp;
let folder: string;
beforeAll(async () => {
  app = await startTestApp();
  await app.login();
  folder = mkdtempSync(join(tmpdir(), 'cliente-'));
  symlinkSync(packages, join(folder, 'node_modules'));
});
afterAll(async () => {
  await app?.close();
  rmSync(folder, { recursive: true, force: true });
});

/** What somebody writes who has the document and a generator, and nothing else of ours. */
const program = (url: string) => `
import { ok } from '@oazapfts/runtime';
import * as portal from './portal.ts';
portal.defaults.baseUrl = '${url}';
const { token } = await ok(portal.postApiLogin(${JSON.stringify(testAdmin)}));
portal.defaults.headers = { authorization: \`Bearer \${token}\` };
const made = await ok(portal.postApiRegioes({ nome: 'Sul', codigo: 'SUL' }));
// @ts-expect-error a região has a name
const refused = await portal.postApiRegioes({ codigo: 'X' });
const sameCode = await portal.postApiRegioes({ nome: 'Outra', codigo: 'SUL' });
const id: number = made.id;
const changed = await ok(portal.putApiRegioesById(id, { nome: 'Sul do país', codigo: 'SUL' }));
const nome: string = changed.nome;
const all = await ok(portal.getApiRegioes());
console.log(JSON.stringify({
  id,
  nome,
  all: all.map(({ nome, codigo }) => ({ nome, codigo })),
  refused: [refused.status, 'message' in refused.data && refused.data.message],
  sameCode: [sameCode.status, 'message' in sameCode.data && sameCode.data.message],
}));
`;

it('OPS-07 a client generated from the document is typed in each call and works against the server', async () => {
  const { body } = await app.get('/api/documentacao');
  const at = (name: string) => join(folder, name);
  writeFileSync(at('package.json'), '{ "type": "module" }');
  writeFileSync(at('portal.json'), JSON.stringify(body));
  await run(process.execPath, [
    join(packages, 'oazapfts/dist/cli.js'),
    '--futureStripLegacyMethods',
    at('portal.json'),
    at('portal.ts'),
  ]);
  writeFileSync(at('programa.ts'), program(app.url));
  writeFileSync(
    at('tsconfig.json'),
    JSON.stringify({
      compilerOptions: {
        strict: true,
        noEmit: true,
        target: 'es2024',
        module: 'nodenext',
        allowImportingTsExtensions: true,
        types: ['node'],
        skipLibCheck: true,
      },
      files: ['programa.ts'],
    }),
  );
  await run(process.execPath, [join(packages, 'typescript/bin/tsc'), '-p', folder]).catch(({ stdout }) => {
    throw new Error(`the client does not type-check:\n${stdout}`);
  });
  const { stdout } = await run(process.execPath, [at('programa.ts')]);
  expect(JSON.parse(stdout)).toEqual({
    id: expect.any(Number),
    nome: 'Sul do país',
    all: [{ nome: 'Sul do país', codigo: 'SUL' }],
    refused: [400, 'Nome e código são obrigatórios'],
    sameCode: [409, 'Já existe uma região com este código'],
  });
});
