import { describe, expect, test } from 'vitest'
import { subnetOf, clientAddress, networkOf } from './client-address.ts'

describe('clientAddress', () => {
  test.each([
    ['1.2.3.4', '1.2.3.4'],
    ['1.2.3.4:5678', '1.2.3.4'],
    ['[2001:db8::1]:443', '2001:db8::1'],
    ['[2001:db8::1]', '2001:db8::1'],
    ['2001:DB8:0::1', '2001:db8::1'],
    ['::ffff:1.2.3.4', '1.2.3.4'],
    ['[::ffff:1.2.3.4]:80', '1.2.3.4'],
    ['unknown', 'unknown'],
  ])('the address in %s is %s', (text, address) => expect(clientAddress(text)).toBe(address))
})

describe('networkOf', () => {
  test('the addresses of one /64 are one network, those of the next are another', () => {
    const [one, same, next] = ['2001:db8:1:2::1', '2001:db8:1:2:ffff:ffff:ffff:ffff', '2001:db8:1:3::1'].map(networkOf)
    expect(same).toBe(one)
    expect(next).not.toBe(one)
  })

  test('an IPv4 address is a network of its own, and so is a text that is no address', () => {
    expect([networkOf('1.2.3.4'), networkOf('unknown')]).toEqual(['1.2.3.4', 'unknown'])
  })

  test('a link-local address counts without the name of its interface', () => {
    expect(networkOf('fe80::1%eth0')).toBe(networkOf('fe80::2'))
  })
})

describe('subnetOf', () => {
  test.each([
    ['1.2.3.4', '1.2.3.0/24'],
    ['1.2.4.4', '1.2.4.0/24'],
    ['2001:db8:1:2::1', '2001:db8:1::/48'],
    ['2001:db8:1:ffff::1', '2001:db8:1::/48'],
    ['2001:db8:2::1', '2001:db8:2::/48'],
    ['fe80::1%eth0', 'fe80::/48'],
    ['unknown', 'unknown'],
  ])('the subnet of %s is %s', (address, block) => expect(subnetOf(address)).toBe(block))
})
