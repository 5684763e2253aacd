import { cleanText } from '#contract/base/text.ts';

const foreign =
  /[a-z][a-z0-9+.-]*:\/\/|(?:^|[\s"'(=,])\/\/[\w[-]|^\s*(?:javascript|vbscript|data|blob|file|about|view-source)\s*:/i;

/** Whether a value contains an address of any kind: with a scheme, or starting with two slashes. */
export const hasAddress = (value: string) => foreign.test(cleanText(value).replace(/[\t\n\r]/g, ''));

const readable =
  /\b(?:https?:\/\/|www\.)\S+|(?<![\w.+-])[\w.+-]{1,64}@[\w-]+(?:\.[\w-]+)+|\b[a-z0-9-]+(?:\.[a-z0-9-]+)*\.(?:com|net|org|info|app|site|online|shop|xyz|link|io|me|imb|dev|page|store|club|top)(?:\.br)?\b(?:\/\S*)?/gi;

/** Web and mail addresses readable in a text. */
export const readableAddresses = (text: string): string[] => text.match(readable) ?? [];

const whatsapp =
  /^https:\/\/(?:wa\.me\/|api\.whatsapp\.com\/send\/?\?phone=)(?:%2B|\+)?(?:55)?\{\{CORRETOR_WHATSAPP\}\}(?:[?&]text=([^&#]*))?$/i;

/**
 * The only external address a page may link to: the sharing corretor's WhatsApp, with a prepared text. Null
 * for any other.
 */
export function whatsappHref(href: string, readyText: string): string | null {
  const match = whatsapp.exec(href.trim());
  if (!match) return null;
  const text = match[1] ? decode(match[1]) : readyText;
  const encoded = text
    .split(/(\{\{[A-Z_]+\}\})/)
    .map((part, i) => (i % 2 ? part : encodeURIComponent(part.toWellFormed())))
    .join('');
  return `https://wa.me/{{CORRETOR_WHATSAPP}}?text=${encoded}`;
}

function decode(text: string): string {
  try {
    return decodeURIComponent(text.replace(/\+/g, ' '));
  } catch {
    return text;
  }
}
