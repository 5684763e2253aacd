import { isIP } from 'node:net';

/** The site passkeys of this installation are bound to. */
export interface PasskeySite {
  rpId: string;
  /** The only panel address where they work. */
  origin: string;
}

/**
 * The host name a passkey is bound to, from the public URL. IP addresses have none; this machine counts as
 * `localhost`. Null if there is no name.
 */
export function passkeySite(publicUrl: string): PasskeySite | null {
  const url = new URL(publicUrl);
  const host = url.hostname.replace(/^\[|\]$/g, '');
  if (/^(127\.|0\.0\.0\.0$|::1?$)/.test(host)) url.hostname = 'localhost';
  else if (isIP(host)) return null;
  // Browsers allow passkeys only on secure pages and on localhost.
  if (url.protocol !== 'https:' && url.hostname !== 'localhost') return null;
  return { rpId: url.hostname, origin: url.origin };
}
