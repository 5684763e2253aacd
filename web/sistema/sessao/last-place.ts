const kept = 'continuar';
const dashboards = ['/', '/login', '/admin/dashboard'];

/** Keeps the address on the screen for after the next login, unless there is nothing to come back to. */
export function rememberPlace({ pathname, search }: Pick<Location, 'pathname' | 'search'> = location): void {
  if (!dashboards.includes(pathname)) sessionStorage.setItem(kept, pathname + search);
}

/** The address to come back to, or null. */
export const readPlace = (): string | null => sessionStorage.getItem(kept);
export const forgetPlace = (): void => sessionStorage.removeItem(kept);

let isEntering = false;
/** Says that the panel opens because somebody has just logged in. */
export const markEntry = (): void => {
  isEntering = true;
};
/** Whether it does; told once. */
export function takeEntry(): boolean {
  const entered = isEntering;
  isEntering = false;
  return entered;
}
