import { useEffect, useState } from 'react';

/** The first of these elements (by id) in the upper part of the viewport. */
export function useCurrentCard(ids: string[]): string | null {
  const [current, setCurrent] = useState<string | null>(null);
  const joined = ids.join(' ');
  useEffect(() => {
    const shown = new Set<string>();
    const order = joined.split(' ');
    const observer = new IntersectionObserver(
      (entries) => {
        for (const { target, isIntersecting } of entries)
          if (isIntersecting) shown.add(target.id);
          else shown.delete(target.id);
        setCurrent(order.find((id) => shown.has(id)) ?? null);
      },
      // A little below where a card stops that was gone to.
      { rootMargin: `-${matchMedia('(min-width: 1024px)').matches ? 92 : 132}px 0px -60% 0px` },
    );
    for (const id of order) {
      const card = document.getElementById(id);
      if (card) observer.observe(card);
    }
    return () => observer.disconnect();
  }, [joined]);
  return current;
}
