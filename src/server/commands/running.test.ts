import { once } from 'node:events'
import { existsSync } from 'node:fs'
import { writeFile } from 'node:fs/promises'
import { createServer } from 'node:http'
import { connect, createServer as createSocketServer, type AddressInfo, type Socket } from 'node:net'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { freePort } from '#test/programs/free-port.ts'
import { runProgram, temporaryFolder, usedFolder } from '#test/programs/program.ts'

const MAIN = 'src/server/commands/main.ts'
const json = { 'content-type': 'application/json' }

/** Starts a server on a free port and in a used folder of its own, unless `settings` name another. */
async function start(settings: Record<string, string> = {}) {
  const port = await freePort()
  const program = runProgram(MAIN, {
    DATA_DIR: settings.DATA_DIR ?? (await usedFolder()),
    DEMO_DATA: 'false',
    PORT: String(port),
    ...settings,
  })
  const address = `http://localhost:${port}`
  await program.line(address)
  return { ...program, port, address }
}

/** Returns the lines and the exit code of a start that fails. */
async function failedStart(settings: Record<string, string>) {
  const { exit, lines } = runProgram(MAIN, { DEMO_DATA: 'false', PORT: String(await freePort()), ...settings })
  return { code: await exit, lines }
}

const suppliersAt = async (address: string) => Number((await fetch(`${address}/api/suppliers?limit=1`)).headers.get('x-total-count'))

/** Sends the beginning of a sign-up; `rest` is what it lacks. */
async function halfRequest(port: number) {
  const body = '{"email":"ann@cafe.example"}'
  const socket = connect(port, '127.0.0.1')
  let response = ''
  socket.on('data', (chunk) => (response += String(chunk))).on('error', () => {})
  const closed = new Promise((resolve) => socket.on('close', resolve))
  await once(socket, 'connect')
  const head = `POST /api/beta-signups HTTP/1.1\r\nhost: localhost\r\ncontent-type: application/json\r\ncontent-length: ${body.length}\r\n`
  socket.write(`${head}expect: 100-continue\r\n\r\n`)
  // The server reads it from here on.
  await once(socket, 'data')
  socket.write(body.slice(0, 10))
  return { socket, closed, response: () => response, rest: body.slice(10) }
}

