/** The template of a message sent more than a day after the person's last one. */
export interface TemplateName {
  name: string;
  language: string;
}

/** The only unsolicited message. */
export const reminderKey = 'lembrete';

/** The request for a number, for which a channel may have a button. */
export const numberRequestKey = 'pedir_telefone';
/** A visitor's contact, and what is new, told to a corretor unasked. */
export const contactKey = 'aviso_contato';
export const newsKey = 'aviso_novidades';
/** What the team tells a selection of corretores. */
export const comunicadoKey = 'comunicado';

/** Unsolicited messages: not sent outside a conversation to people who opted out. */
export const promotionKeys: readonly string[] = [reminderKey, 'retomada', newsKey, comunicadoKey];

/** Messages typically sent outside the window: results of decisions hours or days later. */
export const templatedKeys = [
  'lisa_welcome_approved_message',
  'credenciais',
  'site',
  'lisa_final_message',
  'rejeicao',
  reminderKey,
  'retomada',
  contactKey,
  newsKey,
  comunicadoKey,
  'pedido_atendido',
  'pedido_recusado',
] as const;

/**
 * Parses templates by message: 'credenciais=portal_acesso,site=portal_site:pt_BR'. The channel's account has
 * them approved under these names; their parameters are listed in `docs/operations.md`.
 */
export function readTemplates(text: string | undefined): Map<string, TemplateName> {
  const entries = (text ?? '').split(',').flatMap((part): [string, TemplateName][] => {
    const [chave, template] = part.split('=').map((side) => side.trim());
    if (!chave || !template) return [];
    const [name, language = 'pt_BR'] = template.split(':');
    return [[chave, { name: name!, language }]];
  });
  return new Map(entries);
}
