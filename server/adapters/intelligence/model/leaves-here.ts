import { isIP } from 'node:net';
import { isPublicAddress } from '#server/kernel/outbound-address.ts';

/** Whether what is sent to an address leaves this machine and its network; a public name does. */
export function leavesHere(address: string): boolean {
  const host = URL.parse(address)?.hostname.replace(/^\[|\]$/g, '') ?? '';
  if (isIP(host) !== 0) return isPublicAddress(host);
  return host.includes('.') && !/\.(local|internal|lan|home\.arpa)$/.test(host) && host !== 'localhost';
}
