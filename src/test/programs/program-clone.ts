import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { createInterface } from 'node:readline'
import { afterEach, beforeEach, expect } from 'vitest'

/** A build of the pages that notes each run in `builds` and fails while `src/web/broken` exists. */
export const BUILD = `
const { appendFileSync, existsSync } = await import('node:fs')
appendFileSync('builds', process.argv.slice(2, 4).join(' ') + '\\n')
process.exit(existsSync('src/web/broken') ? 1 : 0)
`

/** Returns a bundler that builds the pages so, and a server that is its source. */
const bundler = (pages: string) => `
if (process.argv.includes('--app')) {${pages}} else {
  const { mkdirSync, writeFileSync } = await import('node:fs')
  mkdirSync('dist/app', { recursive: true })
  writeFileSync('dist/app/main.js', "import '../../src/server/commands/main.ts'")
}
`

/** A server that says what reaches it and stops, with exit code 7, at the word of its first signal. */
const SERVER = `
const heard: string[] = []
const hear = (what: string) => {
  heard.push(what)
  console.log('heard ' + what)
  setTimeout(() => process.exit(heard.length === 1 ? 7 : 70), 300)
}
process.on('SIGTERM', () => hear('SIGTERM'))
process.on('SIGINT', () => hear('SIGINT'))
process.once('disconnect', () => hear('disconnect'))
setInterval(() => {}, 1000)
console.log('ready ' + process.pid)
`

/** Returns a clone in which nothing is built yet, new for each test of a file, with stand-ins for bundler and server. */
export function programClone() {
  let root = ''
  const path = (file: string) => join(root, file)
  const write = (file: string, content: string) => {
    mkdirSync(dirname(path(file)), { recursive: true })
    writeFileSync(path(file), content)
  }
  const buildsPages = (script: string) => write('node_modules/vite/bin/vite.js', bundler(script))
  beforeEach(() => {
    root = mkdtempSync(join(tmpdir(), 'clone-'))
    for (const part of ['run.mjs', 'setup']) cpSync(part, path(part), { recursive: true })
    write('package.json', '{ "type": "module", "imports": { "#setup/*": "./setup/*" } }')
    write('package-lock.json', '{ "packages": { "": {} } }')
    write('node_modules/.package-lock.json', '{ "packages": {} }')
    buildsPages(BUILD)
    write('src/web/app.tsx', 'export const app = 1')
    write('src/server/commands/main.ts', SERVER)
    write('src/server/commands/prepare-database.ts', '')
  })
  afterEach(() => rmSync(root, { recursive: true }))

  return {
    path,
    write,
    /** Has the pages built by this script, which imports by `import()`. */
    buildsPages,
    /** Returns what the build of the pages was called with, a line each time. */
    builds: () => readFileSync(path('builds'), 'utf8').trim().split('\n'),
    run: (command: string) => runMjs(root, command),
    /** Starts and waits for the server. */
    async started(env: Record<string, string> = {}) {
      const running = runMjs(root, 'start', env)
      return { ...running, server: Number((await running.line('ready')).split(' ')[1]) }
    },
  }
}

/** Runs the command in the clone; collects what it prints and lets a test wait for a line. */
function runMjs(cwd: string, command: string, env: Record<string, string> = {}) {
  const child = spawn(process.execPath, ['run.mjs', command], { cwd, stdio: ['ignore', 'pipe', 'pipe'], env: { ...process.env, ...env } })
  const lines: string[] = []
  for (const stream of [child.stdout, child.stderr]) createInterface(stream).on('line', (line) => lines.push(line))
  const line = async (start: string) => {
    const isThere = () => lines.some((each) => each.startsWith(start))
    await expect.poll(isThere, { message: `a line "${start}"` }).toBe(true)
    return lines.find((each) => each.startsWith(start))!
  }
  return { process: child, lines, line, exit: once(child, 'close').then(([code]) => code as number | null) }
}

/** Stops a start with a signal. */
export async function stopped(running: ReturnType<typeof runMjs>) {
  running.process.kill('SIGTERM')
  expect(await running.exit).toBe(7)
}
