import { expect, it, vi } from 'vitest';
import { readConversa } from '#contract/lisa/conversas.ts';
import { drawnWith } from '#tests/outline.tsx';
import { TranscriptPane } from './transcript-pane.tsx';

const at = '2026-11-22T12:00:00.000Z';
const conversa = {
  id: 9,
  whatsapp: '(11) 91111-0004',
  nome: 'Marta Reis',
  status: 'in_progress',
  passo: 3,
  paradaDesde: null,
  ultimaMensagemEm: at,
  pediuPessoaEm: null,
  perguntas: [],
  semLeituraDesde: null,
  silencio: false,
  lembreteEm: null,
  assumidaPor: null,
  corretorId: null,
  falhas: 0,
};
const fala = {
  chave: 'a',
  de: 'pessoa',
  em: at,
  tipo: 'texto',
  texto: 'Oi',
  editada: false,
  revogada: false,
  autor: null,
  envio: null,
  problema: null,
  leitura: null,
};
const transcript = {
  conversa,
  minha: false,
  falas: [fala, { ...fala, chave: 'b', de: 'lisa', texto: 'Olá, Marta!' }],
  temMais: true,
  canal: 'cloud-api',
  janela: { existe: true, aberta: true, ate: '2026-11-23T12:00:00.000Z' },
  retomada: { modelo: 'retomada', texto: 'Podemos continuar?', aviso: null },
};
const path = readConversa.path.replace(':id', '9');
async function draw(over: object, ofConversa: object = {}, onBack: (() => void) | null = () => {}) {
  vi.useFakeTimers({ now: new Date('2026-11-22T13:00:00Z'), toFake: ['Date'] });
  const lines = await drawnWith(<TranscriptPane id={9} {...(onBack ? { onBack } : {})} />, {
    [path]: { ...transcript, ...over, conversa: { ...conversa, ...ofConversa } },
  });
  vi.useRealTimers();
  return lines;
}

it('a conversation Lisa leads shows who it is, where it stands and what was said, and may be taken over', async () => {
  expect(await draw({}, { lembreteEm: at, corretorId: 7, falhas: 1, silencio: true })).toMatchInlineSnapshot(`
    [
      "section aria-label=Conversa",
      "button type=button “Todas as conversas”",
      "h2 “Marta Reis”",
      "p “(11) 91111-0004 · Passo 3 de 13: CRECI”",
      "p “Lembrete enviado em 22/11/2026 às 09:00”",
      "p “Pediu silêncio” “1 falha de envio”",
      "a href=/admin/whatsapp-aprovacoes/conversas/9 “Abrir a conversa inteira”",
      "a href=/admin/corretores/7 “Abrir corretor”",
      "button type=button “Assumir conversa”",
      "div role=log aria-label=Mensagens tabindex=0",
      "button type=button disabled “Mostrar mensagens anteriores”",
      "li",
      "p “Pessoa”",
      "p “Oi”",
      "p",
      "time dateTime=2026-11-22T12:00:00.000Z “22/11/2026 às 09:00”",
      "li",
      "p “Lisa”",
      "p “Olá, Marta!”",
      "p",
      "time dateTime=2026-11-22T12:00:00.000Z “22/11/2026 às 09:00”",
      "p “A Lisa responde nesta conversa. Ao enviar, você assume a conversa.”",
      "form",
      "label “Mensagem”",
      "textarea maxLength=4000",
      "button type=submit aria-disabled=true aria-description=Escreva a mensagem data-hint=Escreva a mensagem “Assumir e enviar”",
    ]
  `);
});

it('of somebody else it is taken from by name; one’s own is written in and given back', async () => {
  const theirs = (await draw({}, { assumidaPor: { id: 2, username: 'bia' } })).join('\n');
  expect(theirs).toContain('Assumir de bia');
  expect(theirs).toContain('Devolver à Lisa');
  expect(await draw({ minha: true }, { assumidaPor: { id: 1, username: 'ana' } })).toMatchInlineSnapshot(`
    [
      "section aria-label=Conversa",
      "button type=button “Todas as conversas”",
      "h2 “Marta Reis”",
      "p “(11) 91111-0004 · Passo 3 de 13: CRECI”",
      "p “Com ana”",
      "a href=/admin/whatsapp-aprovacoes/conversas/9 “Abrir a conversa inteira”",
      "button type=button “Devolver à Lisa”",
      "div role=log aria-label=Mensagens tabindex=0",
      "button type=button disabled “Mostrar mensagens anteriores”",
      "li",
      "p “Pessoa”",
      "p “Oi”",
      "p",
      "time dateTime=2026-11-22T12:00:00.000Z “22/11/2026 às 09:00”",
      "li",
      "p “Lisa”",
      "p “Olá, Marta!”",
      "p",
      "time dateTime=2026-11-22T12:00:00.000Z “22/11/2026 às 09:00”",
      "p “Janela de 24 horas aberta até 23/11/2026 às 09:00.”",
      "form",
      "label “Mensagem”",
      "textarea maxLength=4000",
      "button type=submit aria-disabled=true aria-description=Escreva a mensagem data-hint=Escreva a mensagem “Enviar”",
    ]
  `);
});

it('outside the window it says why nothing can be written', async () => {
  const shut = {
    janela: { existe: true, aberta: false, ate: null },
    retomada: { modelo: null, texto: '', aviso: null },
  };
  expect((await draw(shut)).join('\n')).toContain('Só depois que a pessoa escrever de novo.');
  const withTemplate = { ...shut, retomada: transcript.retomada };
  expect(
    (await draw({ ...withTemplate, minha: true }, { assumidaPor: { id: 1, username: 'ana' } })).join('\n'),
  ).toContain('Podemos continuar?');
});

it('on a page of its own it has no head; without a name the number stands for it; without messages it says so', async () => {
  expect((await draw({}, {}, null)).join('\n')).not.toContain('Abrir a conversa inteira');
  expect(await draw({}, { nome: null })).toContainEqual('h2 “(11) 91111-0004”');
  expect((await draw({ falas: [], temMais: false })).join('\n')).toContain('Nenhuma mensagem guardada');
  expect((await draw({ temMais: false })).join('\n')).not.toContain('Mostrar mensagens anteriores');
});
