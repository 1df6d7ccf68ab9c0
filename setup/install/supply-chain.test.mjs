import { spawnSync } from 'node:child_process'
import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { TOOLS } from './install.mjs'
import { npmCommand } from './npm.mjs'
import { faultsOf, graveIn, INSTALL_SCRIPTS, installScriptsOf, nameOf } from './supply-chain.mjs'

const FOLDERS = ['.', ...Object.values(TOOLS)]
const packagesOf = (folder) => JSON.parse(readFileSync(join(folder, 'package-lock.json'), 'utf8')).packages
const sound = { version: '1.0.0', integrity: `sha512-${'a'.repeat(86)}==` }
const NO_AUDIT = 'The registry does not answer npm audit here, so weaknesses that it knows of are not looked for.'
/** An audit waits no longer than this for the registry. */
const AUDIT_MS = 30_000

describe('The rules for lock files', () => {
  test('a package of the registry with its hash is sound', () => {
    expect(faultsOf({ '': { name: 'backdock' }, 'node_modules/beans': sound })).toEqual([])
    expect(faultsOf({ 'node_modules/beans': { ...sound, resolved: 'https://registry.example/beans/-/beans-1.0.0.tgz' } })).toEqual([])
  })

  test.each([
    ['is deprecated: use oats', { ...sound, deprecated: 'use oats' }],
    ['has an install script', { ...sound, hasInstallScript: true }],
    ['has no sha512', { version: '1.0.0' }],
    ['has no sha512', { ...sound, integrity: 'sha1-2jmj7l5rSw0yVb/vlWAYkK/YBwk=' }],
    ['comes from git+ssh://git@github.com/a/beans.git#1', { ...sound, resolved: 'git+ssh://git@github.com/a/beans.git#1' }],
    ['comes from http://registry.example/beans.tgz', { ...sound, resolved: 'http://registry.example/beans.tgz' }],
    ['comes from https://registry.example/x', { ...sound, resolved: 'https://registry.example/x' }],
    ['is a link to a folder', { ...sound, link: true }],
  ])('one that %s is not', (fault, entry) => {
    expect(faultsOf({ 'node_modules/mill/node_modules/beans': entry })).toEqual([`node_modules/mill/node_modules/beans ${fault}`])
  })

  test('an install script with a reason to leave it out is', () => {
    const reason = { '@farm/beans': 'It only prints a greeting.' }
    expect(faultsOf({ 'node_modules/@farm/beans': { ...sound, hasInstallScript: true } }, reason)).toEqual([])
    expect(installScriptsOf({ name: '@farm/beans', scripts: { postinstall: 'node hello.js' } }, reason)).toEqual([])
    expect(installScriptsOf({ name: 'oats', scripts: { postinstall: 'x', test: 'y' }, gypfile: true })).toEqual([
      'oats: postinstall',
      'oats: binding.gyp',
    ])
  })
})

describe.each(FOLDERS)('What is installed in %s', (folder) => {
  test('its lock file names only packages of the registry, each with its hash, none deprecated and none with an unlisted script', () => {
    expect(faultsOf(packagesOf(folder))).toEqual([])
  })

  // A registry may leave scripts out of what it says of a package; the package itself does not.
  test('no installed package would have npm run a script', () => {
    const manifests = Object.keys(packagesOf(folder))
      .filter((path) => path !== '' && existsSync(join(folder, path, 'package.json')))
      .map((path) => ({
        gypfile: existsSync(join(folder, path, 'binding.gyp')),
        ...JSON.parse(readFileSync(join(folder, path, 'package.json'), 'utf8')),
      }))
    expect(manifests.flatMap((manifest) => installScriptsOf(manifest))).toEqual([])
  })

  test('every package that it asks for is pinned to one version', () => {
    const { dependencies, devDependencies, overrides } = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8'))
    const versions = Object.entries({ ...dependencies, ...devDependencies, ...overrides })
    expect(versions.filter(([, version]) => !/^\d+\.\d+\.\d+$/.test(version))).toEqual([])
  })
})

test('every install script that is listed is there', () => {
  const names = new Set(FOLDERS.flatMap((folder) => Object.keys(packagesOf(folder)).map(nameOf)))
  expect(Object.keys(INSTALL_SCRIPTS).filter((name) => !names.has(name))).toEqual([])
})

describe('npm audit', () => {
  test('grave weaknesses are told from others, and a registry without an answer from one that knows none', () => {
    const weakness = (name, severity) => ({ [name]: { name, severity, range: '<2.0.0' } })
    const vulnerabilities = { ...weakness('beans', 'moderate'), ...weakness('oats', 'high'), ...weakness('rye', 'critical') }
    expect(graveIn(JSON.stringify({ vulnerabilities }))).toEqual(['oats <2.0.0: high', 'rye <2.0.0: critical'])
    expect(graveIn('{"vulnerabilities":{}}')).toEqual([])
    expect(graveIn('{"message":"405 Method Not Allowed"}')).toBeUndefined()
    expect(graveIn('')).toBeUndefined()
  })

  test('no package that the site runs with has a high or critical weakness, as far as the registry says', ({ skip }) => {
    const { program, before, shell } = npmCommand()
    const args = [...before, 'audit', '--omit=dev', '--json', '--fetch-retries=0', `--fetch-timeout=${AUDIT_MS / 2}`]
    const { stdout } = spawnSync(program, args, { shell, encoding: 'utf8', timeout: AUDIT_MS })
    const grave = graveIn(stdout ?? '')
    if (!grave) console.log(NO_AUDIT)
    skip(!grave, NO_AUDIT)
    expect(grave).toEqual([])
  })
})
