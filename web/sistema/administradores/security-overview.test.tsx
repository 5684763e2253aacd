import { expect, it, vi } from 'vitest';
import { drawnWith } from '#tests/outline.tsx';
import { SecurityOverview } from './security-overview.tsx';

const at = '2026-03-10T12:00:00Z';
const off = {
  totpDesde: null,
  passkeys: [],
  codigosRestantes: 0,
  dispositivos: [],
  enderecoPasskeys: 'https://painel.exemplo',
};
const draw = (over: object) => {
  vi.stubGlobal('window', { location: { origin: 'https://painel.exemplo' }, addEventListener() {} });
  return drawnWith(<SecurityOverview of={{ ...off, ...over } as never} onAct={() => {}} />, {});
};

it('an account without a second factor is offered both, and has no codes', async () => {
  expect(await draw({})).toMatchInlineSnapshot(`
    [
      "section",
      "h3 “Aplicativo de códigos”",
      "p “Um código de seis números depois da senha. Desligado.”",
      "button type=button “Ativar”",
      "section",
      "h3 “Passkeys”",
      "p “Entram sem senha, com a digital, o rosto ou o PIN do aparelho.”",
      "button type=button “Criar passkey”",
      "section",
      "h3 “Aparelhos conhecidos”",
      "p “Entram com a senha mesmo quando outros tentam adivinhá-la. Remover um não encerra a sessão dele.”",
      "p “Nenhum aparelho conhecido”",
    ]
  `);
});

it('one with everything shows since when, what was used last, and how to part with each', async () => {
  expect(
    await draw({
      totpDesde: at,
      passkeys: [
        { id: 1, nome: 'Celular', criadoEm: at, usadaEm: null },
        { id: 2, nome: 'Notebook', criadoEm: at, usadaEm: '2026-03-11T12:00:00Z' },
      ],
      codigosRestantes: 1,
      dispositivos: [
        { id: 3, agente: 'Firefox no Linux', usadoEm: at, atual: true },
        { id: 4, agente: 'Safari no iPhone', usadoEm: at, atual: false },
      ],
    }),
  ).toMatchInlineSnapshot(`
    [
      "section",
      "h3 “Aplicativo de códigos”",
      "p “Ativo desde 10/03/2026 às 09:00”",
      "button type=button “Desligar”",
      "section",
      "h3 “Passkeys”",
      "p “Entram sem senha, com a digital, o rosto ou o PIN do aparelho.”",
      "button type=button “Criar passkey”",
      "ul aria-label=Passkeys",
      "li",
      "p “Celular”",
      "p “Criada em 10/03/2026 às 09:00”",
      "button type=button aria-label=Remover a passkey Celular data-hint=Remover a passkey Celular",
      "li",
      "p “Notebook”",
      "p “Usada em 11/03/2026 às 09:00”",
      "button type=button aria-label=Remover a passkey Notebook data-hint=Remover a passkey Notebook",
      "section",
      "h3 “Códigos de recuperação”",
      "p “1 código de uso único para quando faltar o aplicativo ou a passkey.”",
      "button type=button “Renovar”",
      "section",
      "h3 “Aparelhos conhecidos”",
      "p “Entram com a senha mesmo quando outros tentam adivinhá-la. Remover um não encerra a sessão dele.”",
      "ul aria-label=Aparelhos conhecidos",
      "li",
      "p “Firefox no Linux” “Este aparelho”",
      "p “Último login em 10/03/2026 às 09:00”",
      "button type=button aria-label=Deixar de reconhecer Firefox no Linux data-hint=Deixar de reconhecer Firefox no Linux",
      "li",
      "p “Safari no iPhone”",
      "p “Último login em 10/03/2026 às 09:00”",
      "button type=button aria-label=Deixar de reconhecer Safari no iPhone data-hint=Deixar de reconhecer Safari no iPhone",
    ]
  `);
});

it('passkeys are made at their own address alone', async () => {
  expect((await draw({ enderecoPasskeys: null })).join('\n')).toContain(
    'Só funcionam se o painel tiver um endereço com nome e HTTPS; quem cuida da instalação o configura.',
  );
  expect((await draw({ enderecoPasskeys: 'https://outro.exemplo' })).join('\n')).toContain(
    'Abra o painel por https://outro.exemplo para criar passkeys.',
  );
});
