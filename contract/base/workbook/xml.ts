/** An element: its start tag's attributes, and what stands between its tags. */
export interface XmlElement {
  head: string;
  body: string;
}

/**
 * The elements of a name, in order, with or without a prefix. Enough for the parts of a workbook, whose
 * elements of one name do not nest; no entity is ever expanded but the five of XML.
 */
export function* elementsOf(xml: string, name: string): Generator<XmlElement> {
  const open = new RegExp(`<(?:\\w{1,20}:)?${name}(?=[\\s/>])`, 'g');
  const close = new RegExp(`</(?:\\w{1,20}:)?${name}\\s*>`, 'g');
  for (let match = open.exec(xml); match; match = open.exec(xml)) {
    const end = xml.indexOf('>', open.lastIndex);
    if (end < 0) return;
    const head = xml.slice(open.lastIndex, end);
    if (head.endsWith('/')) {
      open.lastIndex = end + 1;
      yield { head: head.slice(0, -1), body: '' };
      continue;
    }
    close.lastIndex = end + 1;
    const closing = close.exec(xml);
    if (!closing) return;
    open.lastIndex = closing.index + closing[0].length;
    yield { head, body: xml.slice(end + 1, closing.index) };
  }
}

/** An attribute of a start tag. */
export function attributeOf(head: string, name: string): string | null {
  const match = new RegExp(`(?:^|\\s)${name}\\s*=\\s*(?:"([^"]*)"|'([^']*)')`).exec(head);
  return match ? decodeXml(match[1] ?? match[2] ?? '') : null;
}

const named: Record<string, string> = { amp: '&', lt: '<', gt: '>', quot: '"', apos: "'" };

export function decodeXml(text: string): string {
  return text.replace(/&(?:#(\d{1,7})|#x([\da-f]{1,6})|(\w{1,8}));/gi, (whole, decimal, hex, name) => {
    if (name) return named[name] ?? whole;
    const code = decimal ? Number(decimal) : Number.parseInt(hex, 16);
    return code > 0 && code <= 0x10ffff ? String.fromCodePoint(code) : '';
  });
}
