import { isIP } from 'node:net';

/** Where passkeys of this installation belong. */
export interface PasskeySite {
  rpId: string;
  /** The one address of the panel at which they work. */
  origin: string;
}

/**
 * The name a passkey is tied to: the host of the public address. An address of numbers is none; the
 * machine itself is called by its name `localhost`. Null where there is no name at all.
 */
export function passkeySite(publicUrl: string): PasskeySite | null {
  const url = new URL(publicUrl);
  const host = url.hostname.replace(/^\[|\]$/g, '');
  if (/^(127\.|0\.0\.0\.0$|::1?$)/.test(host)) url.hostname = 'localhost';
  else if (isIP(host)) return null;
  // Browsers give passkeys to secure pages alone, and to the machine itself.
  if (url.protocol !== 'https:' && url.hostname !== 'localhost') return null;
  return { rpId: url.hostname, origin: url.origin };
}
