/** A conversation that begins with a text. The digits are ours: no request decides where it leads. */
export const whatsappAddress = (digits: string, text: string): string =>
  `https://wa.me/${digits}?text=${encodeURIComponent(text.toWellFormed())}`;

/** Headers of a counted way to a WhatsApp: never kept, never found by a search. */
export const contactHeaders = { 'cache-control': 'no-store', 'x-robots-tag': 'noindex, nofollow' };
