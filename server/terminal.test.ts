import { afterEach, expect, it, vi } from 'vitest';
import { createConfig } from '#server/config.ts';
import { announceAddress } from './terminal.ts';

afterEach(() => vi.restoreAllMocks());

it.each([
  ['http://127.0.0.1:3000', ['http://127.0.0.1:3000', 'Com passkeys: http://localhost:3000']],
  ['https://painel.exemplo.test', ['https://painel.exemplo.test']],
  // An address of numbers has no name a passkey could belong to.
  ['https://203.0.113.9', ['https://203.0.113.9']],
])('SAF-06 the terminal names `localhost` where a passkey needs a name: at %s', (url, named) => {
  let said = '';
  vi.spyOn(process.stdout, 'write').mockImplementation((chunk) => {
    said += String(chunk);
    return true;
  });
  announceAddress(createConfig({ PUBLIC_URL: url }));
  vi.restoreAllMocks();
  expect(said.match(/https?:\S+|Com passkeys: \S+/g)).toEqual(named);
});
