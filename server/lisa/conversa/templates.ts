/** What a message goes out as when the person last wrote more than a day ago. */
export interface TemplateName {
  name: string;
  language: string;
}

/** The one message that goes out unasked. */
export const reminderKey = 'lembrete';

/** The request for a number, which a channel may have a button for. */
export const numberRequestKey = 'pedir_telefone';
/** What nobody asked for: whoever wants no promotions is not sent it outside a conversation. */
export const promotionKeys: readonly string[] = [reminderKey, 'retomada'];

/** Messages that are known to leave the window: what is decided hours or days later. */
export const templatedKeys = [
  'lisa_welcome_approved_message',
  'credenciais',
  'site',
  'lisa_final_message',
  'rejeicao',
  reminderKey,
  'retomada',
] as const;

/**
 * Templates by message, out of 'credenciais=portal_acesso,site=portal_site:pt_BR'. The channel's
 * account has them approved under these names; the places of each are listed in `docs/operations.md`.
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
