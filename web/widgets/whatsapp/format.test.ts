import { expect, it } from 'vitest';
import { readMessage } from './format.ts';

const strong = (...inside: unknown[]) => ({ mark: 'strong', inside });
const em = (...inside: unknown[]) => ({ mark: 'em', inside });

it.each([
  ['', []],
  ['Olá!', ['Olá!']],
  ['Olá, *Ana*!', ['Olá, ', strong('Ana'), '!']],
  ['_12345-F SP_.', [em('12345-F SP'), '.']],
  ['*um _dois_*', [strong('um ', em('dois'))]],
  ['~velho~ novo', [{ mark: 's', inside: ['velho'] }, ' novo']],
  ['```a *b*``` c', [{ mark: 'code', inside: ['a *b*'] }, ' c']],
  ['5*3*2 e a_b_c', ['5*3*2 e a_b_c']],
  ['* item\n* outro', ['* item\n* outro']],
  ['*aberto\nfechado*', ['*aberto\nfechado*']],
  ['**', ['**']],
  ['*ção*', [strong('ção')]],
])('%j is drawn as WhatsApp does', (text, nodes) => {
  expect(readMessage(text)).toEqual(nodes);
});
