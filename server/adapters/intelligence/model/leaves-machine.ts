import { isIP } from 'node:net';
import { isPublicAddress } from '#server/kernel/outbound-address.ts';

/** Whether data sent to an address leaves this machine and its network; with a public name it does. */
export function leavesMachine(address: string): boolean {
  const host = URL.parse(address)?.hostname.replace(/^\[|\]$/g, '') ?? '';
  if (isIP(host) !== 0) return isPublicAddress(host);
  return host.includes('.') && !/\.(local|internal|lan|home\.arpa)$/.test(host) && host !== 'localhost';
}
