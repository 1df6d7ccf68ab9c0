import { expect, describe, test } from 'vitest'
import { isNewEnough, nodePackage } from './node.mjs'

describe('The choice of Node', () => {
  test('Node 24 and newer is used as it is, and older versions are not', () => {
    expect(['18.20.8', '20.20.2', '23.11.1'].filter(isNewEnough)).toEqual([])
    expect(['24.0.0', '26.10.0', '100.0.0'].every(isNewEnough)).toBe(true)
  })

  test('every platform with a Node package gets a Node 24', () => {
    for (const [platform, arch] of [
      ['linux', 'x64'],
      ['linux', 'arm64'],
      ['darwin', 'x64'],
      ['darwin', 'arm64'],
      ['win32', 'x64'],
    ]) {
      expect(nodePackage(platform, arch)).toEqual({ name: expect.stringContaining(arch), version: expect.stringMatching(/^24\./) })
    }
  })

  test('a platform without a package gets a message to install Node itself', () => {
    expect(() => nodePackage('aix', 'ppc64')).toThrow('Install it from https://nodejs.org (none can be fetched for aix-ppc64).')
  })
})
