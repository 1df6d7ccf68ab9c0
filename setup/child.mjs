import { spawn } from 'node:child_process'
import { constants } from 'node:os'

/** A failure the person at the keyboard can mend: its message is the one line they see. */
export class Fault extends Error {}

const exitCodeOf = (signal) => 128 + constants.signals[signal]

/** How long a step may clean up after a wish to stop: npm would first finish its install and then undo it. A server has its own limit. */
const CLEAN_UP_MS = 8_000

/** The program running now, and the first wish to stop. npm and a terminal both say it: once is enough. */
let child
let isLinked = false
let stopping
let codeOnceStopped = exitCodeOf

/** For a command that runs until it is stopped: being stopped, at whatever moment, is how it ends well (docs/behaviour.md, Shutdown). */
export function stopIsSuccess() {
  codeOnceStopped = () => 0
}

function stop(signal) {
  if (stopping) return
  stopping = signal
  if (!child) process.exit(codeOnceStopped(signal))
  // Windows gives Ctrl-C to every process of the console by itself.
  if (process.platform !== 'win32' || signal !== 'SIGINT') child.kill(signal)
  if (!isLinked) setTimeout(() => child?.kill('SIGKILL'), CLEAN_UP_MS).unref()
}

// Not SIGHUP: under nohup it is ignored, and otherwise our end is the word ('disconnect').
for (const signal of ['SIGINT', 'SIGTERM']) process.on(signal, () => stop(signal))
process.once('disconnect', () => stop('SIGTERM'))

/**
 * Runs a program to its end, passing on the first wish to stop, and answers its exit code (128 + n after signal n).
 * With `linked` the program gets a process group and an IPC channel of its own: each signal reaches it once, and
 * 'disconnect' tells it that this process is gone, whatever killed it.
 */
export async function run(program, args, { linked = false, onStderr, ...options } = {}) {
  const stdio = ['inherit', 'inherit', onStderr ? 'pipe' : 'inherit', ...(linked ? ['ipc'] : [])]
  isLinked = linked
  const ended = new Promise((resolve, reject) => {
    child = spawn(program, args, { stdio, detached: linked && process.platform !== 'win32', ...options })
    child.stderr?.setEncoding('utf8').on('data', onStderr)
    child.once('error', (error) => reject(new Fault(`Cannot run ${program}: ${error.message}`)))
    child.once('close', (code, signal) => resolve(code ?? (stopping ? codeOnceStopped(signal) : exitCodeOf(signal))))
  })
  try {
    return await ended
  } finally {
    child = undefined
  }
}

/** One step of several: like run(), but a wish to stop during it ends this process. */
export async function runStep(program, args, options) {
  const code = await run(program, args, options)
  if (stopping) process.exit(codeOnceStopped(stopping))
  return code
}
