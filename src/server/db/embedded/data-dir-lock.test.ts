import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, rmSync, symlinkSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { describe, expect, onTestFinished, test } from 'vitest'
import { DataDirLocked, lockDataDir } from './data-dir-lock.ts'

function newFolder() {
  const folder = mkdtempSync(join(tmpdir(), 'backdock-lock-'))
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }))
  return folder
}

/** Starts another process that locks the folder until it is killed. */
async function startLocker(folder: string) {
  const program = `const { lockDataDir } = await import(process.argv[1]); lockDataDir(process.argv[2]); console.log('locked'); setInterval(() => {}, 60_000)`
  const child = spawn(process.execPath, ['--input-type=module', '-e', program, import.meta.resolve('./data-dir-lock.ts'), folder], {
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  await once(child.stdout, 'data')
  return child
}

describe('lockDataDir', () => {
  test('a folder can be locked once, by whatever path, until it is released', () => {
    const folder = newFolder()
    const link = join(newFolder(), 'link')
    symlinkSync(folder, link, 'junction')
    const release = lockDataDir(folder)
    expect(() => lockDataDir(folder)).toThrow(DataDirLocked)
    expect(() => lockDataDir(link)).toThrow(DataDirLocked)
    release()
    lockDataDir(link)()
  })

  test('two folders can be locked at the same time', () => {
    const release = lockDataDir(newFolder())
    expect(lockDataDir(newFolder())).not.toThrow()
    release()
  })

  test('the message names the setting, the folder and the fix', () => {
    const folder = newFolder()
    const release = lockDataDir(folder)
    expect(() => lockDataDir(folder)).toThrow(`DATA_DIR: ${folder} is in use by another running Backdock. Stop that one, or give this one`)
    release()
  })

  test('a folder locked by another process is rejected until that process is killed', async () => {
    const folder = newFolder()
    const other = await startLocker(folder)
    expect(() => lockDataDir(folder)).toThrow(DataDirLocked)
    other.kill('SIGKILL')
    await once(other, 'exit')
    lockDataDir(folder)()
  })
})
