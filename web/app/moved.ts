import { screens } from '#web/app/screens.ts';

/** The present address of a former one, with what is below it and what was asked there. */
export function movedTo(address: string): string {
  const { pathname, search } = new URL(address);
  const screen = screens.find(({ was }) => was && (pathname === was || pathname.startsWith(`${was}/`)));
  if (!screen?.was) return pathname + search;
  return screen.path + pathname.slice(screen.was.length) + search;
}
