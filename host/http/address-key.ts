import { isIP } from 'node:net'
import ipaddr from 'ipaddr.js'

const NETWORK_BITS = 64

/**
 * IPv6 addresses share the key of their /64 network, because a customer owns all of it. An IPv4-mapped address counts
 * as the IPv4 address.
 */
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
