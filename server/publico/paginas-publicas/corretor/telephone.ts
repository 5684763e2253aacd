import type { CorretorSite } from '#contract/publico/corretor-site.ts';
import { whatsappDigits, writtenNumber } from '#server/kernel/reading/whatsapp.ts';
import type { SiteCorretor } from './site-state.ts';

/** The number to ring where a corretor has no WhatsApp; with one, his second number is nobody's business. */
export function telephoneOf({
  whatsapp,
  telefone,
}: Pick<SiteCorretor, 'whatsapp' | 'telefone'>): CorretorSite['corretor']['telefone'] {
  const digits = whatsappDigits(whatsapp) === null ? whatsappDigits(telefone) : null;
  return digits === null ? null : { href: `tel:+${digits}`, texto: writtenNumber(digits) };
}
