/** Where an e-mail's link goes; it is made when the e-mail leaves, and stored nowhere. */
export const linkMark = '{{LINK}}';

const escapes: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };
const escaped = (text: string) => text.replace(/[&<>"]/g, (sign) => escapes[sign]!);

const anchor = (link: string) => `<a href="${escaped(link)}">${escaped(link)}</a>`;
/** A line that is an address alone is a link; one within words stays as it was typed. */
const lineOf = (line: string) => (/^https?:\/\/\S+$/.test(line) ? anchor(line) : escaped(line));

/** The same words as simple HTML: paragraphs, and the link as one. Nothing is loaded or counted. */
function htmlOf(texto: string, link: string | null): string {
  const made = link === null ? '' : anchor(link);
  const paragraphs = texto
    .split(/\n{2,}/)
    .map((part) => `<p>${part.split('\n').map(lineOf).join('<br>').replaceAll(linkMark, made)}</p>`);
  return `<!doctype html><html lang="pt-BR"><body style="font-family:sans-serif;line-height:1.5">${paragraphs.join('')}</body></html>`;
}

/** An e-mail as text and as HTML. */
export const compose = (texto: string, link: string | null) => ({
  text: texto.replaceAll(linkMark, link ?? ''),
  html: htmlOf(texto, link),
});
