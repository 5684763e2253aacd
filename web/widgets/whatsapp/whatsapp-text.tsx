import type { ReactNode } from 'react';
import { type MessageNode, readMessage } from '#web/widgets/whatsapp/format.ts';

/** URLs may contain formatting characters and are taken whole. */
const address = /(https?:\/\/\S+)/;

const drawAll = (nodes: MessageNode[]): ReactNode[] =>
  nodes.map((node, index) => ({ node, key: index })).map(({ node, key }) => draw(node, key));

function draw(node: MessageNode, key: number): ReactNode {
  if (typeof node === 'string') return node;
  const Mark = node.mark;
  return <Mark key={key}>{drawAll(node.inside)}</Mark>;
}

/** Opens a new window without access to the panel. */
const link = (href: string) => (
  <a
    key={href}
    href={href}
    target="_blank"
    rel="noopener noreferrer"
    className="break-all underline underline-offset-2"
  >
    {href}
  </a>
);

/** A message with WhatsApp formatting; with `links`, URLs are clickable. */
export function WhatsappText({ text, links = false }: { text: string; links?: boolean }) {
  return (
    <p className="whitespace-pre-wrap [overflow-wrap:anywhere]">
      {links
        ? text
            .split(address)
            .map((part, index) => (index % 2 === 1 ? link(part) : drawAll(readMessage(part))))
        : drawAll(readMessage(text))}
    </p>
  );
}