describe('The running server', () => {
  test('the address is the last line of the start: requests print nothing, and a second process on the folder is rejected in one line', async () => {
    const DATA_DIR = await usedFolder()
    const { lines, address, signal, exit } = await start({ DATA_DIR })
    expect(lines.at(-1)).toBe(address)
    for (const path of ['/', '/nowhere', '/api/suppliers', '/api/suppliers/1', '/healthz']) await fetch(address + path)
    await fetch(`${address}/api/beta-signups`, { method: 'POST', headers: json, body: '{' })
    const second = await failedStart({ DATA_DIR })
    expect(second).toEqual({
      code: 1,
      lines: [expect.stringMatching(/^DATA_DIR: .* is in use by another running Backdock\. Stop that one, or/)],
    })
    await expect.poll(async () => (await fetch(`${address}/readyz`)).status).toBe(200)
    signal('SIGINT')
    expect(await exit).toBe(0)
    expect(lines.at(-1)).toBe(address)
  })

  test('a folder that cannot be written to is rejected in one line', async () => {
    const file = join(await temporaryFolder(), 'file')
    await writeFile(file, '')
    for (const { code, lines } of await Promise.all([file, join(file, 'data')].map((DATA_DIR) => failedStart({ DATA_DIR }))))
      expect([code, lines]).toEqual([1, [expect.stringMatching(/^DATA_DIR: .* cannot be written \(E\w+\)\. Make it a folder/)]])
  })

  test('a port that is in use is rejected in one line', async () => {
    const other = createServer().listen(0, '127.0.0.1')
    await once(other, 'listening')
    const PORT = String((other.address() as AddressInfo).port)
    const { code, lines } = await failedStart({ DATA_DIR: await usedFolder(), PORT })
    other.close()
    expect([code, lines]).toEqual([1, [`PORT ${PORT} on HOST 127.0.0.1 cannot be used (EADDRINUSE): choose another.`]])
  })

  test('a wrong setting is rejected in one line, before the data folder is created', async () => {
    const DATA_DIR = join(await temporaryFolder(), 'data')
    const { code, lines } = await failedStart({ DATA_DIR, TRUST_PROXY: 'maybe' })
    expect([code, lines]).toEqual([1, ['TRUST_PROXY must be true or false, but is "maybe".']])
    expect(existsSync(DATA_DIR)).toBe(false)
  })

  test('a shutdown lets a request under way finish', async () => {
    const { signal, exit, port, address } = await start()
    const { socket, closed, response, rest } = await halfRequest(port)
    signal('SIGTERM')
    // The port stays open for a moment.
    await expect.poll(() => fetch(address).catch(() => 'closed')).toBe('closed')
    socket.write(rest)
    await closed
    expect(response()).toMatch(/\r\n\r\nHTTP\/1\.1 202 Accepted\r\n/)
    expect(await exit).toBe(0)
  })

  // They would for ever: how long it may take is a timer of the program.
  test('slow clients and a silent mail server do not hold up a shutdown', async () => {
    const held = new Set<Socket>()
    const silent = createSocketServer((socket) => void held.add(socket.on('error', () => {}))).listen(0, '127.0.0.1')
    await once(silent, 'listening')
    const { signal, exit, port, address } = await start({ SMTP_URL: `smtp://127.0.0.1:${(silent.address() as AddressInfo).port}` })
    // An account gets an email.
    const password = 'kelpie-under-the-dock'
    const account = { username: 'ann', email: 'ann@cafe.example', password, confirmPassword: password, userType: 'restaurant' }
    const registered = await fetch(`${address}/api/register`, { method: 'POST', headers: json, body: JSON.stringify(account) })
    expect(registered.ok).toBe(true)
    await expect.poll(() => held.size).toBeGreaterThan(0)
    const { socket, closed } = await halfRequest(port)
    const byteNowAndThen = setInterval(() => socket.writable && socket.write(' '), 300)
    signal('SIGTERM')
    await closed
    expect(await exit).toBe(0)
    clearInterval(byteNowAndThen)
    for (const each of held) each.destroy()
    silent.close()
  })

  test('a signal that arrives while the program is loading ends it', async () => {
    const printWhenLoading = `import { registerHooks } from 'node:module'
    registerHooks({ load: (url, context, next) => (url.includes('/compose-') && console.log('loading'), next(url, context)) })`
    const NODE_OPTIONS = `--import data:text/javascript,${encodeURIComponent(printWhenLoading)}`
    for (const signal of ['SIGTERM', 'SIGINT'] as const) {
      const program = runProgram(MAIN, { DATA_DIR: await temporaryFolder(), PORT: String(await freePort()), NODE_OPTIONS })
      await program.line('loading')
      program.signal(signal)
      expect(await program.exit).toBe(0)
    }
  })

  test('an interrupted first start ends cleanly, and the next one succeeds', async () => {
    const DATA_DIR = await temporaryFolder()
    const broken = runProgram(MAIN, { DATA_DIR, PORT: String(await freePort()) })
    await expect.poll(() => existsSync(join(DATA_DIR, 'postgres'))).toBe(true)
    broken.signal('SIGTERM')
    expect(await broken.exit).toBe(0)
    const { address, signal, exit } = await start({ DATA_DIR })
    await expect.poll(async () => (await fetch(`${address}/readyz`)).status).toBe(200)
    signal('SIGTERM')
    expect(await exit).toBe(0)
  })

  test('npm run seed loads the demo marketplace into an empty database only, a start does not load it again, and writes survive a restart', async () => {
    const DATA_DIR = await usedFolder()
    const seed = async () => {
      const { exit, lines } = runProgram('src/server/commands/seed.ts', { DATA_DIR })
      return { code: await exit, lines }
    }
    expect(await seed()).toEqual({ code: 0, lines: ['The demo marketplace was loaded.'] })
    expect(await seed()).toEqual({ code: 0, lines: [expect.stringMatching(/^Nothing was changed: this database already has suppliers/)] })

    const first = await start({ DATA_DIR, DEMO_DATA: 'true' })
    expect(await seed()).toEqual({ code: 1, lines: [expect.stringMatching(/^DATA_DIR: .* is in use by another running Backdock/)] })
    const viewed = await fetch(`${first.address}/api/suppliers/7/view`, { method: 'POST' })
    expect(viewed.status).toBe(204)
    const before = await (await fetch(`${first.address}/api/suppliers/7`)).json()
    first.signal('SIGTERM')
    await first.exit

    const second = await start({ DATA_DIR, DEMO_DATA: 'true' })
    expect(await suppliersAt(second.address)).toBe(160)
    expect(await (await fetch(`${second.address}/api/suppliers/7`)).json()).toEqual(before)
    second.signal('SIGTERM')
    expect(await second.exit).toBe(0)
  })
})
