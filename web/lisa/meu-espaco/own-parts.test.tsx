import { expect, it, vi } from 'vitest';
import type { MeuEspaco, OwnMaterial } from '#contract/lisa/meu-espaco.ts';
import type { OwnPedido } from '#contract/lisa/pedidos.ts';
import { drawn } from '#tests/outline.tsx';
import { LastPedido } from './last-pedido.tsx';
import { Person } from './person.tsx';
import { Prices } from './prices.tsx';
import { Units } from './units.tsx';

const hotsite = {
  empreendimentoId: 3,
  nome: 'Aurora',
  bairro: 'Centro',
  cidade: 'Itapema',
  imagem: null,
  preco: '690000.00',
  rotulo: 'Em construção',
  destaque: true,
  url: 'https://portal/hotsite/aurora?corretor=lia',
};

it('his links: the site that is on, each page with its price, and those that are being made', async () => {
  vi.stubGlobal('window', { addEventListener() {} });
  const { LinksPage } = await import('./links-page.tsx');
  const espaco = {
    corretor: { slug: 'lia', nome: 'Lia Fontoura', titulo: 'Corretora de Imóveis' },
    site: { ativo: true, url: 'https://portal/corretor/lia' },
    hotsites: [
      hotsite,
      { ...hotsite, empreendimentoId: 4, nome: 'Brisa', preco: null, rotulo: null, destaque: false },
      { ...hotsite, empreendimentoId: 5, nome: 'Mirante', url: null },
    ],
  } as unknown as MeuEspaco;
  expect(drawn(<LinksPage espaco={espaco} />)).toMatchInlineSnapshot(`
    [
      "section",
      "h2 “Seu site” “No ar”",
      "input readOnly aria-label=Link de seu site value=https://portal/corretor/lia",
      "a href=https://wa.me/?text=Lia%20Fontoura%2C%20Corretora%20de%20Im%C3%B3veis%3A%20conhe%C3%A7a%20meu%20site%20https%3A%2F%2Fportal%2Fcorretor%2Flia target=_blank rel=noopener noreferrer",
      "“Compartilhar no WhatsApp” “: seu site”",
      "button type=button “Copiar” “: link de seu site”",
      "button type=button aria-expanded=false “QR” “: seu site”",
      "a href=https://portal/corretor/lia target=_blank rel=noopener noreferrer “Abrir” “: seu site”",
      "section",
      "h2 “Hotsites com o seu contato”",
      "p “Quem abre por estes links vê o seu nome, o seu CRECI e o seu WhatsApp.”",
      "li",
      "div aria-hidden=true “Em construção” “Destaque”",
      "h3 “Aurora”",
      "p “Centro, Itapema”",
      "p “A partir de R$ 690.000”",
      "input readOnly aria-label=Link de Aurora value=https://portal/hotsite/aurora?corretor=lia",
      "a href=https://wa.me/?text=Aurora%2C%20em%20Centro%2C%20Itapema%3A%20https%3A%2F%2Fportal%2Fhotsite%2Faurora%3Fcorretor%3Dlia target=_blank rel=noopener noreferrer",
      "“Compartilhar no WhatsApp” “: Aurora”",
      "button type=button “Copiar” “: link de Aurora”",
      "button type=button aria-expanded=false “QR” “: Aurora”",
      "a href=https://portal/hotsite/aurora?corretor=lia target=_blank rel=noopener noreferrer “Abrir” “: Aurora”",
      "a href=/meu-espaco/material?empreendimento=3 “Ver material”",
      "li",
      "div aria-hidden=true",
      "h3 “Brisa”",
      "p “Centro, Itapema”",
      "p “Preço sob consulta”",
      "input readOnly aria-label=Link de Brisa value=https://portal/hotsite/aurora?corretor=lia",
      "a href=https://wa.me/?text=Brisa%2C%20em%20Centro%2C%20Itapema%3A%20https%3A%2F%2Fportal%2Fhotsite%2Faurora%3Fcorretor%3Dlia target=_blank rel=noopener noreferrer",
      "“Compartilhar no WhatsApp” “: Brisa”",
      "button type=button “Copiar” “: link de Brisa”",
      "button type=button aria-expanded=false “QR” “: Brisa”",
      "a href=https://portal/hotsite/aurora?corretor=lia target=_blank rel=noopener noreferrer “Abrir” “: Brisa”",
      "a href=/meu-espaco/material?empreendimento=4 “Ver material”",
      "p “Em preparação: Mirante.”",
    ]
  `);
});

it('who he is, with his photo or his initials', () => {
  const person = (over: object) =>
    drawn(
      <Person
        corretor={{ nome: 'Lia de Souza', creci: '123-F', ufCreci: 'SC', foto: null, ...over } as never}
      />,
    );
  expect(person({})).toEqual(['span aria-hidden=true “LS”', 'h1 “Lia de Souza”', 'p “CRECI 123-F/SC”']);
  expect(person({ nome: 'Lia' })[0]).toBe('span aria-hidden=true “L”');
  expect(person({ foto: '/media/a.webp' })).toContain('img src=/media/a.webp alt');
});

