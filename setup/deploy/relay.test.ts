import { once } from 'node:events'
import { connect, createServer, type AddressInfo, type Server, type Socket } from 'node:net'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'

// Plain JavaScript beside what it starts: #tools is no layer.
const { startRelay } = await import(`${process.cwd()}/tools/cluster/relay.mjs`)

let server: Server
let received: string
let relay: { port: number; slow(ms: number): void; cut(): void; close(): void; heal(): void; stop(): void }
let client: Socket
let answered: string

beforeEach(async () => {
  received = ''
  answered = ''
  server = createServer((socket) => {
    socket.on('error', () => {})
    socket.on('data', (data) => {
      received += String(data)
      socket.write(String(data).toUpperCase())
    })
  }).listen(0, '127.0.0.1')
  await once(server, 'listening')
  relay = await startRelay((server.address() as AddressInfo).port)
  client = connect(relay.port, '127.0.0.1')
  client.on('error', () => {})
  client.on('data', (data) => (answered += String(data)))
  await once(client, 'connect')
  return () => {
    client.destroy()
    server.close()
  }
})
afterEach(() => relay.stop())

describe('The relay of npm run chaos', () => {
  test('passes on both ways, in order, also while it is slow', async () => {
    relay.slow(5)
    for (const word of ['one ', 'two ', 'three']) client.write(word)
    await expect.poll(() => answered).toBe('ONE TWO THREE')
  })

  test('passes nothing on while it is cut, and all of it once it is whole', async () => {
    client.write('before ')
    await expect.poll(() => answered).toBe('BEFORE ')
    relay.cut()
    client.write('meanwhile')
    // What is sent on another connection later than that has not arrived either.
    const other = connect(relay.port, '127.0.0.1')
    await once(other, 'connect')
    other.end('more')
    expect(received).toBe('before ')
    relay.heal()
    await expect.poll(() => received).toContain('meanwhile')
    expect(received).toContain('more')
    await expect.poll(() => answered).toBe('BEFORE MEANWHILE')
  })

  test('cuts off who is connected when it closes, lets nobody in, and does again when it is healed', async () => {
    relay.close()
    await once(client, 'close')
    const late = connect(relay.port, '127.0.0.1')
    late.on('error', () => {})
    await once(late, 'close')
    relay.heal()
    const next = connect(relay.port, '127.0.0.1')
    next.write('again')
    await expect.poll(() => received).toBe('again')
    next.destroy()
  })
})
