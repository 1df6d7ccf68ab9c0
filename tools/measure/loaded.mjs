import { spawn } from 'node:child_process'
import { availableParallelism } from 'node:os'
import { measure } from './run.mjs'
import { printTable } from './table.mjs'

const RUNS = 3
const LOOPS_A_CORE = 2
/** What the processor of each page is slowed down by (e2e/kit/slow.ts). */
const SLOW = '4'

/**
 * Runs `npm test`, with the arguments that are given, three times on a machine that is busy: beside two loops a core that never wait, with the
 * processor of each page down to a quarter. Prints the figures of each, and sets the exit code where one of them failed: no test may fail
 * because a machine is slow.
 */
export async function measureLoaded(root, args) {
  const loops = Array.from({ length: LOOPS_A_CORE * availableParallelism() }, () => spawn(process.execPath, ['-e', 'for (;;);']))
  try {
    const runs = []
    for (let run = 1; run <= RUNS; run++)
      runs.push([`run ${run}`, await measure(process.execPath, ['run.mjs', 'test', ...args], { cwd: root, env: { ...process.env, SLOW } })])
    printTable(['npm test', ...args, 'beside busy loops'].join(' '), runs)
    if (runs.some(([, { code }]) => code !== 0)) process.exitCode = 1
  } finally {
    for (const loop of loops) loop.kill()
  }
}
