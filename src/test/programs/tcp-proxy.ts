import { once } from 'node:events'
import { connect, createServer, type AddressInfo, type Server, type Socket } from 'node:net'

/** A way to a server that can fail in two ways, while the server stays up. */
export type TcpProxy = {
  port: number
  /** Closes all connections and refuses new ones, until `restore`. */
  cut(): Promise<void>
  restore(): Promise<void>
  /** Cuts all connections, and leads new ones to a server at another Unix socket, as a proxy does when a standby takes over. */
  leadTo(socketPath: string): void
  /** Stops forwarding on all open connections, for ever and without a word to either end, as when a cable is pulled. New ones work. */
  silence(): void
}

/** Opens a proxy to a server at a Unix socket. */
export async function createTcpProxy(firstPath: string): Promise<TcpProxy> {
  let socketPath = firstPath
  const ends = new Set<Socket>()
  let server: Server
  const listen = async (port: number) => {
    server = createServer((near) => {
      const far = connect(socketPath)
      for (const [end, other] of [
        [near, far],
        [far, near],
      ] as const) {
        ends.add(end)
        end.pipe(other)
        end.on('error', () => other.destroy()).on('close', () => other.destroy())
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
      socketPath = path
      destroyEnds()
    },
    restore: async () => void (await listen(port)),
    silence() {
      for (const end of ends) {
        end.unpipe()
        end.removeAllListeners('close').resume()
      }
    },
  }
}

/** The Unix socket and the database of the address of a test server. */
export function placesOf(url: string) {
  const address = new URL(url)
  const socketPath = `${address.searchParams.get('host')}/.s.PGSQL.5432`
  return { socketPath, urlAt: (port: number) => `postgres://postgres@127.0.0.1:${port}${address.pathname}` }
}
