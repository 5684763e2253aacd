import { expect, it } from 'vitest';
import { recordPath } from './record-path.ts';

it('leads from a deed to the screen of its record, and nowhere where there is none', () => {
  const led = [
    ['bairro', '7'],
    ['corretor', '7'],
    ['empreendimento', '7'],
    ['hotsite', '7'],
    ['edicao', '7'],
    ['run', 'f3c1'],
    ['conversa', '9'],
    ['configuracao', 'v0_prompt'],
    ['contato', '7'],
    ['user', '7'],
    ['corretor', null],
    ['sessao', '7'],
  ].map(([entidade, id]) => recordPath(entidade as string, id as string | null));
  expect(led).toEqual([
    '/admin/bairros?editar=7',
    '/admin/corretores/7',
    '/admin/empreendimentos/7',
    '/admin/hotsites?editar=7',
    '/admin/hotsites/7/estudio',
    '/admin/configuracoes/execucoes/f3c1',
    '/admin/whatsapp-aprovacoes/conversas?conversa=9',
    '/admin/configuracoes',
    '/admin/whatsapp-aprovacoes/contatos',
    '/admin/configuracoes/administradores',
    null,
    null,
  ]);
});
