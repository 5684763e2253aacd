/** A WhatsApp link with a prepared text. The digits are ours: no request controls the target. */
export const whatsappAddress = (digits: string, text: string): string =>
  `https://wa.me/${digits}?text=${encodeURIComponent(text.toWellFormed())}`;

/** Headers of a counted WhatsApp link: neither cached nor indexed. */
export const contactHeaders = { 'cache-control': 'no-store', 'x-robots-tag': 'noindex, nofollow' };
