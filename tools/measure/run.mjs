import { spawn } from 'node:child_process'
import { readdirSync, readFileSync } from 'node:fs'

/** How often memory is read. A peak that is shorter is missed. */
const SAMPLE_MS = 250
/** The unit of times in /proc is the same on every Linux that Node runs on. */
const MS_PER_TICK = 10

/**
 * Starts a command and measures it with all processes that it starts, as `spawn` takes it. Returns the child; `sofar()`, its figures until
 * then; and `ended`, a promise of its exit code and final figures. A figure is wall time, CPU time (null where there is no /proc) and the
 * highest memory that all its processes took at once, what they share counted once (null too). One command at a time: CPU time of what has
 * ended is known for all children of this process together.
 */
export function measured(program, args, options = {}) {
  const before = cpuOfEnded()
  const startedAt = performance.now()
  const child = spawn(program, args, { stdio: 'inherit', ...options })
  let peakBytes = null
  const sample = () => {
    const bytes = treeOf(child.pid).reduce((sum, pid) => sum + memoryOf(pid), 0)
    if (bytes > 0) peakBytes = Math.max(peakBytes ?? 0, bytes)
  }
  const timer = setInterval(sample, SAMPLE_MS)
  const figures = (cpuMs) => ({ wallMs: performance.now() - startedAt, cpuMs, peakBytes })
  const ended = new Promise((resolve, reject) => {
    child.once('error', reject)
    // 'exit', as a pipe can be kept open by what outlives the child.
    child.once('exit', (code, signal) => resolve({ code, signal, ...figures(before === null ? null : cpuOfEnded() - before) }))
  }).finally(() => clearInterval(timer))
  return {
    child,
    ended,
    sofar() {
      sample()
      return figures(before === null ? null : treeOf(child.pid).reduce((sum, pid) => sum + cpuOf(pid), 0))
    },
  }
}

/** Runs a command to its end and returns its exit code and figures. */
export const measure = (program, args, options) => measured(program, args, options).ended

/**
 * Adds up the CPU time of a process and of all that it starts. Each is looked at often, and counts also once it has ended: what a browser kills is
 * awaited by nobody, so that the system adds it to no parent's time. `cpuMs()` is the sum until then, without what the looking takes in this process; null where there is no /proc.
 */
export function watchCpu(root) {
  const seen = new Map()
  let spentMs = 0
  const look = () => {
    const startedAt = performance.now()
    for (const pid of treeOf(root)) seen.set(pid, ownCpuOf(pid) ?? seen.get(pid) ?? 0)
    spentMs += performance.now() - startedAt
  }
  const timer = setInterval(look, SAMPLE_MS / 2)
  timer.unref()
  return {
    cpuMs() {
      look()
      return seen.size === 0 ? null : [...seen.values()].reduce((sum, ms) => sum + ms, -spentMs)
    },
    stop: () => clearInterval(timer),
  }
}

/** The parents of processes, kept from one look to the next: of hundreds of processes only the new ones are read. */
const parents = new Map()

/** Returns the ids of a process and its descendants that are alive. */
function treeOf(root) {
  const alive = new Set(processes())
  for (const pid of parents.keys()) if (!alive.has(pid)) parents.delete(pid)
  for (const pid of alive) if (!parents.has(pid)) parents.set(pid, Number(statOf(pid)?.[PARENT]))
  const isInTree = (pid) => pid === root || (parents.has(pid) && isInTree(parents.get(pid)))
  return [...alive].filter(isInTree)
}

function processes() {
  try {
    return readdirSync('/proc')
      .filter((name) => /^\d+$/.test(name))
      .map(Number)
  } catch {
    return []
  }
}

/** Indices in /proc/PID/stat, of what follows the name: user and system time of the process, and of its children that have ended. */
const PARENT = 1
const [USER, SYSTEM, ENDED_USER, ENDED_SYSTEM] = [11, 12, 13, 14]

function statOf(pid) {
  const text = read(`/proc/${pid}/stat`)
  return text && text.slice(text.lastIndexOf(')') + 2).split(' ')
}

function timesOf(pid, fields) {
  const stat = statOf(pid)
  return stat ? fields.reduce((sum, field) => sum + Number(stat[field]), 0) * MS_PER_TICK : null
}

const cpuOf = (pid) => timesOf(pid, [USER, SYSTEM, ENDED_USER, ENDED_SYSTEM]) ?? 0
const ownCpuOf = (pid) => timesOf(pid, [USER, SYSTEM])
const cpuOfEnded = () => timesOf('self', [ENDED_USER, ENDED_SYSTEM])

const memoryOf = (pid) => Number(/^Pss:\s+(\d+) kB/m.exec(read(`/proc/${pid}/smaps_rollup`) ?? '')?.[1] ?? 0) * 1024

/** Returns a file's text; a process may end before it is read. */
function read(path) {
  try {
    return readFileSync(path, 'utf8')
  } catch {
    return null
  }
}
