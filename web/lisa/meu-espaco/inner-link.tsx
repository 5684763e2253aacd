import type { ComponentProps, MouseEvent } from 'react';
import { go } from './place.ts';

/** A link within the page, with a real address for new tabs. */
export function InnerLink({ href, onClick, ...rest }: ComponentProps<'a'> & { href: string }) {
  const follow = (event: MouseEvent<HTMLAnchorElement>) => {
    onClick?.(event);
    if (event.defaultPrevented || event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey)
      return;
    event.preventDefault();
    go(href);
  };
  return <a href={href} onClick={follow} {...rest} />;
}
