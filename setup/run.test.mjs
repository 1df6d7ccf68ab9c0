import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { createInterface } from 'node:readline'
import { afterEach, beforeEach, expect, describe, test } from 'vitest'

/** A build that notes each run in `builds` and fails while `src/web/broken` exists. */
const BUILD = `
import { appendFileSync, existsSync } from 'node:fs'
appendFileSync('builds', process.argv.slice(2, 4).join(' ') + '\\n')
process.exit(existsSync('src/web/broken') ? 1 : 0)
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

let clone
beforeEach(() => {
  clone = mkdtempSync(join(tmpdir(), 'clone-'))
  for (const part of ['run.mjs', 'setup']) cpSync(part, join(clone, part), { recursive: true })
  write('package.json', '{ "type": "module" }')
  write('package-lock.json', '{ "packages": { "": {} } }')
  write('node_modules/.package-lock.json', '{ "packages": {} }')
  write('node_modules/vite/bin/vite.js', BUILD)
  write('src/web/app.tsx', 'export const app = 1')
  write('src/server/main.ts', SERVER)
})
afterEach(() => rmSync(clone, { recursive: true }))

describe('run.mjs', () => {
  test('start builds once, and again only when a source has changed', async () => {
    await stopped(await started())
    await stopped(await started())
    write('src/web/app.tsx', 'export const app = 1')
    write('src/web/app.test.tsx', 'a test is not part of the pages')
    await stopped(await started())
    expect(builds()).toEqual(['build --app'])
    write('src/web/app.tsx', 'export const app = 2')
    await stopped(await started())
    expect(builds()).toHaveLength(2)
  })

  test('a failed build is reported in one line and tried again by the next start', async () => {
    write('src/web/broken', '')
    const failed = runMjs('start')
    expect(await failed.exit).toBe(1)
    expect(failed.lines.at(-1)).toBe('The pages could not be built; the reason stands above.')
    rmSync(join(clone, 'src/web/broken'))
    await stopped(await started())
    expect(builds()).toHaveLength(2)
  })

  test('two starts at once build once', async () => {
    const both = await Promise.all([started(), started()])
    expect(builds()).toHaveLength(1)
    await Promise.all(both.map(stopped))
  })

  test('the server gets the first signal once, however often it is sent, and run.mjs ends with its exit code', async () => {
    const running = await started()
    running.process.kill('SIGINT')
    await running.line('heard SIGINT')
    running.process.kill('SIGINT')
    running.process.kill('SIGTERM')
    expect(await running.exit).toBe(7)
    expect(running.lines.filter((line) => line.startsWith('heard'))).toEqual(['heard SIGINT'])
  })

  test('a signal sent to the server itself ends both processes', async () => {
    const running = await started()
    process.kill(running.server, 'SIGTERM')
    expect(await running.exit).toBe(7)
  })

  test('a start that is killed ends its server', async () => {
    const running = await started()
    running.process.kill('SIGKILL')
    await running.line('heard disconnect')
    // Its output ends with the last process that could write to it, which is the server.
    expect(await running.exit).toBe(null)
  })

  test('a server that is stopped before it handles signals ends with exit code 0', async () => {
    write('src/server/main.ts', `console.log('ready ' + process.pid); setInterval(() => {}, 1000)`)
    for (const signal of ['SIGTERM', 'SIGINT']) {
      const running = await started()
      running.process.kill(signal)
      expect(await running.exit).toBe(0)
    }
  })

  test('a server that is killed without a stop from run.mjs ends with exit code 137', async () => {
    write('src/server/main.ts', `console.log('ready ' + process.pid); setInterval(() => {}, 1000)`)
    const running = await started()
    process.kill(running.server, 'SIGKILL')
    expect(await running.exit).toBe(137)
  })

  test('a signal during the build ends the start, and leaves no finished build', async () => {
    write('node_modules/vite/bin/vite.js', `console.log('building'); setInterval(() => {}, 1000)`)
    const running = runMjs('start')
    await running.line('building')
    running.process.kill('SIGTERM')
    expect(await running.exit).toBe(0)
    write('node_modules/vite/bin/vite.js', BUILD)
    await stopped(await started())
    expect(builds()).toHaveLength(1)
  })

  test('an unknown command prints the list of commands', async () => {
    const wrong = runMjs('constructor')
    expect(await wrong.exit).toBe(1)
    expect(wrong.lines).toEqual([
      'Usage: node run.mjs start|dev|test|lint|format|typecheck|import|seed|restore|reset-two-factor|bench [arguments]',
    ])
  })
})

function write(path, content) {
  mkdirSync(dirname(join(clone, path)), { recursive: true })
  writeFileSync(join(clone, path), content)
}

const builds = () => readFileSync(join(clone, 'builds'), 'utf8').trim().split('\n')

/** Runs the command in the clone; collects what it prints and lets a test wait for a line. */
function runMjs(command) {
  const child = spawn(process.execPath, ['run.mjs', command], { cwd: clone, stdio: ['ignore', 'pipe', 'pipe'] })
  const lines = []
  for (const stream of [child.stdout, child.stderr]) createInterface(stream).on('line', (line) => lines.push(line))
  const line = async (start) => {
    await expect.poll(() => lines.some((each) => each.startsWith(start)), { message: `a line "${start}"` }).toBe(true)
    return lines.find((each) => each.startsWith(start))
  }
  return { process: child, lines, line, exit: once(child, 'close').then(([code]) => code) }
}

async function started() {
  const running = runMjs('start')
  return { ...running, server: Number((await running.line('ready')).split(' ')[1]) }
}

async function stopped(running) {
  running.process.kill('SIGTERM')
  expect(await running.exit).toBe(7)
}
