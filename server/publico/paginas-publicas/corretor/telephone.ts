import type { CorretorSite } from '#contract/publico/corretor-site.ts';
import { whatsappDigits } from '#server/kernel/reading/whatsapp.ts';
import type { SiteCorretor } from './site-state.ts';

/** The number to ring where a corretor has no WhatsApp; with one, his second number is nobody's business. */
export function telephoneOf({
  whatsapp,
  telefone,
}: Pick<SiteCorretor, 'whatsapp' | 'telefone'>): CorretorSite['corretor']['telefone'] {
  const digits = whatsappDigits(whatsapp) === null ? whatsappDigits(telefone) : null;
  if (digits === null) return null;
  const [, area, first, last] = /^55(\d\d)(\d+)(\d{4})$/.exec(digits)!;
  return { href: `tel:+${digits}`, texto: `(${area}) ${first}-${last}` };
}
