/**
 * What to say of the credentials where an e-mail brings them too (PNL-05); null where WhatsApp alone does, whose
 * text is the specified one (WPP-12).
 */
export function byEmail(channels: readonly ('whatsapp' | 'email')[]): string | null {
  if (!channels.includes('email')) return null;
  const both = channels.includes('whatsapp');
  return `As credenciais serão enviadas ${both ? 'via WhatsApp e por e-mail' : 'por e-mail'}.`;
}
