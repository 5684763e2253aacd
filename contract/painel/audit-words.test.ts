import { describe, expect, it } from 'vitest';
import { plainEntities } from '../entidades.ts';
import {
  acaoGroup,
  acaoGroups,
  acaoLabel,
  authorText,
  deedText,
  entidadeLabel,
  fieldLabel,
  knownDeeds,
} from './audit-words.ts';
import type { AuditEntry } from './auditoria.ts';

const deed = (acao: string, entidade: string, nome: string | null = null, entidadeId: string | null = '7') =>
  deedText({ acao, entidade, nome, entidadeId });

describe('the words of the audit log', () => {
  it('tell the deed with article and name, in the noun’s gender', () => {
    expect(deed('criou', 'bairro', 'Moema')).toBe('criou o bairro Moema');
    expect(deed('excluiu', 'regiao', 'Sul')).toBe('excluiu a região Sul');
    expect(deed('releu', 'empreendimento', 'Aurora')).toBe('releu os documentos do empreendimento Aurora');
    expect(deed('redefiniu-senha', 'user', 'maria')).toBe('redefiniu a senha do administrador maria');
  });

  it('name a record without a name by its number, and an unreadable id not at all', () => {
    expect(deed('alterou', 'corretor')).toBe('alterou o corretor nº 7');
    expect(deed('iniciou', 'run', null, '0f3c-77')).toBe('iniciou a execução');
  });

  it('call approving, returning and switching one by name, as no message goes with it', () => {
    const change = (campo: string, depois: unknown, more: { campo: string }[] = []) =>
      deedText({
        acao: 'alterou',
        entidade: 'corretor',
        entidadeId: '7',
        nome: 'Ana',
        mudancas: [{ campo, antes: null, depois }, ...more] as AuditEntry['mudancas'],
      });
    expect(change('aprovado', true)).toBe('aprovou, sem enviar mensagens, o corretor Ana');
    expect(change('aprovado', false)).toBe('devolveu à aprovação o corretor Ana');
    expect(change('ativo', false)).toBe('desativou o corretor Ana');
    expect(change('aprovado', true, [{ campo: 'nome' }])).toBe('alterou o corretor Ana');
  });

  it('say of an approval whether messages went with it', () => {
    const approved = (dados: Record<string, unknown>) =>
      deedText({ acao: 'aprovou', entidade: 'corretor', entidadeId: '7', nome: 'Ana', dados });
    expect(approved({ mensagens: 'nenhuma' })).toBe('aprovou, sem enviar mensagens, o corretor Ana');
    expect(approved({})).toBe('aprovou o corretor Ana');
  });

  it('stand in a group of their filter, each', () => {
    const groups = Map.groupBy(knownDeeds, acaoGroup);
    expect([...groups.keys()].sort()).toEqual([...acaoGroups].sort());
    expect(acaoGroup('entrou')).toBe('Acesso ao painel');
    expect(acaoGroup('criou-senha')).toBe('Espaço do corretor');
    expect(acaoGroup('criou')).toBe('Registros');
  });

  it('need no record where the deed says it all', () => {
    expect(deed('entrou', 'sessao')).toBe('entrou no painel');
    expect(deed('importou', 'bairro', null, null)).toBe('importou bairros');
    expect(deed('exportou', 'corretor', null, null)).toBe('exportou corretores');
    expect(deed('falhou-ao-entrar', 'sessao', 'maria')).toBe('tentou entrar sem sucesso na conta maria');
  });

  it('name an action by itself, for a filter', () => {
    expect(acaoLabel('falhou-ao-entrar')).toBe('Tentou entrar sem sucesso');
    expect(acaoLabel('releu')).toBe('Releu os documentos');
    const labels = knownDeeds.map(acaoLabel);
    expect(new Set(labels).size).toBe(knownDeeds.length);
    expect(labels.filter((label) => / (de|em|para|sobre|à|a|o)$/.test(label))).toEqual([]);
  });

  it('stay readable for deeds, kinds and fields nobody has named yet', () => {
    expect(deed('mandou-embora', 'vistoria', 'Nova')).toBe('mandou embora o vistoria Nova');
    expect(entidadeLabel('imovel-usado')).toBe('Imóvel usado');
    expect(fieldLabel('contatoEmail')).toBe('E-mail de contato');
    expect(fieldLabel('areaDeLazer')).toBe('Area de lazer');
  });

  it('call a field of a plain entity as its form does', () => {
    for (const { fields } of plainEntities)
      for (const [name, { label }] of Object.entries(fields)) expect(fieldLabel(name), name).toBe(label);
  });

  it('still name an account that was removed, and tell the product from strangers', () => {
    const quem = { id: 2, username: 'maria', removido: true };
    expect(authorText({ quem, acao: 'criou' })).toBe('maria (conta removida)');
    const named = { ...quem, nome: 'Renata Prado' };
    expect(authorText({ quem: named, acao: 'criou' })).toBe('Renata Prado (maria, conta removida)');
    expect(authorText({ quem: { ...named, removido: false }, acao: 'criou' })).toBe('Renata Prado (maria)');
    expect(authorText({ quem: null, acao: 'criou' })).toBe('Sistema');
    for (const acao of ['falhou-ao-entrar', 'falhou-no-segundo-fator', 'pediu-senha', 'pediu-nova-senha'])
      expect(authorText({ quem: null, acao }), acao).toBe('Alguém');
    for (const acao of [
      'entrou-no-espaco',
      'saiu-do-espaco',
      'criou-senha',
      'trocou-a-senha',
      'pediu-alteracao',
    ])
      expect(authorText({ quem: null, acao }), acao).toBe('O corretor');
    expect(authorText({ quem: null, acao: 'deixou-contato' })).toBe('Um visitante');
  });
});
