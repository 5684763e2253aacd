import { expect, it } from 'vitest';
import type { Pedido } from '#contract/lisa/pedidos.ts';
import { drawn } from '#tests/outline.tsx';
import { PedidoCard } from './pedido-card.tsx';

const open = {
  id: 1,
  estado: 'aberto',
  corretor: { id: 7, nome: 'Lia Fontoura', foto: null },
  mudancas: [
    { campo: 'email', de: 'lia@a.com', para: 'lia@b.com', agora: 'lia@a.com' },
    { campo: 'telefone', de: null, para: '(48) 3333-1000', agora: '(48) 3333-2000' },
    { campo: 'regiaoTrabalho', de: 'Centro', para: null, agora: 'Centro' },
  ],
  mensagem: 'Mudei de bairro',
  motivo: null,
  feitoEm: '2026-03-10T12:00:00Z',
  decididoEm: null,
  decididoPor: null,
} as unknown as Pedido;
const draw = (over: object, props: object = {}) =>
  drawn(<PedidoCard pedido={{ ...open, ...over } as Pedido} {...props} />);

it('a request shows what is and what is to be, what changed meanwhile, and both decisions', () => {
  expect(draw({})).toMatchInlineSnapshot(`
    [
      "li",
      "span aria-hidden=true",
      "h3",
      "a href=/admin/corretores/7 “Lia Fontoura”",
      "p “Pediu em 10/03/2026 às 09:00”",
      "dt “E-mail”",
      "dd “lia@a.com” “lia@b.com”",
      "dt “Telefone”",
      "dd “(48) 3333-2000” “(48) 3333-1000” “Mudou depois do pedido: era em branco.”",
      "dt “Região de trabalho”",
      "dd “Centro” “em branco” “A cobertura não muda com este pedido: confira-a no cadastro.”",
      "p ““Mudei de bairro””",
      "button type=button “Aplicar” “: pedido de Lia Fontoura”",
      "button type=button “Recusar” “: pedido de Lia Fontoura”",
    ]
  `);
  expect(draw({}, { busy: true }).filter((line) => /^button.*disabled/.test(line))).toHaveLength(2);
});

it('a request of words alone is marked as done', () => {
  const lines = draw({ mudancas: [], mensagem: 'Troquem a foto' }).join('\n');
  expect(lines).toContain('“Marcar como feito”');
  expect(lines).toContain('Troquem a foto');
});

it.each([
  ['aplicado', 'Aplicado em 11/03/2026 às 09:00 por bia'],
  ['recusado', 'Recusado em 11/03/2026 às 09:00 por bia: CRECI vencido'],
])('one that is %s says by whom and why, and is decided no more', (estado, text) => {
  const motivo = estado === 'recusado' ? 'CRECI vencido' : null;
  const lines = draw({ estado, motivo, decididoEm: '2026-03-11T12:00:00Z', decididoPor: 'bia' });
  expect(lines.join('').replaceAll(/[“”]/g, '').replace(/ +/g, ' ')).toContain(text);
  expect(lines.filter((line) => line.startsWith('button'))).toEqual([]);
  expect(lines.join('\n')).not.toContain('Mudou depois do pedido');
});
