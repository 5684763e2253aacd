import { expect, it, vi } from 'vitest';
import type { Aprovacao } from '#contract/lisa/aprovacoes.ts';
import { drawn } from '#tests/outline.tsx';
import { AprovacaoCard, DecisionButtons } from './aprovacao-card.tsx';

const full: Aprovacao = {
  id: 7,
  nome: 'Lia Fontoura',
  creci: 'CRECI 20.114-F',
  ufCreci: 'SC',
  whatsapp: '(48) 91111-0007',
  email: 'lia@example.com',
  nomeGuerra: 'Lia',
  regiaoTrabalho: 'Meia Praia',
  precos: { precoMin: '300000.00', precoMax: '900000.00' },
  foto: null,
  aprovado: false,
  createdAt: '2026-11-27T12:12:00.000Z',
  rejeitadoEm: null,
  motivoRejeicao: null,
  mudou: ['email', 'regiaoTrabalho'],
  teste: false,
  origem: 'lisa',
  escreveu: true,
  cobertura: 3,
  mesmoNumero: 1,
  conversa: {
    id: 9,
    status: 'completed' as never,
    passo: 5,
    pediuPessoa: true,
    retiradaEm: '2026-11-28T12:00:00.000Z',
    recados: ['Só atendo à tarde', 'Tenho carro'],
  },
  mensagens: [],
};
const card = (over: Partial<Aprovacao>, props: object = {}) => {
  vi.setSystemTime('2026-11-30T12:12:00Z');
  const lines = drawn(
    <AprovacaoCard
      aprovacao={{ ...full, ...over }}
      current={false}
      busy={false}
      actions={<p>Ações</p>}
      {...props}
    />,
  );
  vi.useRealTimers();
  return lines;
};

it('WPP-02 in part: a registration says every field, what changed, what was said besides', () => {
  expect(card({}, { current: true, paneId: 'pane' })).toMatchInlineSnapshot(`
    [
      "li",
      "article tabindex=0 data-aprovacao=7 aria-current=true aria-busy=false",
      "span aria-hidden=true",
      "h2 “Lia Fontoura”",
      "a href=/admin/whatsapp-aprovacoes/conversas?conversa=9 “Conversa com a Lisa” “Pediu para cancelar” “Pediu uma pessoa” “2 registros neste número”",
      "dt “CRECI”",
      "dd “20.114-F/SC”",
      "dt “WhatsApp”",
      "dd “(48) 91111-0007”",
      "dt “E-mail”",
      "dd “lia@example.com”",
      "dt “Nome de guerra”",
      "dd “Lia”",
      "dt “Região de trabalho”",
      "dd “Meia Praia”",
      "dt “Faixa de preço”",
      "dd “R$ 300.000 - R$ 900.000”",
      "dt “Cadastrado em”",
      "dd “27/11/2026 às 09:12 · há 3 dias”",
      "dt “Mudou depois de enviar”",
      "dd “E-mail, Região de trabalho”",
      "dt “Disse também à Lisa”",
      "dd “Só atendo à tarde Tenho carro”",
      "a href=#pane “Ir para a conferência e as mensagens” “de Lia Fontoura”",
      "p “Ações”",
    ]
  `);
});

it('of what is not known it says so', () => {
  expect(
    card({
      ufCreci: null,
      whatsapp: null,
      regiaoTrabalho: null,
      origem: 'painel',
      escreveu: false,
      precos: { precoMin: null, precoMax: null },
      mudou: [],
      conversa: null,
      mesmoNumero: 0,
    }),
  ).toMatchInlineSnapshot(`
    [
      "li",
      "article tabindex=0 data-aprovacao=7 aria-busy=false",
      "span aria-hidden=true",
      "h2 “Lia Fontoura”",
      "p “Cadastro no painel · nunca escreveu à Lisa”",
      "dt “CRECI”",
      "dd “20.114-F”",
      "dt “WhatsApp”",
      "dd “Não informado”",
      "dt “E-mail”",
      "dd “lia@example.com”",
      "dt “Nome de guerra”",
      "dd “Lia”",
      "dt “Região de trabalho”",
      "dd “Não informado”",
      "dt “Faixa de preço”",
      "dd “Não informado”",
      "dt “Cadastrado em”",
      "dd “27/11/2026 às 09:12 · há 3 dias”",
      "p “Ações”",
    ]
  `);
});

