import { expect, it } from 'vitest';
import { type ChannelState, readChannel } from '#contract/lisa/aprovacoes.ts';
import { drawnWith } from '#tests/outline.tsx';
import { CanalCard } from './canal-card.tsx';

const notice = {
  chave: 'conexao',
  gravidade: 'parado',
  titulo: 'O aparelho do WhatsApp está desconectado',
  fazer: 'Leia o QR code.',
  detalhe: 'A sessão foi encerrada',
  desde: '2026-11-22T12:00:00.000Z',
  vistoPor: null,
};
const state = {
  canal: 'evolution',
  estado: 'Conectada',
  pendentes: 1,
  totalCadastrados: 2,
  naFila: 0,
  comFalha: 0,
  emDuvida: 0,
  avisos: [],
  omitidas: [],
  usaQr: true,
  podeVerificar: true,
  modelos: [],
};
const draw = (over: object) =>
  drawnWith(<CanalCard />, { [readChannel.path]: { ...state, ...over } as unknown as ChannelState });

it('a channel in trouble says what happened, since when, who has seen it, and how to mend it', async () => {
  expect(
    await draw({
      emDuvida: 2,
      avisos: [
        notice,
        {
          ...notice,
          chave: 'b',
          gravidade: 'atencao',
          titulo: 'Outro',
          fazer: null,
          detalhe: null,
          vistoPor: 'bia',
        },
      ],
      omitidas: [
        { motivo: 'grupo', total: 1, ultimaEm: '2026-11-22T12:00:00.000Z' },
        { motivo: 'assunto:presence.update', total: 1200, ultimaEm: '2026-11-22T12:00:00.000Z' },
      ],
    }),
  ).toMatchInlineSnapshot(`
    [
      "section",
      "h2 “Canal do WhatsApp” “Conectada” “2 mensagens em dúvida”",
      "button type=button “Mostrar QR code”",
      "button type=button “Verificar agora”",
      "ul aria-label=Problemas do canal",
      "li",
      "p “Parado” “O aparelho do WhatsApp está desconectado”",
      "p “Leia o QR code.”",
      "p “O WhatsApp diz: A sessão foi encerrada”",
      "p “Desde 22/11/2026 às 09:00”",
      "button type=button “Marcar como visto”",
      "li",
      "p “Atenção” “Outro”",
      "p “Desde 22/11/2026 às 09:00” “Visto por bia”",
      "summary “1.201 notícias deixadas de fora”",
      "li “1 de grupos, a última em 22/11/2026 às 09:00”",
      "li “1.200 do assunto presence.update, a última em 22/11/2026 às 09:00”",
    ]
  `);
});

it('one that is well shows no problem, and no code where its phone is there or it has none', async () => {
  expect(await draw({})).toMatchInlineSnapshot(`
    [
      "section",
      "h2 “Canal do WhatsApp” “Conectada”",
      "button type=button “Verificar agora”",
    ]
  `);
  const away = { avisos: [notice] };
  expect((await draw({ ...away, usaQr: false })).join()).not.toContain('Mostrar QR code');
  expect((await draw({ avisos: [{ ...notice, chave: 'b' }] })).join()).not.toContain('Mostrar QR code');
  expect((await draw({ podeVerificar: false })).join()).not.toContain('Verificar agora');
  expect((await draw({ emDuvida: 1 })).join()).toContain('1 mensagem em dúvida');
});

it('the simulator, and a channel that cannot be read, have no card', async () => {
  expect(await draw({ canal: 'simulator' })).toEqual([]);
  expect(await drawnWith(<CanalCard />, {})).toEqual([]);
});
