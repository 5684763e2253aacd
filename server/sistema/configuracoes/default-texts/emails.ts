import type { SettingDefault } from '../setting-default.ts';

/** Texts of e-mails; the first line is the subject. Shown only where e-mail can be sent. */
export const emailTexts = [
  {
    chave: 'email_link_de_senha',
    titulo: 'E-mail com o link de senha',
    tipo: 'mensagem',
    categoria: 'emails',
    preenchidos: ['NOME_GUERRA', 'LINK'],
    descricao:
      'O que um corretor recebe por e-mail para criar a senha da página dele. A primeira linha é o assunto.',
    valor: `O seu acesso ao programa de corretores

Olá, {NOME_GUERRA}!

Neste link você cria a senha da sua página no programa. Ele vale uma única vez, por 7 dias:

{LINK}

Depois, entre com este e-mail ou com o seu WhatsApp. Se você não esperava esta mensagem, não faça nada.`,
  },
] as const satisfies SettingDefault[];
