import { foldText } from '#contract/base/text.ts';
import type { VisiblePlace } from './tree.ts';

/** A key's effect in the tree: go to, unfold or fold a place. */
export type TreeMove = { go: string } | { toggle: string } | null;

/**
 * Key handling as usual in trees: up and down through visible places, right into, left out of a place, Enter
 * toggles, a letter goes to the next name starting with it.
 */
export function treeMove(key: string, shown: readonly VisiblePlace[], selected: string | null): TreeMove {
  const at = shown.findIndex(({ place }) => place.key === selected);
  const here = shown[at];
  const goTo = (index: number): TreeMove => {
    const goal = shown[Math.min(Math.max(index, 0), shown.length - 1)];
    return goal ? { go: goal.place.key } : null;
  };
  if (key === 'Home' || !here) return goTo(0);
  const { place, open } = here;
  if (key === 'ArrowDown') return goTo(at + 1);
  if (key === 'ArrowUp') return goTo(at - 1);
  if (key === 'End') return goTo(shown.length - 1);
  if (key === 'ArrowRight') {
    if (place.children.length === 0) return null;
    return open ? goTo(at + 1) : { toggle: place.key };
  }
  if (key === 'ArrowLeft') {
    if (open) return { toggle: place.key };
    return place.parent ? { go: place.parent.key } : null;
  }
  if (key === 'Enter' || key === ' ') return place.children.length > 0 ? { toggle: place.key } : null;
  if (key.length > 1) return null;
  const letter = foldText(key);
  const next = [...shown.slice(at + 1), ...shown.slice(0, at)].find((other) =>
    foldText(other.place.nome).startsWith(letter),
  );
  return next ? { go: next.place.key } : null;
}

/** Keys handled by the tree. */
export const isTreeKey = (event: { key: string; ctrlKey: boolean; metaKey: boolean; altKey: boolean }) =>
  !event.ctrlKey &&
  !event.metaKey &&
  !event.altKey &&
  (event.key.length === 1 || /^(Arrow(Up|Down|Left|Right)|Home|End|Enter)$/.test(event.key));
