import { isIPv6 } from 'node:net';

/** The eight groups of an IPv6 address, '::' expanded. */
function groupsOf(address: string): string[] {
  const [head = '', tail] = address.split('::') as [string, string | undefined];
  const parts = (text: string) => (text === '' ? [] : text.split(':'));
  const [before, after] = [parts(head), parts(tail ?? '')];
  if (tail === undefined) return before;
  return [...before, ...Array<string>(Math.max(0, 8 - before.length - after.length)).fill('0'), ...after];
}

/**
 * A caller for rate limiting: an IPv4 address, or the /64 of an IPv6 address, which belongs to one customer
 * who could use all its addresses.
 */
export function addressGroup(address: string): string {
  const plain = address.split('%')[0]!.toLowerCase();
  const mapped = /^(?:0*:)*(?::|0*:)ffff:(\d+\.\d+\.\d+\.\d+)$/.exec(plain)?.[1];
  if (mapped) return mapped;
  if (!isIPv6(plain)) return plain;
  const net = groupsOf(plain)
    .slice(0, 4)
    .map((group) => group.replace(/^0+(?=.)/, ''));
  return `${net.join(':')}::/64`;
}
