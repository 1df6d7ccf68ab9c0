import { describe, expect, test } from 'vitest'
import { createProgress } from './progress.ts'

function watched(isTTY: boolean) {
  const written: string[] = []
  let time = 0
  const progress = createProgress({ isTTY, write: (text) => written.push(text) }, 1000, () => time)
  return { progress, written, at: (ms: number) => void (time = ms) }
}

describe('openProgress', () => {
  test('a short import shows no progress', () => {
    const { progress, written, at } = watched(true)
    at(1999)
    progress.report(5000, 900)
    progress.end()
    expect(written).toEqual([])
  })

  test('a long import overwrites its line on a terminal, and writes a line now and then into a log', () => {
    for (const [isTTY, expected] of [
      [true, ['\r1,200 rows read, 12 %', '\r2,400 rows read, 24 %', '\r\u001b[K']],
      [false, ['1,200 rows read, 12 %\n']],
    ] as const) {
      const { progress, written, at } = watched(isTTY)
      at(2000)
      progress.report(1200, 120)
      at(2250)
      progress.report(2400, 240)
      progress.end()
      expect(written).toEqual(expected)
    }
  })
})
