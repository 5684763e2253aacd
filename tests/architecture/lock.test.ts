import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { missingEntries } from '../../scripts/complete-lock.ts';

const text = readFileSync('package-lock.json', 'utf8');

describe('the lock file', () => {
  it('names the packages of every platform, so that `npm ci` takes it anywhere (npm run lock)', () => {
    const { packages } = JSON.parse(text);
    expect([...missingEntries(packages).keys()]).toEqual([]);
    delete packages['node_modules/@biomejs/cli-darwin-arm64'];
    expect([...missingEntries(packages)]).toEqual([
      [
        'node_modules/@biomejs/cli-darwin-arm64',
        expect.objectContaining({ os: ['darwin'], cpu: ['arm64'], optional: true }),
      ],
    ]);
  });

  it('carries no download addresses', () => {
    expect(text).not.toContain('"resolved"');
  });
});
