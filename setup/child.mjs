import { spawn } from 'node:child_process'
import { constants } from 'node:os'

/** A failure that the user can fix: its message is the one line they see. */
export class Fault extends Error {}

const exitCodeOf = (signal) => 128 + constants.signals[signal]

/**
 * Time that a step may take to clean up after a signal: npm would first finish its install and then undo it. A server has its own limit.
 */
const CLEAN_UP_MS = 8_000

/** The children that are running, each with the promise of its end. */
const children = new Map()
/** The first signal received: npm and the terminal both send it, and only the first is passed on. */
let stopping
let stopExitCode = exitCodeOf
/** Whether a step has failed that others run beside: nothing more is begun. */
let isFailing = false

/** Makes the exit code 0 when the command is stopped by a signal, for a command that runs until then (docs/behaviour/running.md, Shutdown). */
export function stopIsSuccess() {
  stopExitCode = () => 0
}

function stop(signal) {
  if (stopping) return
  stopping = signal
  if (children.size === 0) process.exit(stopExitCode(signal))
  endChildren(signal)
}

function endChildren(signal) {
  for (const [child, { linked }] of children) {
    // Windows sends Ctrl-C to every process of the console itself.
    if (process.platform !== 'win32' || signal !== 'SIGINT') child.kill(signal)
    if (!linked) setTimeout(() => child.kill('SIGKILL'), CLEAN_UP_MS).unref()
  }
}

const childrenEnded = () => Promise.allSettled([...children.values()].map(({ ended }) => ended))

// Not SIGHUP: under nohup it is ignored, and otherwise the child notices the end of this process by 'disconnect'.
for (const signal of ['SIGINT', 'SIGTERM']) process.on(signal, () => stop(signal))
process.once('disconnect', () => stop('SIGTERM'))

/**
 * Runs a program to its end and forwards the first signal. Returns its exit code, 128 + n after signal n. With `linked` the program gets a
 * process group and an IPC channel of its own: each signal reaches it once, and 'disconnect' tells it that this process has ended, whatever
 * the cause. `onStdout` and `onStderr` get what it would print.
 */
export async function run(program, args, { linked = false, onStdout, onStderr, ...options } = {}) {
  if (isFailing) throw new Fault(`${program} is not run after a failure.`)
  const stdio = ['inherit', onStdout ? 'pipe' : 'inherit', onStderr ? 'pipe' : 'inherit', ...(linked ? ['ipc'] : [])]
  const child = spawn(program, args, { stdio, detached: linked && process.platform !== 'win32', ...options })
  const ended = new Promise((resolve, reject) => {
    child.stdout?.setEncoding('utf8').on('data', onStdout)
    child.stderr?.setEncoding('utf8').on('data', onStderr)
    child.once('error', (error) => reject(new Fault(`Cannot run ${program}: ${error.message}`)))
    child.once('close', (code, signal) => resolve(code ?? (stopping ? stopExitCode(signal) : exitCodeOf(signal))))
  })
  children.set(child, { linked, ended })
  try {
    return await ended
  } finally {
    children.delete(child)
  }
}

/** Runs one of several steps: like `run`, but a signal during it ends this process, after all steps that run at once. */
export async function runStep(program, args, options) {
  const code = await run(program, args, options)
  if (!stopping) return code
  await childrenEnded()
  return process.exit(stopExitCode(stopping))
}

/** Returns the results of steps that run at once. The first that fails ends the programs of the others. @throws what it threw */
export async function together(steps) {
  try {
    return await Promise.all(steps)
  } catch (error) {
    isFailing = true
    endChildren('SIGTERM')
    await childrenEnded()
    throw error
  }
}
