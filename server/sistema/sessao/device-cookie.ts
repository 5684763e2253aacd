import { deviceLifeMs } from './devices.ts';

const name = 'portal_dispositivo';

/** The proof a browser sends with its calls; its script cannot read it. */
export function deviceProofIn(cookies: string | undefined): string | null {
  const found = cookies?.split(/;\s*/).find((pair) => pair.startsWith(`${name}=`));
  return found ? found.slice(name.length + 1) : null;
}

/** Kept by the browser for the API alone, sent from our own pages alone. */
export const deviceCookie = (proof: string, isSecure: boolean): string =>
  `${name}=${proof}; Path=/api; Max-Age=${deviceLifeMs / 1000}; HttpOnly; SameSite=Strict${isSecure ? '; Secure' : ''}`;
