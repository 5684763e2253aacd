import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';

const run = (args: string[], before: string[] = []) => {
  const { status, stderr } = spawnSync(process.execPath, [...before, 'scripts/run.mjs', ...args], {
    encoding: 'utf8',
  });
  return { status, said: stderr.trim() };
};
const onOldNode = [
  '--import',
  `data:text/javascript,Object.defineProperty(process,'versions',{value:{node:'20.20.2'}})`,
];

it('every command is started by one that says in a sentence which Node.js it needs, and what to install where none comes along', () => {
  const { scripts } = JSON.parse(readFileSync('package.json', 'utf8')) as { scripts: Record<string, string> };
  const others = Object.entries(scripts).filter(
    ([, command]) => !/^node scripts\/run\.mjs [\w/-]+/.test(command),
  );
  // Tools that are published as JavaScript: they start on any Node.js, and read our sources by their own means.
  expect(others.map(([name]) => name)).toEqual(['test:slice', 'test:mutants']);
  const { status, said } = run(['scripts/backup'], onOldNode);
  expect(status).toBe(1);
  expect(said).toContain('precisa do Node.js 22.18 ou mais novo (este é o 20.20.2)');
  expect(said).toContain('No macOS, instale o Node.js 24');
  expect(said).toContain('musl');
});

it('an option nobody knows and a word too many are told in a sentence', () => {
  expect(run(['scripts/backup', '--nada'])).toEqual({
    status: 1,
    said: "O comando não foi entendido: opção errada ou desconhecida '--nada'",
  });
  expect(run(['scripts/example/main', 'pasta'])).toEqual({
    status: 1,
    said: "O comando não foi entendido: argumento a mais 'pasta'",
  });
});
