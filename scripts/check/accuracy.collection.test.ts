import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { type FakeAi, startFakeAi } from '#tests/fakes/ai.ts';
import { goodAnswer, taskOf } from '#tests/fixtures/model-answers.ts';
import { smallFolder } from '#tests/fixtures/pasta.ts';
import type { FolderLabels } from '../example/labels.ts';

const root = mkdtempSync(join(tmpdir(), 'medir-'));
const folder = join(root, 'residencial-aurora');
const labels = join(root, 'gabarito.json');
let ai: FakeAi;

beforeAll(async () => {
  ai = await startFakeAi();
  const files = await smallFolder();
  for (const [path, bytes] of Object.entries(files)) {
    mkdirSync(dirname(join(folder, path)), { recursive: true });
    writeFileSync(join(folder, path), bytes);
  }
  const pictures = Object.keys(files).filter((path) => /\.(jpe?g|png|webp)$/i.test(path));
  const truth: FolderLabels = {
    facts: { precoInicial: ['690000.00'] },
    amenidades: ['Piscina'],
    tipologias: [],
    images: Object.fromEntries(pictures.map((path) => [path, { category: 'fachada', kind: null }])) as never,
    reserved: [],
    unreadable: [],
  };
  writeFileSync(labels, JSON.stringify(truth));
});
afterAll(async () => {
  await ai?.stop();
  rmSync(root, { recursive: true });
});
beforeEach(() => {
  ai.forget();
  ai.requests.splice(0);
  ai.answer((request) => {
    const nobody = { numero: null, uf: null, tipo: null, nome: null, email: null, nomeGuerra: null };
    return ['extract', 'classify'].includes(taskOf(request))
      ? goodAnswer(request)
      : { ...nobody, regiao: null, precoMinimo: null, precoMaximo: null, qualquerPreco: false };
  });
});

async function run(args: string[], env: Record<string, string> = {}) {
  const child = spawn(process.execPath, ['scripts/check/accuracy.ts', ...args], {
    env: { PATH: process.env.PATH, DATA_DIR: join(root, 'dados'), LOCAL_FOLDERS_ROOT: root, ...env },
  });
  let said = '';
  for (const stream of [child.stdout, child.stderr])
    stream.on('data', (chunk) => {
      said += chunk;
    });
  const [code] = await once(child, 'close');
  // What a fault of the product would leave.
  expect(said).not.toMatch(/\n {4}at |Node\.js v/);
  return { code: code as number, said };
}
const key = 'sk-segredo-0123456789';
const model = () => ({ OPENAI_API_KEY: key, OPENAI_BASE_URL: ai.url, OPENAI_MODEL: 'modelo-medido' });

describe('npm run accuracy -- --model', () => {
  it('without a provider says which keys it can go by, and asks nobody', async () => {
    const { code, said } = await run(['--model', folder]);
    expect(code).toBe(1);
    expect(said).toContain('Nada foi medido.');
    for (const name of ['OPENAI_API_KEY', 'ANTHROPIC_API_KEY', 'GOOGLE_AI_API_KEY', 'LOCAL_MODEL_BASE_URL'])
      expect(said).toContain(name);
    expect(ai.requests).toEqual([]);
  });

  it('measures documents, pictures and messages by the model, and tells what was used', async () => {
    // One message without a usable answer is one wrong, and no end.
    ai.scriptFor((request) => request.user.includes('@'), { answer: 'Claro!' }, { answer: 'Claro!' });
    const { code, said } = await run(['--model', folder, labels], model());
    expect(said).toContain('Motor: Modelo (modelo-medido). Cada chamada é paga');
    expect(said).toMatch(/Fatos: 1 de 1 certos, 0 errados/);
    expect(said).toMatch(/Sete classes, com nomes: [1-9]/);
    expect(said).toMatch(/CRECI com UF: \d+ de \d+/);
    expect(said).toMatch(new RegExp(`Uso: ${ai.requests.length} chamadas, [1-9]\\d+ tokens`));
    expect(said).not.toContain('ATENÇÃO');
    expect(said).not.toContain(key);
    expect(code).toBe(0);
    const shown = ai.requests.filter((request) => taskOf(request) === 'classify');
    expect(shown.length).toBeGreaterThan(0);
    for (const { images } of shown) expect(images.length).toBeGreaterThan(0);
  });

  it('a key that is refused ends it at once, in a sentence', async () => {
    ai.script({ status: 401, body: '{}' });
    const { code, said } = await run(['--model', folder, labels], model());
    expect(code).toBe(1);
    expect(said).toMatch(/recusou a chave.*OPENAI_API_KEY/);
    expect(said).toContain('Uso até aqui: 1 chamadas');
    expect(ai.requests).toHaveLength(1);
  });

  it.each([
    ['an option nobody knows', ['--modelo'], 2, 'Uso: npm run accuracy'],
    ['more than a folder and its labels', ['a', 'b', 'c'], 2, 'Uso: npm run accuracy'],
    ['labels that are not there', [folder, join(root, 'nada.json')], 1, 'não existe ou não é JSON'],
    ['a folder that is not there', [join(root, 'nada')], 1, 'não existe. Rode “npm run example”'],
  ])('%s is told', async (_what, args, expected, words) => {
    const { code, said } = await run(args);
    expect([code, said]).toEqual([expected, expect.stringContaining(words)]);
  });
});
