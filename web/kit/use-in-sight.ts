import { type RefObject, useEffect, useRef } from 'react';

/** Brings an element into view when it becomes the active one. */
export function useInSight<Element extends HTMLElement>(active: boolean): RefObject<Element | null> {
  const element = useRef<Element>(null);
  useEffect(() => {
    if (active) element.current?.scrollIntoView({ block: 'nearest', inline: 'nearest' });
  }, [active]);
  return element;
}
