import { expect, it } from 'vitest';
import { listAdministradores } from '#contract/sistema/administradores.ts';
import { readEmails } from '#contract/sistema/emails.ts';
import { drawnWith } from '#tests/outline.tsx';
import { AdministradoresPage } from './administradores-page.tsx';

const own = {
  id: 1,
  username: 'ana',
  nome: 'Ana Lima',
  email: 'ana@example.com',
  alertasPorEmail: true,
  criadoEm: '2026-01-05T14:05:00.000Z',
  ultimoAcesso: '2026-03-12T14:05:00.000Z',
  sessoes: 2,
  atual: true,
};
const other = {
  ...own,
  id: 2,
  username: 'bia',
  nome: null,
  email: null,
  ultimoAcesso: null,
  sessoes: 0,
  atual: false,
};

it('ACC-01 in part: accounts are listed with their sessions; one’s own is told apart', async () => {
  expect(
    await drawnWith(<AdministradoresPage />, {
      [listAdministradores.path]: [own, other],
      [readEmails.path]: { servidor: { host: 'mail' }, emails: [] },
    }),
  ).toMatchInlineSnapshot(`
    [
      "button type=button “Segurança”",
      "button type=button “Meu nome”",
      "button type=button “Meu e-mail”",
      "button type=button “Alterar minha senha”",
      "button type=button “Novo Administrador”",
      "p role=status “2 administradores”",
      "ul aria-label=Administradores",
      "li",
      "p “Ana Lima” “ana” “Você”",
      "p “ana@example.com”",
      "p “Último acesso em 12/03/2026 às 11:05 · 2 sessões abertas”",
      "button type=button aria-label=Histórico de ana data-hint=Histórico de ana",
      "li",
      "p “bia”",
      "p “Sem e-mail: não recebe avisos nem “Esqueci minha senha””",
      "p “Nunca entrou”",
      "button type=button aria-label=Histórico de bia data-hint=Histórico de bia",
      "button type=button aria-label=Redefinir a senha de bia data-hint=Redefinir a senha de bia",
      "button type=button aria-label=Remover bia data-hint=Remover bia",
    ]
  `);
});

it('without a mail server nobody’s address is asked for', async () => {
  const lines = await drawnWith(<AdministradoresPage />, {
    [listAdministradores.path]: [own],
    [readEmails.path]: { servidor: null, emails: [] },
  });
  expect(lines.join()).not.toContain('Meu e-mail');
  expect(lines.join()).toContain('1 administrador');
});

it('accounts that cannot be read say so, and nothing is done to one’s own', async () => {
  expect(await drawnWith(<AdministradoresPage />, {})).toMatchInlineSnapshot(`
    [
      "button type=button aria-disabled=true aria-description=A sua conta não pôde ser lida data-hint=A sua conta não pôde ser lida “Segurança”",
      "button type=button aria-disabled=true aria-description=A sua conta não pôde ser lida data-hint=A sua conta não pôde ser lida “Meu nome”",
      "button type=button aria-disabled=true aria-description=A sua conta não pôde ser lida data-hint=A sua conta não pôde ser lida “Alterar minha senha”",
      "button type=button “Novo Administrador”",
      "p role=status",
      "div role=alert",
      "p “Erro ao carregar dados”",
      "p “Não foi possível ler”",
      "button type=button “Tentar novamente”",
    ]
  `);
});
