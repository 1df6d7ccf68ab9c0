import { once } from 'node:events'
import { connect, createServer, type AddressInfo, type Server, type Socket } from 'node:net'
import { Transform } from 'node:stream'
import { setTimeout as pause } from 'node:timers/promises'

/** How long what a slow network loses takes to be sent again, and how much of it that is. */
const RESEND_MS = 400
const LOST = 0.05

/** A way to a server that can fail in several ways, while the server stays up. */
export type TcpProxy = {
  port: number
  /** Closes all connections and refuses new ones, until `restore`. */
  cut(): Promise<void>
  /** Holds back what is sent in either direction without a word, until `restore` passes it on. */
  hold(): void
  /** Has each piece arrive so much later, and one in twenty later still, as where packets are lost and sent again, until `restore`. */
  slow(ms: number): void
  restore(): Promise<void>
  /** Cuts all connections, and leads new ones to a server at another Unix socket, as a proxy does when a standby takes over. */
  leadTo(socketPath: string): void
  /** Stops forwarding on all open connections, for ever and without a word to either end, as when a cable is pulled. New ones work. */
  silence(): void
}

/** Opens a proxy to a server at a Unix socket, or at a port of this machine. */
export async function createTcpProxy(first: string | number): Promise<TcpProxy> {
  let target = first
  const delays = createDelays()
  const ends = new Set<Socket>()
  let server: Server
  const listen = async (port: number) => {
    server = createServer((near) => {
      const far = typeof target === 'string' ? connect(target) : connect(target, '127.0.0.1')
      for (const [end, other] of [
        [near, far],
        [far, near],
      ] as const) {
        ends.add(end)
        end.pipe(delays.passingOn()).pipe(other)
        end.on('error', () => other.destroy()).on('close', () => (end.readableEnded ? undefined : other.destroy()))
      }
    }).listen(port, '127.0.0.1')
    await once(server, 'listening')
    return (server.address() as AddressInfo).port
  }
  const destroyEnds = () => {
    for (const end of ends) end.destroy()
    ends.clear()
  }
  const port = await listen(0)
  return {
    port,
    async cut() {
      const closed = once(server, 'close')
      server.close()
      destroyEnds()
      await closed
    },
    leadTo(path) {
      target = path
      destroyEnds()
    },
    hold: delays.hold,
    slow: delays.slow,
    async restore() {
      delays.end()
      if (!server.listening) await listen(port)
    },
    silence() {
      for (const end of ends) end.unpipe().removeAllListeners('close').resume()
    },
  }
}

/** What passes on pieces in their order, late or not at all. */
function createDelays() {
  let delayMs = 0
  let held: PromiseWithResolvers<void> | undefined
  const arrival = async () => {
    await held?.promise
    if (delayMs > 0) await pause(delayMs + (Math.random() < LOST ? RESEND_MS : 0))
  }
  return {
    hold: () => void (held ??= Promise.withResolvers()),
    slow: (ms: number) => void (delayMs = ms),
    end() {
      held?.resolve()
      held = undefined
      delayMs = 0
    },
    passingOn: () =>
      new Transform({
        transform(chunk, _, done) {
          if (!held && delayMs === 0) return done(null, chunk)
          void arrival().then(() => done(null, chunk))
        },
      }),
  }
}

/** The Unix socket and the database of the address of a test server. */
export function placesOf(url: string) {
  const address = new URL(url)
  const socketPath = `${address.searchParams.get('host')}/.s.PGSQL.5432`
  return { socketPath, urlAt: (port: number) => `postgres://postgres@127.0.0.1:${port}${address.pathname}` }
}
