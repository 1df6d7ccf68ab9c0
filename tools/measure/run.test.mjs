import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { existsSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import { measured, watchCpu } from './run.mjs'

/** A program that takes memory and CPU time in a child of its own, and both live until their input ends. */
const CHILD = `
  const taken = Buffer.alloc(150e6, 1)
  while (process.cpuUsage().user < 300_000);
  console.log('taken')
  process.stdin.resume().on('end', () => process.exit(taken.length > 0 ? 3 : 0))
`
const PARENT = `require('node:child_process').spawnSync(process.execPath, ['-e', process.argv[1]], { stdio: 'inherit' }); process.exit(4)`

describe.skipIf(!existsSync('/proc/self/smaps_rollup'))('npm run measure', () => {
  test('a command is measured with the processes that it starts, while it runs and after it', async () => {
    const { child, sofar, ended } = measured(process.execPath, ['-e', PARENT, CHILD], { stdio: ['pipe', 'pipe', 'inherit'] })
    await once(child.stdout, 'data')
    const running = sofar()
    expect(running.cpuMs).toBeGreaterThanOrEqual(300)
    expect(running.peakBytes).toBeGreaterThan(150e6)
    child.stdin.end()
    const final = await ended
    expect(final).toMatchObject({ code: 4, signal: null })
    expect(final.cpuMs).toBeGreaterThanOrEqual(running.cpuMs)
    expect(final.peakBytes).toBeGreaterThanOrEqual(running.peakBytes)
    expect(final.wallMs).toBeGreaterThan(running.wallMs)
  })

  test('the CPU time of what a process starts counts also when it was killed', async () => {
    const watch = watchCpu(process.pid)
    const before = watch.cpuMs()
    const busy = spawn(process.execPath, [
      '-e',
      'while (process.cpuUsage().user < 400_000); console.log("done"); setInterval(() => {}, 9e9)',
    ])
    await once(busy.stdout, 'data')
    expect(watch.cpuMs() - before).toBeGreaterThanOrEqual(300)
    busy.kill('SIGKILL')
    await once(busy, 'exit')
    expect(watch.cpuMs() - before).toBeGreaterThanOrEqual(300)
    watch.stop()
  })

  test('a command that cannot be run is an error', async () => {
    await expect(measured('/nowhere/at-all', []).ended).rejects.toThrow('ENOENT')
  })
})