const pedido: OwnPedido = {
  id: 1,
  estado: 'aberto',
  mudancas: [
    { campo: 'email', para: 'lia@nova.com' },
    { campo: 'regiaoTrabalho', para: null },
  ] as never,
  mensagem: 'Mudei de bairro',
  motivo: null,
  feitoEm: '2026-03-10T12:00:00Z',
  decididoEm: null,
};
const asked = (over: Partial<OwnPedido>) =>
  drawn(<LastPedido pedido={{ ...pedido, ...over }} onChanged={() => {}} />);

it('his last request says what it asks for and may be taken back while nobody answered', () => {
  expect(asked({})).toMatchInlineSnapshot(`
    [
      "section aria-label=Seu pedido de alteração",
      "h2 “Seu pedido está com a equipe” “Aguardando”",
      "li “E-mail:” “lia@nova.com”",
      "li “Região de trabalho:” “em branco”",
      "li ““Mudei de bairro””",
      "p “Pedido em 10/03/2026”",
      "button type=button “Retirar pedido”",
    ]
  `);
});

it.each([
  ['aplicado', 'Seu último pedido foi atendido', 'Feito'],
  ['recusado', 'Seu último pedido não foi atendido', 'Recusado'],
] as const)('one that is %s says so, when and why', (estado, title, label) => {
  const lines = asked({ estado, decididoEm: '2026-03-11T12:00:00Z', motivo: 'CRECI vencido' }).join('\n');
  for (const text of [title, label, 'Respondido em 11/03/2026', 'CRECI vencido'])
    expect(lines).toContain(text);
  expect(lines).not.toContain('Retirar pedido');
});

it('one that was taken back is not shown', () => {
  expect(asked({ estado: 'retirado' })).toEqual([]);
});

const type = { nome: 'Tipo A', disponiveis: 3, precoMin: '690000.00', precoMax: '750000.00' };
const prices = (estado: string, ate: string | null, tipos: object[]) =>
  drawn(<Prices material={{ vigencia: { estado, ate }, tipos } as unknown as OwnMaterial} />);

it('prices by type say what is left and until when they hold', () => {
  expect(
    prices('vigente', '2026-04-30', [
      type,
      { ...type, nome: 'Tipo B', disponiveis: 1, precoMax: '690000.00' },
      { ...type, nome: 'Tipo C', disponiveis: 0, precoMin: null, precoMax: null },
      { ...type, nome: 'Tipo D', disponiveis: null, precoMin: null, precoMax: null },
      { ...type, nome: 'Tipo E', disponiveis: null, precoMax: null },
    ]),
  ).toMatchInlineSnapshot(`
    [
      "section",
      "h2 “Preços por tipo”",
      "p “Válidos até 30/04/2026.”",
      "li “Tipo A” “3 disponíveis” “R$ 690.000 a R$ 750.000”",
      "li “Tipo B” “1 disponível” “R$ 690.000”",
      "li “Tipo C” “Nenhuma disponível”",
      "li “Tipo D” “Sem preço”",
      "li “Tipo E” “R$ 690.000”",
    ]
  `);
  expect(prices('vigente', null, [type]).join('\n')).not.toContain('Válidos até');
});

it('prices that have lapsed are not told; without types only the day is', () => {
  expect(prices('vencida', '2026-04-30', [type])).toEqual([
    'p “O preço venceu em 30/04/2026 e não aparece nas páginas. Não passe valores antes da tabela nova.”',
  ]);
  expect(prices('vigente', '2026-04-30', [])).toEqual(['p “Preço válido até 30/04/2026.”']);
  expect(prices('sem-data', '2026-04-30', [])).toEqual([]);
  expect(prices('vigente', null, [])).toEqual([]);
});

const unit = {
  unidade: '1203',
  torre: 'A',
  andar: 12,
  tipologia: 'Tipo A',
  areaPrivativa: '96.40',
  vagas: 2,
  preco: '940500.00',
  precoAte: null,
  precoCampanha: null,
  reservada: false,
};

it('units are told one by one, with all that is known of each', () => {
  const unidades = [
    unit,
    { ...unit, unidade: '1', torre: null, andar: 0, vagas: 0, reservada: true, precoAte: '990000.00' },
    { ...unit, unidade: '2', andar: null, vagas: null, precoCampanha: '900000.00' },
    { ...unit, unidade: '3', tipologia: null, areaPrivativa: null, vagas: 1, preco: null },
    { ...unit, unidade: '4', precoAte: '940500.00' },
  ];
  const material = { unidades, foraDeVenda: 7 } as unknown as OwnMaterial;
  expect(drawn(<Units material={material} />)).toMatchInlineSnapshot(`
    [
      "summary “Unidade por unidade” “5 unidades, além de 7 fora de venda”",
      "li “A · 1203” “Tipo A · 96,40 m² · 2 vagas · 12º andar” “R$ 940.500”",
      "li “1” “Reservada” “Tipo A · 96,40 m² · sem vaga · Térreo” “R$ 940.500 a R$ 990.000”",
      "li “A · 2” “Tipo A · 96,40 m²” “R$ 900.000 na campanha”",
      "li “A · 3” “1 vaga · 12º andar” “Sem preço”",
      "li “A · 4” “Tipo A · 96,40 m² · 2 vagas · 12º andar” “R$ 940.500”",
    ]
  `);
  const one = { unidades: [unit], foraDeVenda: 0 } as unknown as OwnMaterial;
  expect(drawn(<Units material={one} />).join('\n')).not.toContain('fora de venda');
  expect(drawn(<Units material={{ ...one, unidades: [] }} />)).toEqual([]);
});
