import { deviceLifeMs } from './devices.ts';

const name = 'portal_dispositivo';

/** The browser's device proof; not accessible to its scripts. */
export function deviceProofIn(cookies: string | undefined): string | null {
  const found = cookies?.split(/;\s*/).find((pair) => pair.startsWith(`${name}=`));
  return found ? found.slice(name.length + 1) : null;
}

/** Sent to the API only, from our own pages only. */
export const deviceCookie = (proof: string, isSecure: boolean): string =>
  `${name}=${proof}; Path=/api; Max-Age=${deviceLifeMs / 1000}; HttpOnly; SameSite=Strict${isSecure ? '; Secure' : ''}`;
