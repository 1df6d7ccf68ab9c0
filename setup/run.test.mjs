import { rmSync } from 'node:fs'
import { expect, describe, test } from 'vitest'
import { BUILD, programClone, stopped } from '#test/programs/program-clone.ts'

const { path, write, buildsPages, builds, run, started } = programClone()

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
    const failed = run('start')
    expect(await failed.exit).toBe(1)
    expect(failed.lines.at(-1)).toBe('The pages could not be built; the reason stands above.')
    rmSync(path('src/web/broken'))
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
    write('src/server/commands/main.ts', `console.log('ready ' + process.pid); setInterval(() => {}, 1000)`)
    for (const signal of ['SIGTERM', 'SIGINT']) {
      const running = await started()
      running.process.kill(signal)
      expect(await running.exit).toBe(0)
    }
  })

  test('a server that is killed without a stop from run.mjs ends with exit code 137', async () => {
    write('src/server/commands/main.ts', `console.log('ready ' + process.pid); setInterval(() => {}, 1000)`)
    const running = await started()
    process.kill(running.server, 'SIGKILL')
    expect(await running.exit).toBe(137)
  })

  test('a signal during the build ends the start, and leaves no finished build', async () => {
    buildsPages(`console.log('building'); setInterval(() => {}, 1000)`)
    const running = run('start')
    await running.line('building')
    running.process.kill('SIGTERM')
    expect(await running.exit).toBe(0)
    buildsPages(BUILD)
    await stopped(await started())
    expect(builds()).toHaveLength(1)
  })

  test('an unknown command prints the list of commands', async () => {
    const wrong = run('constructor')
    expect(await wrong.exit).toBe(1)
    expect(wrong.lines).toEqual([
      'Usage: node run.mjs start|build|dev|test|lint|format|typecheck|import|seed|restore|reset-two-factor|bench|cluster|chaos|measure [arguments]',
    ])
  })
})
