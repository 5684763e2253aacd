import { describe, expect, it } from 'vitest';
import type { Corretor } from '#contract/cadastros/corretores.ts';
import { corretor } from '#tests/e2e/support/painel.ts';
import { findDuplicados, toldCorretores, toldGroups } from './duplicados.ts';

let next = 0;
const one = (values: Partial<Corretor>) => {
  next += 1;
  return corretor({ id: next, ...values });
};
const groupsOf = async (...rows: Corretor[]) =>
  (await findDuplicados(rows)).grupos.map(({ motivos, corretores }) => [
    motivos.join(),
    corretores.map(({ id }) => id - rows[0]!.id).join(),
  ]);

describe('corretores who may be one person', () => {
  it.each([
    ['whatsapp', { whatsapp: '(11) 91234-5678' }, { whatsapp: '+55 11 1234-5678' }],
    ['whatsapp', { whatsapp: '011912345678' }, { whatsapp: '5511 91234 5678' }],
    ['email', { email: 'ana.souza@gmail.com' }, { email: 'AnaSouza+crm@gmail.com' }],
    ['creci', { creci: '12345-F' }, { creci: 'CRECI/RJ 12.345 J' }],
    ['nome', { nome: 'José  da Silva' }, { nome: 'JOSE DA SILVA' }],
  ])('BRK-52 BRK-53 share a %s', async (motivo, first, second) => {
    expect(await groupsOf(one(first), one({}), one(second))).toEqual([[motivo, '0,2']]);
  });

  it.each([
    [{ whatsapp: '(11) 91234-5678' }, { whatsapp: '(21) 91234-5678' }],
    [{ whatsapp: null }, { whatsapp: '' }],
    [{ email: 'ana.souza@example.com' }, { email: 'anasouza@example.com' }],
    [{ creci: 'pendente' }, { creci: 'pendente' }],
    [{ nome: 'José da Silva' }, { nome: 'José Silva' }],
  ])('%o and %o are two', async (first, second) => {
    expect(await groupsOf(one(first), one(second))).toEqual([]);
  });

  it('who shares something with one of a group is in it; those that share most come first', async () => {
    const nome = 'Lia Prado';
    const chain = [
      one({ nome }),
      one({ nome, whatsapp: '11 91111-1111' }),
      one({ whatsapp: '11 91111-1111' }),
    ];
    const strong = { nome: 'Caio Braga', creci: '77' };
    const rows = [...chain, one({ nome: 'Eva' }), one({ nome: 'eva' }), one(strong), one(strong)];
    expect(await groupsOf(...rows)).toEqual([
      ['creci,nome', '5,6'],
      ['whatsapp,nome', '0,1,2'],
      ['nome', '3,4'],
    ]);
  });

  it('20,000 are compared in moments, and of very many the likeliest are told', async () => {
    const rows = Array.from({ length: 20_000 }, (_, n) =>
      one({ whatsapp: `11 9${String(10_000_000 + (n >> 1))}` }),
    );
    rows.push(...Array.from({ length: 50 }, () => one({ nome: 'Imobiliária Central' })));
    const start = performance.now();
    const { total, grupos } = await findDuplicados(rows);
    expect(performance.now() - start).toBeLessThan(5000);
    expect([total, grupos.length]).toEqual([10_001, toldGroups]);
    const agency = (await findDuplicados(rows.slice(-50))).grupos[0]!;
    expect([agency.total, agency.corretores.length]).toEqual([50, toldCorretores]);
  });
});
