import { type DefaultTreeAdapterTypes, parse } from 'parse5';

const spoken =
  /^(alt|title|aria-label|aria-description|aria-roledescription|aria-valuetext|placeholder|data-.*)$/;

/** All that a document says, read, heard or kept for a style to show. */
export function wordsOf(html: string): string {
  const words: string[] = [];
  const walk = (node: DefaultTreeAdapterTypes.Node) => {
    if (node.nodeName === 'script' || node.nodeName === 'style') return;
    if ('value' in node) words.push(node.value);
    if ('attrs' in node)
      for (const { name, value } of node.attrs) if (spoken.test(name)) words.push(`\n${value}\n`);
    // Figures that a list writes by itself.
    if ('attrs' in node && /^(li|ol)$/.test(node.nodeName))
      for (const { name, value } of node.attrs) if (name === 'value' || name === 'start') words.push(value);
    if ('childNodes' in node) node.childNodes.forEach(walk);
  };
  walk(parse(html));
  return words.join('');
}
