import type { ReactNode } from 'react';
import { type MessageNode, readMessage } from '#web/widgets/whatsapp/format.ts';

const drawAll = (nodes: MessageNode[]): ReactNode[] =>
  nodes.map((node, index) => ({ node, key: index })).map(({ node, key }) => draw(node, key));

function draw(node: MessageNode, key: number): ReactNode {
  if (typeof node === 'string') return node;
  const Mark = node.mark;
  return <Mark key={key}>{drawAll(node.inside)}</Mark>;
}

/** A message as WhatsApp draws it, with its bold, italic and struck words. */
export function WhatsappText({ text }: { text: string }) {
  return <p className="break-words whitespace-pre-wrap">{drawAll(readMessage(text))}</p>;
}
