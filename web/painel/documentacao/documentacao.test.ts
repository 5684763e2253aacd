import { describe, expect, it } from 'vitest';
import type { DocumentedCall } from '#web/painel/documentacao/documented-call.ts';
import { addressOf, curlOf, type Filled, faultOf } from './call-request.ts';
import { findGroups, groupLabel } from './groups.ts';
import { exampleOf, limitsText, typeText } from './schema-words.ts';

const call = (change: Partial<DocumentedCall>): DocumentedCall => ({
  method: 'GET',
  path: '/api/bairros',
  access: 'admin',
  summary: 'Todos os bairros',
  group: 'bairros',
  params: null,
  query: null,
  body: null,
  file: null,
  responses: [],
  ...change,
});
const filled = (change: Partial<Filled>): Filled => ({
  params: {},
  query: {},
  body: '',
  file: null,
  ...change,
});

describe('schemas in words', () => {
  it('name types, choices and limits', () => {
    expect(typeText({ type: ['string', 'null'] })).toBe('texto ou nulo');
    expect(typeText({ anyOf: [{ type: 'integer' }, { type: 'null' }] })).toBe('número inteiro ou nulo');
    expect(typeText({ type: 'array', items: { type: 'string' } })).toBe('lista de textos');
    expect(typeText({ type: 'array', items: { enum: ['a', 'b'] } })).toBe('lista, cada item: um de: a, b');
    expect(typeText({ enum: ['modern', 'luxury'] })).toBe('um de: modern, luxury');
    expect(typeText({})).toBe('qualquer valor');
    expect(limitsText({ type: 'string', minLength: 1, maxLength: 20_000 })).toBe('de 1 a 20.000 caracteres');
    expect(limitsText({ type: 'integer', minimum: 1, maximum: 2_147_483_647 })).toBe('a partir de 1');
  });

  it('give a value to begin from, with what is required and nothing else', () => {
    const schema = {
      type: 'object',
      required: ['nome', 'zonaId', 'tags'],
      properties: {
        nome: { type: 'string' },
        zonaId: { type: ['number', 'string'] },
        tags: { type: 'array' },
        foto: { type: 'string' },
      },
    };
    expect(exampleOf(schema)).toEqual({ nome: '', zonaId: 0, tags: [] });
  });
});

describe('a call that is tried', () => {
  const put = call({ method: 'PUT', path: '/api/bairros/:id' });

  it('is sent to its filled address', () => {
    expect(addressOf(put, filled({ params: { id: '7/8' } }))).toBe('/api/bairros/7%2F8');
    expect(addressOf(call({}), filled({ query: { busca: 'São João', antes: '' } }))).toBe(
      '/api/bairros?busca=S%C3%A3o+Jo%C3%A3o',
    );
  });

  it('says what is missing before it is sent', () => {
    expect(faultOf(put, filled({}))).toBe('Informe id');
    expect(faultOf(put, filled({ params: { id: '7' }, body: '{nome}' }))).toBe(
      'O corpo não é um JSON válido',
    );
    expect(faultOf(put, filled({ params: { id: '7' }, body: '{"nome":"x"}' }))).toBeNull();
    expect(faultOf(call({ method: 'POST', file: 'image' }), filled({}))).toBe('Escolha um arquivo');
  });

  it('is shown as a line for a terminal, without the token and safe to paste', () => {
    const line = curlOf(
      put,
      filled({ params: { id: '7' }, body: `{ "nome": "D'Oeste" }` }),
      'http://127.0.0.1:3000',
    );
    expect(line).toBe(
      [
        "curl -X PUT 'http://127.0.0.1:3000/api/bairros/7'",
        '-H "Authorization: Bearer $TOKEN"',
        `-H 'Content-Type: application/json' -d '{"nome":"D'\\''Oeste"}'`,
      ].join(' \\\n  '),
    );
    expect(curlOf(call({ access: 'public' }), filled({}), '')).not.toContain('Authorization');
  });
});

it('calls are found by every word, in the path, the sentence or the group, ignoring accents', () => {
  const calls = [call({}), call({ path: '/api/regioes', group: 'regioes', summary: 'Todas as regiões' })];
  const found = (search: string) =>
    findGroups(calls, search).map(({ label, calls: of }) => [label, of.length]);
  expect(found('')).toEqual([
    ['Bairros', 1],
    ['Regiões', 1],
  ]);
  expect(found('REGIOES get')).toEqual([['Regiões', 1]]);
  expect(found('nada')).toEqual([]);
  expect(groupLabel('logout')).toBe('Sessão');
  const told = [
    'ai-workflow',
    'assets',
    'upload-image',
    'super-ai',
    'public',
    'admin',
    'webhooks',
    'mudancas',
  ];
  expect(told.map(groupLabel)).toEqual([
    ...['Hotsites', 'Hotsites', 'Imagens', 'Super AI', 'Páginas públicas', 'WhatsApp', 'WhatsApp', 'Sessão'],
  ]);
});
