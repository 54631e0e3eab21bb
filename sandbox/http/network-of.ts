import { isIPv6 } from 'node:net';

/** The network of one connection: an IPv4 address, or the /64 of an IPv6 address, of which a household has them all. */
export function networkOf(ip: string): string {
  const address = ip.toLowerCase().replace(/^::ffff:(?=\d+\.)/, '');
  if (!isIPv6(address)) return address;
  const [head = [], tail] = address.split('::').map((half) => (half === '' ? [] : half.split(':')));
  const zeros = tail ? Array.from({ length: 8 - head.length - tail.length }, () => '0') : [];
  const groups = [...head, ...zeros, ...(tail ?? [])].slice(0, 4);
  return `${groups.map((group) => Number.parseInt(group, 16).toString(16)).join(':')}::/64`;
}
