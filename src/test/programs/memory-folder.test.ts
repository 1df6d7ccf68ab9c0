import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { existsSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { describe, expect, test } from 'vitest'

const isInMemory = tmpdir().startsWith('/dev/shm/')
const RUN = `
const { keepTemporaryFoldersInMemory } = await import(process.argv[1])
keepTemporaryFoldersInMemory()
const { mkdtempSync } = await import('node:fs')
const { tmpdir } = await import('node:os')
console.log(mkdtempSync(tmpdir() + '/database-'))
process.stdin.resume().on('end', () => process.exit())`

/** Starts a run of tests that makes a temporary folder, and ends with its standard input. */
async function startRun() {
  const child = spawn(process.execPath, ['--input-type=module', '-e', RUN, import.meta.resolve('./memory-folder.ts')], {
    stdio: ['pipe', 'pipe', 'inherit'],
  })
  const exit = once(child, 'exit')
  const [line] = await once(child.stdout.setEncoding('utf8'), 'data')
  return { child, exit, folder: String(line).trim() }
}

describe('Temporary folders of tests', () => {
  test.skipIf(!isInMemory)(
    `are gone with their run${isInMemory ? '' : ': skipped, this machine has no room for them in memory'}`,
    async () => {
      const { child, exit, folder } = await startRun()
      expect(existsSync(folder)).toBe(true)
      child.stdin.end()
      await exit
      expect(existsSync(folder)).toBe(false)
    },
  )

  test.skipIf(!isInMemory)('are gone with the next run where theirs was killed, and those of one that goes on stay', async () => {
    const killed = await startRun()
    killed.child.kill('SIGKILL')
    await killed.exit
    expect(existsSync(killed.folder)).toBe(true)
    const next = await startRun()
    expect([killed, next].map(({ folder }) => existsSync(folder))).toEqual([false, true])
    expect(existsSync(tmpdir())).toBe(true)
    next.child.stdin.end()
    await next.exit
  })
})
