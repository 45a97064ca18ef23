import { isIP } from 'node:net';

const GROUP_COUNT = 8;
/** The first 64 bits of an IPv6 address: a single customer usually gets at least all addresses with the same prefix. */
const BLOCK_GROUPS = 4;

/**
 * Reduces a network address to the part that a visitor cannot choose: an IPv4 address without its port, the /64 prefix
 * of an IPv6 address. An IPv4-mapped IPv6 address becomes that IPv4 address; other text stays unchanged.
 */
export function toAddressBlock(text: string): string {
  const address = withoutPort(text.trim().toLowerCase());
  if (isIP(address) !== 6) return address;
  const groups = toGroups(address);
  const [high = 0, low = 0] = groups.slice(-2);
  if (groups.slice(0, 5).every((group) => group === 0) && groups[5] === 0xffff)
    return [high >> 8, high & 255, low >> 8, low & 255].join('.');
  const block = groups.slice(0, BLOCK_GROUPS).map((group) => group.toString(16));
  return `${block.join(':')}::/64`;
}

function withoutPort(text: string): string {
  const bracketed = /^\[([^\]]+)\](?::\d+)?$/.exec(text)?.[1];
  const address = bracketed ?? /^(\d+\.\d+\.\d+\.\d+):\d+$/.exec(text)?.[1] ?? text;
  // A zone, as in fe80::1%eth0, names the network interface.
  return address.replace(/%.*$/, '');
}

/** The eight numbers of a valid IPv6 address. */
function toGroups(address: string): number[] {
  const hex = address.replace(/\d+\.\d+\.\d+\.\d+$/, (ipv4) => {
    const [a = 0, b = 0, c = 0, d = 0] = ipv4.split('.').map(Number);
    return `${((a << 8) | b).toString(16)}:${((c << 8) | d).toString(16)}`;
  });
  const [before = '', after = ''] = hex.split('::');
  const parse = (part: string) => (part === '' ? [] : part.split(':').map((group) => parseInt(group, 16)));
  const [start, end] = [parse(before), parse(after)];
  return [...start, ...Array<number>(GROUP_COUNT - start.length - end.length).fill(0), ...end];
}
