import { spawn } from 'node:child_process'
import { constants } from 'node:os'

/** A failure that the user can fix: its message is the one line they see. */
export class Fault extends Error {}

const exitCodeOf = (signal) => 128 + constants.signals[signal]

/**
 * Time that a step may take to clean up after a signal: npm would first finish its install and then undo it. A server has its own limit.
 */
const CLEAN_UP_MS = 8_000

/** The child that is running, and the first signal received. npm and the terminal both send it: only the first is passed on. */
let child
let isLinked = false
let stopping
let stopExitCode = exitCodeOf

/** Makes the exit code 0 when the command is stopped by a signal, for a command that runs until then (docs/behaviour.md, Shutdown). */
export function stopIsSuccess() {
  stopExitCode = () => 0
}

function stop(signal) {
  if (stopping) return
  stopping = signal
  if (!child) process.exit(stopExitCode(signal))
  // Windows sends Ctrl-C to every process of the console itself.
  if (process.platform !== 'win32' || signal !== 'SIGINT') child.kill(signal)
  if (!isLinked) setTimeout(() => child?.kill('SIGKILL'), CLEAN_UP_MS).unref()
}

// Not SIGHUP: under nohup it is ignored, and otherwise the child notices the end of this process by 'disconnect'.
for (const signal of ['SIGINT', 'SIGTERM']) process.on(signal, () => stop(signal))
process.once('disconnect', () => stop('SIGTERM'))

/**
 * Runs a program to its end and forwards the first signal. Returns its exit code, 128 + n after signal n. With `linked` the program gets a
 * process group and an IPC channel of its own: each signal reaches it once, and 'disconnect' tells it that this process has ended, whatever
 * the cause.
 */
export async function run(program, args, { linked = false, onStdout, onStderr, ...options } = {}) {
  const stdio = ['inherit', onStdout ? 'pipe' : 'inherit', onStderr ? 'pipe' : 'inherit', ...(linked ? ['ipc'] : [])]
  isLinked = linked
  const ended = new Promise((resolve, reject) => {
    child = spawn(program, args, { stdio, detached: linked && process.platform !== 'win32', ...options })
    child.stdout?.setEncoding('utf8').on('data', onStdout)
    child.stderr?.setEncoding('utf8').on('data', onStderr)
    child.once('error', (error) => reject(new Fault(`Cannot run ${program}: ${error.message}`)))
    child.once('close', (code, signal) => resolve(code ?? (stopping ? stopExitCode(signal) : exitCodeOf(signal))))
  })
  try {
    return await ended
  } finally {
    child = undefined
  }
}

/** Runs one of several steps: like `run`, but a signal during it ends this process. */
export async function runStep(program, args, options) {
  const code = await run(program, args, options)
  if (stopping) process.exit(stopExitCode(stopping))
  return code
}