it.each<[Partial<Aprovacao>, string, boolean]>([
  [{ origem: 'planilha' }, 'Conversa com a Lisa', true],
  [{ origem: 'lisa', escreveu: false }, 'nunca escreveu à Lisa', true],
  [{ origem: 'lisa' }, 'nunca escreveu à Lisa', false],
  [{ escreveu: false }, '/conversas?conversa=9', false],
  [{ teste: true }, 'Conversa no laboratório', true],
  [{ teste: true }, '/admin/configuracoes/laboratorio', true],
  [{}, '/admin/whatsapp-aprovacoes/conversas?conversa=9', true],
  [{}, '2 registros neste número', true],
  [{ mesmoNumero: 0 }, 'neste número', false],
  [{ rejeitadoEm: '2026-11-29T12:00:00Z', motivoRejeicao: 'CRECI vencido' }, 'CRECI vencido', true],
  [{ rejeitadoEm: '2026-11-29T12:00:00Z' }, 'Rejeitado em 29/11/2026', true],
  [{ rejeitadoEm: '2026-11-29T12:00:00Z' }, 'Sem motivo informado', true],
  [{}, 'há 3 dias', true],
  [{ aprovado: true }, 'há 3 dias', false],
])('of %j “%s” is said: %s', (over, text, isSaid) => {
  expect(card(over).join('\n').includes(text)).toBe(isSaid);
});

const buttons = (over: Partial<Aprovacao>, busy = false) =>
  drawn(
    <DecisionButtons
      aprovacao={{ ...full, ...over }}
      busy={busy}
      onApprove={() => {}}
      onReject={() => {}}
      ligarSite
      onLigarSite={() => {}}
    />,
  );

it('WPP-06 WPP-22 in part: who can be told is approved or rejected, with his site or without', () => {
  expect(buttons({})).toMatchInlineSnapshot(`
    [
      "button type=button role=switch aria-checked=true",
      "span aria-hidden=true",
      "label “Ligar o site ao aprovar”",
      "p “A cobertura pedida tem 3 bairros.”",
      "button type=button “Aprovar” “Lia Fontoura”",
      "span aria-hidden=true “A”",
      "button type=button “Rejeitar” “Lia Fontoura”",
      "span aria-hidden=true “R”",
    ]
  `);
  expect(buttons({ cobertura: 1 }).join()).toContain('A cobertura pedida tem 1 bairro.');
  for (const over of [{ cobertura: 0 }, { teste: true }, { whatsapp: ' ' }])
    expect(buttons(over).join(), JSON.stringify(over)).not.toContain('Ligar o site ao aprovar');
});

it('who cannot be told is neither, and it says why; while it is sent nothing is to be pressed', () => {
  expect(buttons({ whatsapp: null })).toMatchInlineSnapshot(`
    [
      "button type=button aria-disabled=true aria-description=Sem WhatsApp não há como avisar o corretor data-hint=Sem WhatsApp não há como avisar o corretor",
      "“Aprovar” “Lia Fontoura”",
      "span aria-hidden=true “A”",
      "button type=button aria-disabled=true aria-description=Sem WhatsApp não há como avisar o corretor data-hint=Sem WhatsApp não há como avisar o corretor",
      "“Rejeitar” “Lia Fontoura”",
      "span aria-hidden=true “R”",
      "p “Sem WhatsApp não há como avisar o corretor.”",
      "a href=/admin/corretores/7 “Informe o número” “para aprovar ou rejeitar.”",
    ]
  `);
  expect(buttons({}, true).filter((line) => /^(button|input).*disabled/.test(line))).toHaveLength(3);
});
