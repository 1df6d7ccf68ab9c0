import { readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import { addressed, TOOLS } from './install.mjs'
import { holds, isInstalled } from './locked-packages.mjs'
import { explain } from './npm.mjs'

const linux = { platform: 'linux', arch: 'x64', dev: true }
const beans = { version: '1.0.0', integrity: 'sha512-beans' }
const forMac = { version: '2.0.0', optional: true, os: ['darwin'], cpu: ['arm64'] }
const ofForMac = { version: '3.0.0', optional: true }
const locked = {
  '': { name: 'backdock' },
  'node_modules/beans': beans,
  'node_modules/for-mac': forMac,
  'node_modules/of-for-mac': ofForMac,
}

describe('The check of node_modules', () => {
  test('node_modules is complete if it has every locked package that this machine needs', () => {
    expect(holds(locked, { 'node_modules/beans': beans }, linux)).toBe(true)
    expect(holds(locked, {}, linux)).toBe(false)
  })

  test('another version, another content and a left-over package each require an install', () => {
    expect(holds(locked, { 'node_modules/beans': { ...beans, version: '1.0.1' } }, linux)).toBe(false)
    expect(holds(locked, { 'node_modules/beans': { ...beans, integrity: 'sha512-other' } }, linux)).toBe(false)
    expect(holds(locked, { 'node_modules/beans': beans, 'node_modules/deleted': beans }, linux)).toBe(false)
  })

  test('a folder copied from another kind of machine requires an install', () => {
    expect(holds(locked, { 'node_modules/beans': beans }, { platform: 'darwin', arch: 'arm64', dev: true })).toBe(false)
  })

  describe('with packages for development', () => {
    const mill = { version: '4.0.0', integrity: 'sha512-mill', dev: true }
    const withMill = { ...locked, 'node_modules/mill': mill }
    const start = { ...linux, dev: false }

    test('a start does without them, and tests do not', () => {
      expect(holds(withMill, { 'node_modules/beans': beans }, start)).toBe(true)
      expect(holds(withMill, { 'node_modules/beans': beans }, linux)).toBe(false)
    })

    test('a start is content where they are installed as well, as long as they are the locked ones', () => {
      expect(holds(withMill, { 'node_modules/beans': beans, 'node_modules/mill': mill }, start)).toBe(true)
      expect(holds(withMill, { 'node_modules/beans': beans, 'node_modules/mill': { ...mill, version: '3.0.0' } }, start)).toBe(false)
      expect(holds(locked, { 'node_modules/beans': beans, 'node_modules/mill': mill }, start)).toBe(false)
    })

    test('a start misses what only it needs', () => {
      expect(holds(withMill, { 'node_modules/mill': mill }, start)).toBe(false)
    })
  })

  test('a package is addressed by its own name, which a scope is part of and which may differ from its folder', () => {
    const packages = {
      '': { name: 'backdock' },
      'node_modules/mill/node_modules/@farm/beans': beans,
      'node_modules/oats': { ...beans, name: '@farm/oats' },
    }
    expect(Object.values(addressed(packages)).map(({ resolved }) => resolved?.replace(/^https:\/\/[^/]+/, ''))).toEqual([
      undefined,
      '/@farm/beans/-/beans-1.0.0.tgz',
      '/@farm/oats/-/oats-1.0.0.tgz',
    ])
  })

  test("this clone counts as installed, so npm's own lock file is read correctly", () => {
    expect(isInstalled(process.cwd())).toBe(true)
  })

  describe.each(['package-lock.json', ...Object.values(TOOLS).map((folder) => `${folder}/package-lock.json`)])('%s', (file) => {
    test('the lock file covers every kind of machine, which npm ci requires', () => {
      const { packages } = JSON.parse(readFileSync(file, 'utf8'))
      const isLocked = (owner, name) => packages[`node_modules/${name}`] ?? packages[`${owner}/node_modules/${name}`]
      const missing = Object.entries(packages).flatMap(([owner, { optionalDependencies = {} }]) =>
        Object.keys(optionalDependencies).filter((name) => !isLocked(owner, name)),
      )
      expect(missing).toEqual([])
    })

    test('the lock file names no registry host, so every installation uses its own', () => {
      expect(readFileSync(file, 'utf8')).not.toContain('"resolved": "http')
    })
  })

  test('an error of npm becomes one line', () => {
    expect(explain('npm error code ENOTFOUND\nnpm error network request failed')).toContain('registry cannot be reached')
    expect(explain('npm error code EUSAGE\nnpm error\nnpm error `npm ci` can only install with a lock\n')).toBe(
      'npm failed: `npm ci` can only install with a lock',
    )
    expect(explain('')).toBe('npm failed: it gave no reason')
  })
})
