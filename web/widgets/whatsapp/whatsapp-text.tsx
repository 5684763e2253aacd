import type { ReactNode } from 'react';
import { type MessageNode, readMessage } from '#web/widgets/whatsapp/format.ts';

const address = /(https?:\/\/[^\s*_~]+)/;

/** A message as WhatsApp draws it; with `links`, addresses in it can be followed. */
export const WhatsappText = ({ text, links = false }: { text: string; links?: boolean }) => (
  <p className="break-words whitespace-pre-wrap">{drawAll(readMessage(text), links)}</p>
);

const drawAll = (nodes: MessageNode[], links: boolean): ReactNode[] =>
  nodes
    .map((node, index) => ({ node, key: index }))
    .map(({ node, key }) => (typeof node === 'string' ? words(node, key, links) : draw(node, key, links)));

function draw(node: Exclude<MessageNode, string>, key: number, links: boolean): ReactNode {
  const Mark = node.mark;
  return <Mark key={key}>{drawAll(node.inside, links)}</Mark>;
}

function words(text: string, key: number, links: boolean): ReactNode {
  if (!links || !address.test(text)) return text;
  return (
    <span key={key}>{text.split(address).map((part, index) => (index % 2 === 1 ? link(part) : part))}</span>
  );
}

/** In a window of its own, which learns nothing of the panel. */
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
