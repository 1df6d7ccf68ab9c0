import { once } from 'node:events'
import { createServer, type AddressInfo, type Socket } from 'node:net'
import { describe, expect, onTestFinished, test } from 'vitest'
import { freePort } from '#test/programs/free-port.ts'
import { DatabaseUnreachable, openDatabase } from './database.ts'

const at = (port: number) => ({ databaseUrl: `postgres://ann:pa55word@127.0.0.1:${port}/backdock`, dataDir: '' })
const errorOf = (port: number, patienceMs?: number) =>
  openDatabase({ ...at(port), ...(patienceMs && { patienceMs }) }).catch((error: Error) => error)

/** Opens a host that accepts connections and calls `meet` with each; returns its port. */
async function host(meet: (socket: Socket) => void): Promise<number> {
  const sockets = new Set<Socket>()
  const server = createServer((socket) => {
    sockets.add(socket.on('error', () => {}))
    meet(socket)
  }).listen(0, '127.0.0.1')
  onTestFinished(() => {
    for (const socket of sockets) socket.destroy()
    server.close()
  })
  await once(server, 'listening')
  return (server.address() as AddressInfo).port
}

const message = (type: string, body: Buffer) => {
  const length = Buffer.alloc(4)
  length.writeInt32BE(body.length + 4)
  return Buffer.concat([Buffer.from(type), length, body])
}
const numbers = (format: string, ...values: number[]) =>
  Buffer.concat(
    values.map((value, at) => {
      const bytes = Buffer.alloc(Number(format[at]))
      bytes.writeIntBE(value, 0, bytes.length)
      return bytes
    }),
  )
const ready = message('Z', Buffer.from('I'))

/** A minimal PostgreSQL server that accepts every client and responds to each query with its version. */
const speaks = (version: string) => (socket: Socket) => {
  const column = Buffer.concat([Buffer.from('server_version\0'), numbers('4242', 0, 0, 25, -1), numbers('42', -1, 0)])
  const response = [
    message('T', Buffer.concat([numbers('2', 1), column])),
    message('D', Buffer.concat([numbers('24', 1, version.length), Buffer.from(version)])),
    message('C', Buffer.from('SHOW\0')),
    ready,
  ]
  socket.once('data', () => {
    socket.write(Buffer.concat([message('R', numbers('4', 0)), ready]))
    socket.on('data', (bytes) => String(bytes).startsWith('Q') && socket.write(Buffer.concat(response)))
  })
}

describe('openDatabase with a database server', () => {
  test('a server that is unreachable or silent is named in one line without the password', async () => {
    for (const port of [await freePort(), await host(() => {}), await host((socket) => socket.destroy())]) {
      const error = await errorOf(port, 600)
      expect(error).toBeInstanceOf(DatabaseUnreachable)
      expect((error as Error).message).toMatch(/^DATABASE_URL could not be reached \([^\n]+\): check that the server runs, and [^\n]+\.$/)
      expect((error as Error).message).not.toContain('pa55word')
    }
  })

  test('a server older than PostgreSQL 15 is rejected with its version', async () => {
    const error = await errorOf(await host(speaks('14.9 (Debian 14.9-0+deb12u1)')))
    expect(error).toBeInstanceOf(DatabaseUnreachable)
    expect((error as Error).message).toBe('DATABASE_URL names a PostgreSQL 14.9 server: Backdock needs PostgreSQL 15 or newer.')
  })

  test('a server of a newer version is accepted, and has to answer more', async () => {
    const error = await errorOf(await host(speaks('18beta2')))
    expect((error as Error).message).toMatch(/^DATABASE_URL could not be reached \(Query read timeout\)/)
  })
})
