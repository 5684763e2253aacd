import { nomesDeAlertas, type RegraDeEmails, regraSchema, tiposDeAlerta } from '#contract/sistema/emails.ts';
import { storedSetting } from '#server/kernel/stored-setting.ts';

/** When a corretor's password link goes by e-mail, and which alerts do. */
export const regraDeEmails = storedSetting<RegraDeEmails>({
  chave: 'regra-de-emails',
  entidade: 'email',
  parse: (saved) => regraSchema.parse(saved),
  initial: { linksDeSenha: 'sem-whatsapp', alertas: [...tiposDeAlerta] },
  words: ({ linksDeSenha, alertas }) => ({
    alertasPorEmail: alertas.map((tipo) => nomesDeAlertas[tipo]).join('; ') || 'nenhum',
    linksDeSenha: linksDeSenha === 'sempre' ? 'sempre, além do WhatsApp' : 'quando o WhatsApp não alcança',
  }),
});
