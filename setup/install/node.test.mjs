import { mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, describe, onTestFinished, test, vi } from 'vitest'
import { fetchedNode, fetchNode, isNewEnough, nodePackage } from './node.mjs'

/** Stands in for npm: installs the package that it is told to, with a program that only says the right version. */
const NPM = `
const { mkdirSync, writeFileSync } = require('node:fs')
const [folder, spec] = [process.argv[process.argv.indexOf('--prefix') + 1], process.argv.find((arg) => /^node-.*@/.test(arg))]
const [name, version] = spec.split('@')
const bin = folder + '/node_modules/' + name + '/bin'
mkdirSync(bin, { recursive: true })
for (const file of ['node', 'node.exe']) writeFileSync(bin + '/' + file, '#!/bin/sh\\necho v' + version, { mode: 0o755 })
if (!process.argv.includes('--ignore-scripts')) writeFileSync(folder + '/../script-has-run', '')
`

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
      expect(nodePackage(platform, arch)).toEqual({
        name: expect.stringContaining(arch),
        version: expect.stringMatching(/^24\./),
        sha512: expect.stringMatching(/^[\w+/]{86}==$/),
      })
    }
  })

  test('a platform without a package gets a message to install Node itself', () => {
    expect(() => nodePackage('aix', 'ppc64')).toThrow('Install it from https://nodejs.org (none can be fetched for aix-ppc64).')
  })

  test('a program that is not the pinned one is deleted before it is run, and nothing of its package runs either', async () => {
    const root = mkdtempSync(join(tmpdir(), 'backdock-node-'))
    onTestFinished(() => rmSync(root, { recursive: true, force: true }))
    writeFileSync(join(root, 'npm-cli.cjs'), NPM)
    vi.stubEnv('npm_execpath', join(root, 'npm-cli.cjs'))
    onTestFinished(() => vi.unstubAllEnvs())
    const said = vi.spyOn(console, 'log').mockReturnValue()
    onTestFinished(() => said.mockRestore())
    await expect(fetchNode(root)).rejects.toThrow(
      /^The fetched Node 24\.[\d.]+ is not the one that .*, and was deleted\. .* run this again\.$/,
    )
    expect(readdirSync(join(root, '.node'))).toEqual([])
    expect(said.mock.calls).toEqual([[expect.stringMatching(/^Backdock needs Node 24 or newer, .* Fetching Node 24/)]])
    expect(fetchedNode(root)).toBe(undefined)
  })
})
