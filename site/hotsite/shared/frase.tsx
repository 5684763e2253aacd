import { Fragment } from 'react';

const road = /\b([A-Z]{2,3}-\d{2,4})\b/;

/** A unit's name, broken where it must be after a stroke and never inside a number: '(401/402/' '404)'. */
export function Nome({ children }: { children: string }) {
  return children.split('/').map((part, at) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: the parts of one name, in their order
    <Fragment key={at}>
      {at > 0 && '/'}
      {at > 0 && <wbr />}
      {part}
    </Fragment>
  ));
}

/** A sentence in which no road's name is broken over two lines. */
export function Frase({ children }: { children: string }) {
  const [before = '', name, ...rest] = children.split(road);
  if (name === undefined) return before;
  return (
    <>
      {before}
      <span className="junto">{name}</span>
      <Frase>{rest.join('')}</Frase>
    </>
  );
}
