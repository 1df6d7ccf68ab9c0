import { once } from 'node:events'
import { connect, createServer, type AddressInfo, type Server, type Socket } from 'node:net'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { createTcpProxy, type TcpProxy } from './tcp-proxy.ts'

let server: Server
let received: string
let proxy: TcpProxy
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
  proxy = await createTcpProxy((server.address() as AddressInfo).port)
  client = connect(proxy.port, '127.0.0.1')
  client.on('error', () => {})
  client.on('data', (data) => (answered += String(data)))
  await once(client, 'connect')
  return () => {
    client.destroy()
    server.close()
  }
})
afterEach(() => proxy.cut())

describe('A proxy that fails', () => {
  test('passes on both ways, in order, also while it is slow', async () => {
    proxy.slow(5)
    for (const word of ['one ', 'two ', 'three']) client.write(word)
    await expect.poll(() => answered).toBe('ONE TWO THREE')
  })

  test('passes nothing on while it holds back, and all of it once it is restored', async () => {
    client.write('before ')
    await expect.poll(() => answered).toBe('BEFORE ')
    proxy.hold()
    client.write('meanwhile')
    // What is sent on another connection later than that has not arrived either.
    const other = connect(proxy.port, '127.0.0.1')
    await once(other, 'connect')
    other.end('more')
    expect(received).toBe('before ')
    await proxy.restore()
    await expect.poll(() => received).toContain('meanwhile')
    expect(received).toContain('more')
    await expect.poll(() => answered).toBe('BEFORE MEANWHILE')
  })

  test('cuts off who is connected, lets nobody in, and does again when it is restored', async () => {
    const isGone = once(client, 'close')
    await proxy.cut()
    await isGone
    await expect(once(connect(proxy.port, '127.0.0.1'), 'connect')).rejects.toMatchObject({ code: 'ECONNREFUSED' })
    await proxy.restore()
    const next = connect(proxy.port, '127.0.0.1')
    next.write('again')
    await expect.poll(() => received).toBe('again')
    next.destroy()
  })
})
