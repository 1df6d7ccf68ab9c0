import { once } from 'node:events'
import { connect, createServer } from 'node:net'

/** How long what a slow network loses takes to be sent again. */
const RESEND_MS = 400
const LOST = 0.05

/**
 * Stands between two parts of a cluster, at a port of its own that leads to another one of this machine. It passes everything on until it is made
 * worse:
 * - `slow(ms)`: each piece arrives so much later, and one in twenty later still, as it does where packets are lost and sent again;
 * - `cut()`: nothing arrives in either direction, and nobody is told; what is sent meanwhile arrives once it is whole again;
 * - `close()`: nobody is let in, and who is connected is cut off;
 * - `heal()` ends each of them.
 */
export async function startRelay(target) {
  const network = { delayMs: 0, isClosed: false, whole: Promise.resolve(), restore: () => {} }
  const sockets = new Set()
  const server = createServer((near) => {
    if (network.isClosed) return near.destroy()
    const far = connect(target, '127.0.0.1')
    for (const [from, to] of [
      [near, far],
      [far, near],
    ])
      void pass(network, from, to)
    for (const socket of [near, far]) sockets.add(socket.on('close', () => sockets.delete(socket)))
  })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  const heal = () => {
    network.restore()
    Object.assign(network, { delayMs: 0, isClosed: false, whole: Promise.resolve(), restore: () => {} })
  }
  return {
    port: server.address().port,
    slow: (delayMs) => void Object.assign(network, { delayMs }),
    cut() {
      const { promise: whole, resolve: restore } = Promise.withResolvers()
      Object.assign(network, { whole, restore })
    },
    close() {
      network.isClosed = true
      for (const socket of sockets) socket.destroy()
    },
    heal,
    stop() {
      heal()
      server.close()
      for (const socket of sockets) socket.destroy()
    },
  }
}

/** Passes on what one side sends, in its order. The end of one is the end of the other. */
async function pass(network, from, to) {
  from.on('error', () => {})
  try {
    for await (const chunk of from) {
      await network.whole
      if (network.delayMs > 0) await later(network.delayMs + (Math.random() < LOST ? RESEND_MS : 0))
      if (!to.write(chunk)) await once(to, 'drain')
    }
    await network.whole
    to.end()
  } catch {
    to.destroy()
  }
}

const later = (ms) => new Promise((resolve) => setTimeout(resolve, ms))
