import { Agent, request, type IncomingHttpHeaders } from 'node:http'
import { describe, expect, test } from 'vitest'
import { freePort } from '#test/programs/free-port.ts'
import { runProgram, usedFolder } from '#test/programs/program.ts'

// It starts a program.
type Reply = { status: number | undefined; headers: IncomingHttpHeaders; body: string }

/** A client with one connection that it keeps. */
function createClient(port: number) {
  const agent = new Agent({ keepAlive: true, maxSockets: 1 })
  return (path: string): Promise<Reply> =>
    new Promise((resolve, reject) => {
      const sent = request({ port, path, agent }, (response) => {
        let body = ''
        response.on('data', (chunk) => (body += String(chunk)))
        response.on('end', () => resolve({ status: response.statusCode, headers: response.headers, body }))
      })
      sent.on('error', reject).end()
    })
}

describe('A process that is stopped', () => {
  test('it serves every connection that is kept to its end, and says that it is not ready', async () => {
    const port = await freePort()
    const program = runProgram('src/server/commands/main.ts', { DATA_DIR: await usedFolder(), DEMO_DATA: 'false', PORT: String(port) })
    await program.line(`http://localhost:${port}`)
    const [busy, idle] = [Array.from({ length: 12 }, () => createClient(port)), createClient(port)]
    expect((await idle('/healthz')).headers.connection).toBe('keep-alive')

    let isStopped = false
    /** Sends one request after the other until the server ends the connection. */
    const untilEnd = async (ask: ReturnType<typeof createClient>, at: number) => {
      for (;;) {
        const reply = await ask(['/api/suppliers', '/suppliers', '/api/nothing'][at % 3]!)
        expect([reply.status, reply.body]).toEqual([at % 3 === 2 ? 404 : 200, expect.anything()])
        if (reply.headers.connection === 'close') return isStopped
      }
    }
    const load = busy.map(untilEnd)
    for (let round = 0; round < 3; round++) await createClient(port)('/api/categories')
    isStopped = true
    program.signal('SIGTERM')

    await Promise.race(load)
    const ready = await idle('/readyz')
    expect([ready.status, JSON.parse(ready.body), ready.headers.connection, ready.headers['retry-after']]).toEqual([
      503,
      { status: 'stopping' },
      'close',
      '60',
    ])
    expect(await Promise.all(load)).toEqual(busy.map(() => true))
    expect(await program.exit).toBe(0)
  })
})
