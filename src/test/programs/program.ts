import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { cpSync } from 'node:fs'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createInterface } from 'node:readline'
import { onTestFinished } from 'vitest'
import { builtProgram, NODE_ARGUMENTS } from './built-server.ts'
import { usedDataDir } from '#test/database/template.ts'

/** A program of the repository in a process of its own. */
export type Program = {
  pid: number
  /** Everything it has printed, by line. */
  lines: string[]
  /** Resolves to the first line that contains `text`. @throws when the program ends without it */
  line(text: string): Promise<string>
  signal(name: NodeJS.Signals): void
  /** The exit code, once it and all its child processes have ended. */
  exit: Promise<number | null>
}

/**
 * How tests start Node for a program, beside what `npm start` gives it. PostgreSQL as WebAssembly is compiled by V8's first compiler only: most programs end before what the
 * second one makes of it, in a second of a core, is used.
 */
export const NODE_FLAGS = [...NODE_ARGUMENTS, '--liftoff-only']

/** Runs a program with these environment variables only. It is killed at the end of the test, if it still runs. */
export function runProgram(file: string, settings: Record<string, string>, ...args: string[]): Program {
  const program = startProgram(file, settings, ...args)
  onTestFinished(() => program.signal('SIGKILL'))
  return program
}

/** The same for several tests, which end it in `afterAll`. */
export function startProgram(file: string, settings: Record<string, string>, ...args: string[]): Program {
  const { PATH, HOME, NODE_COMPILE_CACHE, NODE_OPTIONS, TEST_CLOCK_AHEAD_MS } = process.env
  const child = spawn(process.execPath, [...NODE_FLAGS, builtProgram(file), ...args], {
    env: { PATH, HOME, NODE_COMPILE_CACHE, NODE_OPTIONS, TEST_CLOCK_AHEAD_MS, ...settings },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  const lines: string[] = []
  const waiting = new Set<() => void>()
  for (const stream of [child.stdout, child.stderr])
    createInterface(stream).on('line', (line) => {
      lines.push(line)
      for (const checkLines of waiting) checkLines()
    })
  // 'close' comes when the last process that could write to its output has ended.
  const exit = once(child, 'close').then(([code]) => code as number | null)
  const line = (text: string) =>
    new Promise<string>((resolve, reject) => {
      const checkLines = () => {
        const found = lines.find((each) => each.includes(text))
        if (found === undefined) return
        waiting.delete(checkLines)
        resolve(found)
      }
      waiting.add(checkLines)
      checkLines()
      void exit.then(() => reject(new Error(`ended without "${text}":\n${lines.join('\n')}`)))
    })
  return { pid: child.pid!, lines, line, signal: (name) => void child.kill(name), exit }
}

/**
 * Returns a copy of the data folder of a server that was started and stopped before, without suppliers, since creating one takes seconds.
 */
export async function usedFolder(): Promise<string> {
  const folder = await temporaryFolder()
  // A fifth of the processor time that the asynchronous one takes.
  cpSync(usedDataDir(), folder, { recursive: true })
  return folder
}

/** Creates a folder that is removed after the test. */
export async function temporaryFolder(): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'backdock-program-'))
  onTestFinished(() => rm(folder, { recursive: true, force: true, maxRetries: 5 }))
  return folder
}
