/** A message segment as WhatsApp renders it: plain, or formatted with content. */
export type MessageNode =
  | string
  | { mark: 'strong' | 'em' | 's'; inside: MessageNode[] }
  | { mark: 'code'; inside: [string] };

const marks = { '*': 'strong', _: 'em', '~': 's' } as const;
/** Formatting applies at word boundaries on one line: 5*3*2 is unchanged. */
const marked = /(?<![\p{L}\p{N}])([*_~])(?=\S)([^\n]*?\S)\1(?![\p{L}\p{N}])/u;
const code = /```([\s\S]+?)```/;

/** Parses `*bold*`, `_italic_`, `~struck~` and ```` ```code``` ````, nested. */
export function readMessage(text: string): MessageNode[] {
  const verbatim = code.exec(text);
  if (verbatim) return around(text, verbatim, { mark: 'code', inside: [verbatim[1]!] });
  const found = marked.exec(text);
  if (!found) return text === '' ? [] : [text];
  const mark = marks[found[1] as keyof typeof marks];
  return around(text, found, { mark, inside: readMessage(found[2]!) });
}

function around(text: string, { index, 0: whole }: RegExpExecArray, node: MessageNode): MessageNode[] {
  return [...readMessage(text.slice(0, index)), node, ...readMessage(text.slice(index + whole.length))];
}
