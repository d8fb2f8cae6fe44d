import { isIP } from 'node:net'
import ipaddr from 'ipaddr.js'

const NETWORK_BITS = 64

/** IPv6 addresses share the key of their /64 network: a customer owns all of it. IPv4-mapped ones count as IPv4. */
export function addressKey(ip: string): string {
  if (isIP(ip) === 0) {
    return ip
  }
  const address = ipaddr.process(ip)
  return address.kind() === 'ipv4' ? address.toString() : networkOf(ip)
}

function networkOf(ip: string): string {
  const block = `${ip.replace(/%.*$/, '')}/${NETWORK_BITS}`
  return `${ipaddr.IPv6.networkAddressFromCIDR(block).toString()}/${NETWORK_BITS}`
}
