import { mkdtemp, readdir, readFile, rm, stat, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { SettingError } from './config.ts'
import { loadSecrets } from './secrets.ts'

let dataDir: string
beforeEach(async () => void (dataDir = await mkdtemp(join(tmpdir(), 'backdock-secret-'))))
afterEach(() => rm(dataDir, { recursive: true }))

const open = () => loadSecrets({ sessionSecrets: null, dataDir })
const file = () => join(dataDir, 'secret')

describe('openSecrets', () => {
  test('the secrets of the settings are taken, and no file is written', async () => {
    expect(await loadSecrets({ sessionSecrets: ['new', 'old'], dataDir })).toEqual(['new', 'old'])
    expect(await readdir(dataDir)).toEqual([])
  })

  test('without settings one secret is created, for this user only, and found again', async () => {
    const secrets = await open()
    expect(secrets).toEqual([expect.stringMatching(/^[\w-]{43}$/)])
    expect(await readdir(dataDir)).toEqual(['secret'])
    expect((await stat(file())).mode & 0o777).toBe(0o600)
    expect(await open()).toEqual(secrets)
  })

  test('a file that a crash left unfinished is not taken for the secret', async () => {
    await writeFile(`${file()}.unfinished`, 'half')
    const secrets = await open()
    expect(await readFile(file(), 'utf8')).toBe(secrets[0])
    expect(await readdir(dataDir)).toEqual(['secret'])
  })

  test('a file that is empty, cut off or of zeros is rejected with one line and kept', async () => {
    for (const content of ['', '\n', 'x'.repeat(42), '\0'.repeat(43)]) {
      await writeFile(file(), content)
      const error = await open().catch((reason) => reason)
      expect(error).toBeInstanceOf(SettingError)
      expect(error.message).toMatch(/^DATA_DIR: .*secret is damaged: .* Restore it from a backup\.[^\n]*$/)
      expect(await readFile(file(), 'utf8')).toBe(content)
    }
  })
})
