import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createInterface } from 'node:readline'
import { fileURLToPath } from 'node:url'
import { describe, expect, onTestFinished, test } from 'vitest'
import { triesInTurn } from '#test/clock/turns.ts'
import { NODE_FLAGS } from '#test/programs/program.ts'

/** Each day kills at other moments. */
const ROUNDS = triesInTurn(10)
const inserter = fileURLToPath(import.meta.resolve('#test/programs/insert-until-killed.ts'))

/** Starts a writer and kills it after a number of acknowledgements. Returns what it found at its start, and what it acknowledged. */
async function writeUntilKilled(dataDir: string, firstPair: number, enough: number) {
  const child = spawn(process.execPath, [...NODE_FLAGS, inserter, dataDir, String(firstPair)], { stdio: ['ignore', 'pipe', 'inherit'] })
  const exit = once(child, 'exit')
  const lines: string[] = []
  for await (const line of createInterface({ input: child.stdout })) {
    lines.push(line)
    if (lines.length === 1 + enough) child.kill('SIGKILL')
  }
  expect((await exit)[1]).toBe('SIGKILL')
  const [found, ...acknowledged] = lines
  return { found: JSON.parse(found!) as { pair: number; halves: number }[], acknowledged: acknowledged.map(Number) }
}

describe('The embedded database under SIGKILL', () => {
  test('kills at random moments lose no acknowledged commit and leave no transaction half done', async () => {
    const dataDir = mkdtempSync(join(tmpdir(), 'backdock-kill-'))
    onTestFinished(() => rmSync(dataDir, { recursive: true, force: true }))
    const acknowledged: number[] = []
    for (let round = 0; round <= ROUNDS; round++) {
      const written = await writeUntilKilled(dataDir, round * 10_000, round === ROUNDS ? 0 : 1 + Math.floor(Math.random() * 150))
      const found = new Set(written.found.map(({ pair }) => pair))
      expect(acknowledged.filter((pair) => !found.has(pair))).toEqual([])
      expect(written.found.filter(({ halves }) => halves !== 2)).toEqual([])
      acknowledged.push(...written.acknowledged)
    }
  })
})
