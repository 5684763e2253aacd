import { lookup as dnsLookup, type LookupAddress, type LookupOptions } from 'node:dns';
import { BlockList, isIP, type LookupFunction } from 'node:net';

/** Everything outside the public internet: loopback, private, link-local, reserved, multicast. */
const notPublic = new BlockList();
for (const [net, bits] of [
  ['0.0.0.0', 8],
  ['10.0.0.0', 8],
  ['100.64.0.0', 10],
  ['127.0.0.0', 8],
  ['169.254.0.0', 16],
  ['172.16.0.0', 12],
  ['192.0.0.0', 24],
  ['192.0.2.0', 24],
  ['192.88.99.0', 24],
  ['192.168.0.0', 16],
  ['198.18.0.0', 15],
  ['198.51.100.0', 24],
  ['203.0.113.0', 24],
  ['224.0.0.0', 3],
] as const)
  notPublic.addSubnet(net, bits, 'ipv4');
/** Of IPv6, only global unicast (2000::/3) is public, except tunnels carrying an IPv4 target. */
const publicV6 = new BlockList();
publicV6.addSubnet('2000::', 3, 'ipv6');
const tunnelsV6 = new BlockList();
for (const [net, bits] of [
  ['2001::', 23],
  ['2001:db8::', 32],
  ['2002::', 16],
  ['3fff::', 20],
] as const)
  tunnelsV6.addSubnet(net, bits, 'ipv6');

/** Whether an IP address (as text, brackets allowed) is on the public internet. */
export function isPublicAddress(text: string): boolean {
  const address = text.replace(/^\[|\]$/g, '').replace(/%.*$/, '');
  const family = isIP(address);
  if (family === 4) return !notPublic.check(address, 'ipv4');
  if (family !== 6) return false;
  // An IPv4-mapped IPv6 address (::ffff:127.0.0.1) is outside 2000::/3 and refused like the rest.
  return publicV6.check(address, 'ipv6') && !tunnelsV6.check(address, 'ipv6');
}

export class PrivateAddressError extends Error {
  readonly code = 'ERR_PRIVATE_ADDRESS';
  constructor(host: string) {
    super(`refused to connect: ${host} is not a public address`);
    this.name = 'PrivateAddressError';
  }
}

export type Resolve = (
  host: string,
  options: LookupOptions & { all: true },
  callback: (error: NodeJS.ErrnoException | null, addresses: LookupAddress[]) => void,
) => void;

/**
 * A socket `lookup` returning public addresses only. The socket connects to exactly what was checked, which
 * defeats DNS rebinding.
 */
export function publicLookup(resolve: Resolve = dnsLookup): LookupFunction {
  return (host, options, callback) => {
    resolve(host, { ...options, all: true }, (error, addresses) => {
      if (error) return callback(error, '');
      if (addresses.length === 0 || !addresses.every(({ address }) => isPublicAddress(address)))
        return callback(new PrivateAddressError(host), '');
      if (options.all) return callback(null, addresses);
      const first = addresses[0]!;
      callback(null, first.address, first.family);
    });
  };
}
