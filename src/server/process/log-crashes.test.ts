import { readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import { freePort } from '#test/programs/free-port.ts'
import { runProgram, usedFolder } from '#test/programs/program.ts'

describe('logCrashes', () => {
  test('a crash is one line of JSON on stderr, without secrets, and ends the process with exit code 1', async () => {
    const crash = `process.on('SIGUSR2', () => { throw new Error('cannot reach postgres://ann:' + ['pa55', 'word'].join('') + '@db.example') })`
    const NODE_OPTIONS = `--import data:text/javascript,${encodeURIComponent(crash)}`
    const port = await freePort()
    const { line, signal, exit, lines } = runProgram('src/server/commands/main.ts', {
      DATA_DIR: await usedFolder(),
      DEMO_DATA: 'false',
      PORT: String(port),
      NODE_OPTIONS,
    })
    await line(`http://localhost:${port}`)
    signal('SIGUSR2')
    expect(await exit).toBe(1)
    expect(lines).toHaveLength(2)
    expect(JSON.parse(lines[1]!)).toMatchObject({
      level: 'fatal',
      msg: 'The process crashed',
      err: { stack: expect.stringContaining('at ') },
    })
    expect(lines[1]).not.toContain('pa55word')
  })

  test('an error names the line of the source in which it happened', async () => {
    const port = await freePort()
    const jam = `const print = process.stdout.write
      process.stdout.write = (text) => { if (text.includes('${port}')) throw new Error('no paper'); return print.call(process.stdout, text) }`
    const NODE_OPTIONS = `--import data:text/javascript,${encodeURIComponent(jam)}`
    const { exit, lines } = runProgram('src/server/commands/main.ts', {
      DATA_DIR: await usedFolder(),
      DEMO_DATA: 'false',
      PORT: String(port),
      NODE_OPTIONS,
    })
    expect(await exit).toBe(1)
    const source = readFileSync('src/server/commands/start.ts', 'utf8').split('\n')
    const line = source.findIndex((text) => text.includes('printLine(config.publicUrl)')) + 1
    expect(lines.join('\n')).toContain(`src/server/commands/start.ts:${line}:`)
  })
})
