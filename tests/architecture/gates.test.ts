import { execFile } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { gates } from '../../scripts/gates/gates.ts';

/** Runs only the supply gate, against a missing registry. */
function runGates(env: Record<string, string>): Promise<{ code: number; said: string }> {
  return new Promise((resolve) => {
    execFile(
      process.execPath,
      ['scripts/gates/main.ts', '--only', 'supply'],
      {
        env: {
          ...process.env,
          npm_config_registry: 'http://127.0.0.1:1/',
          npm_config_fetch_retries: '0',
          ...env,
        },
      },
      (error, said) => resolve({ code: Number(error?.code ?? 0), said }),
    );
  });
}

describe('the bars of closed work', () => {
  it('SAF-12 one command holds them all: every part of the bench, reading, endurance, supply', () => {
    const parts = /`--only ([a-z|]+)`/.exec(readFileSync('scripts/bench/main.ts', 'utf8'))![1]!.split('|');
    const names = gates.map(({ name }) => name);
    expect(names).toEqual(
      expect.arrayContaining([
        ...parts.map((part) => `bench ${part}`),
        'bench operation',
        'accuracy',
        'endurance',
        'paginas',
        'supply',
      ]),
    );
    expect(new Set(names).size).toBe(names.length);
    for (const { command } of gates) expect(existsSync(command[0]!), command[0]).toBe(true);
    const { scripts } = JSON.parse(readFileSync('package.json', 'utf8'));
    expect(scripts.gates).toBe('node scripts/run.mjs scripts/gates/main');
  });

  it('SAF-12 the command is red where one bar is not held, and says which', async () => {
    const held = await runGates({});
    expect(held.said).toMatch(/holds {2}supply[\s\S]*1 passed, 0 failed/);
    expect(held.code).toBe(0);
    const broken = await runGates({ npm_config_ignore_scripts: 'false' });
    expect(broken.said).toMatch(/RED {4}supply[\s\S]*0 passed, 1 failed/);
    expect(broken.code).toBe(1);
  });
});
