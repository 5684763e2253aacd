import { type RefObject, useEffect, useRef } from 'react';

/** Brings an element into view when it becomes the active one, and again when `beside` moves it. */
export function useInSight<Element extends HTMLElement>(
  active: boolean,
  beside = 0,
): RefObject<Element | null> {
  const element = useRef<Element>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: what stands beside it has moved it
  useEffect(() => {
    if (active) element.current?.scrollIntoView({ block: 'nearest', inline: 'nearest' });
  }, [active, beside]);
  return element;
}
