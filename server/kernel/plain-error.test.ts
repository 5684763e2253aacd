import { expect, it } from 'vitest';
import { errorLines, plainError } from './plain-error.ts';

const answered = Object.assign(new Error('the provider refused sk-proj-0a1B2c3D4e5F6g7H8i9J'), {
  name: 'AI_APICallError',
  requestBodyValues: { prompt: 'segredo do prompt' },
  responseHeaders: { 'set-cookie': 'sessao=segredo' },
  url: 'https://exemplo.test/v1?key=segredo',
  statusCode: 401,
});

it('SAF-05 what a library hung on an error is not told, at any depth of its causes', () => {
  const error = new Error('of the product', { cause: new AggregateError([answered], 'several') });
  const told = JSON.stringify(plainError(error)) + errorLines(error);
  expect(told).not.toMatch(/segredo|sk-proj/);
  expect(told).toContain('of the product');
  expect(plainError(error).cause?.errors?.[0]?.type).toBe('AI_APICallError');
});

it('SAF-05 a sentence keeps its words and loses telephones, documents, addresses, hashes and tokens', () => {
  const text =
    'fulano@exemplo.test ligou de (48) 99917-3301, CPF 529.982.247-25, CRECI 55.771-F, $argon2id$v=19$abc, ' +
    'Bearer abc.def, Q7vZk2mT9xWb4nLs8cRj1pYd6hGf3aEu5oKi0qXwBtM: connect ECONNREFUSED 127.0.0.1:5432';
  const { message } = plainError(new Error(text));
  expect(message).not.toMatch(/fulano|99917|529\.982|55\.771|argon2|abc\.def|Q7vZ/);
  expect(message).toContain('connect ECONNREFUSED 127.0.0.1:5432');
});

it('SAF-05 what a parser could not read is not quoted, nor a message that looks like a frame', () => {
  const parse = () => JSON.parse('{"senha": maré}');
  try {
    parse();
  } catch (error) {
    expect(JSON.stringify(plainError(error))).not.toContain('maré');
  }
  expect(plainError(new Error('um\n    at linha (segredo.ts:1:1)')).stack).not.toContain('segredo');
});

it('SAF-05 what is thrown and is no error is told as well', () => {
  expect(plainError('fulano@exemplo.test').message).toBe('[removido]');
});
