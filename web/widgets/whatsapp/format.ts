/** A stretch of a message as WhatsApp draws it: plain words, or marked ones with what is inside. */
export type MessageNode =
  | string
  | { mark: 'strong' | 'em' | 's'; inside: MessageNode[] }
  | { mark: 'code'; inside: [string] };

const marks = { '*': 'strong', _: 'em', '~': 's' } as const;
/** A mark counts where words begin and end, on one line: 5*3*2 stays as it is. */
const marked = /(?<![\p{L}\p{N}])([*_~])(?=\S)([^\n]*?\S)\1(?![\p{L}\p{N}])/u;
const code = /```([\s\S]+?)```/;

/** Reads `*bold*`, `_italic_`, `~struck~` and ```` ```code``` ````, one inside the other. */
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
