import { execFile } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { expect, test } from '@playwright/test';
import { smallFolder, writeFolder } from '#tests/fixtures/pasta.ts';
import { makeDataDir, runFolder, startProduct } from '#tests/product.ts';

const run = promisify(execFile);
const data = makeDataDir();
test.afterAll(() => data.remove());

/** `npm run evidence -- …` on the data of the stopped product. */
const evidence = (...args: string[]) =>
  run(process.execPath, ['scripts/evidence.ts', ...args], {
    env: { ...process.env, DATA_DIR: join(data.path, 'data') },
  }).then(
    ({ stdout, stderr }) => ({ code: 0, stdout, stderr }),
    (error) => ({
      code: error.code as number,
      stdout: error.stdout as string,
      stderr: error.stderr as string,
    }),
  );

test('npm run evidence makes a pack of a published page, verifies it, and refuses it once a byte is another', {
  tag: '@all',
}, async () => {
  test.setTimeout(240_000);
  const folders = join(data.path, 'pastas');
  const link = writeFolder(folders, 'aurora', await smallFolder());
  const product = await startProduct(join(data.path, 'data'), { LOCAL_FOLDERS_ROOT: folders });
  const { frames } = await runFolder(product, link);
  const rota = String(frames.at(-1)!.event.data!.rota);
  const pack = join(data.path, 'comprovante.zip');

  // While the product has its embedded database open there is one way: to stop it.
  const busy = await evidence('make', rota, '--para', pack);
  expect(busy).toMatchObject({ code: 2, stderr: expect.stringContaining('pare o Portal do Corretor') });
  await product.stop();

  const unknown = await evidence('make', 'nao-existe', '--para', pack);
  expect(unknown).toMatchObject({
    code: 2,
    stderr: expect.stringContaining('Não existe hotsite com a rota'),
  });

  const made = await evidence('make', rota, '--para', pack);
  expect(made.stderr).toBe('');
  expect(made.code).toBe(0);
  const [, hash] = /Manifesto: ([0-9a-f]{64})/.exec(made.stdout)!;
  const verified = await evidence('verify', pack);
  expect(verified).toMatchObject({ code: 0, stdout: expect.stringContaining(`Manifesto: ${hash}`) });
  expect(verified.stdout).toMatch(/Confere: \d+ arquivos, todos como foram guardados/);
  // A pack that is there is not written over.
  expect((await evidence('make', rota, '--para', pack)).code).toBe(2);

  const bytes = readFileSync(pack);
  const at = bytes.indexOf('Residencial Aurora');
  expect(at).toBeGreaterThan(0);
  bytes[at] = 'X'.charCodeAt(0);
  const tampered = join(data.path, 'mexido.zip');
  writeFileSync(tampered, bytes);
  const refused = await evidence('verify', tampered);
  expect(refused.code).toBe(1);
  expect(refused.stderr).toContain('Não confere:');
});
