import ipaddr from 'ipaddr.js'

/** The bits of an IPv6 address that a provider gives to one customer, who may use every address within them. */
const CUSTOMER_BITS = 64

/**
 * Returns a client address without the port that some proxies add, such as `1.2.3.4:5678` and `[2001:db8::1]:443`. An IPv4 address in the
 * notation of IPv6 is the IPv4 address. A text that is no address stays as it is.
 */
export function clientAddress(text: string): string {
  const [, bracketed, withPort] = /^\[(.+)\](?::\d+)?$|^([\d.]+):\d+$/.exec(text) ?? []
  const bare = bracketed ?? withPort ?? text
  return ipaddr.isValid(bare) ? ipaddr.process(bare).toString() : text
}

/** Returns what limits count as one client: an IPv4 address, or the /64 of an IPv6 address. */
export const networkOf = (address: string): string => (ipaddr.IPv6.isValid(address) ? ipv6Network(address, CUSTOMER_BITS) : address)

/** The addresses around one that the same person can easily get. */
const SUBNET_BITS = { ipv4: 24, ipv6: 48 }

/** Returns the /24 of an IPv4 address, or the /48 of an IPv6 address. */
export function subnetOf(address: string): string {
  if (ipaddr.IPv6.isValid(address)) return ipv6Network(address, SUBNET_BITS.ipv6)
  if (!ipaddr.IPv4.isValid(address)) return address
  return `${ipaddr.IPv4.networkAddressFromCIDR(`${address}/${SUBNET_BITS.ipv4}`).toString()}/${SUBNET_BITS.ipv4}`
}

function ipv6Network(address: string, bits: number): string {
  const [withoutZone] = address.split('%')
  return `${ipaddr.IPv6.networkAddressFromCIDR(`${withoutZone}/${bits}`).toString()}/${bits}`
}
