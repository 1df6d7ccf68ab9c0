import { setTimeout as pause } from 'node:timers/promises'
import type { FastifyInstance } from 'fastify'

declare module 'fastify' {
  interface FastifyInstance {
    /** Whether the process is about to close its port. */
    isDraining(): boolean
    /**
     * Has connections end with their next response, and resolves when there are none left, after a moment at the latest. A connection that is
     * cut while a request is on its way to us would be an error of ours to its client.
     */
    drain(): Promise<void>
  }
}

/** How long idle connections may still send a request, and how often it is looked whether any are left. */
const DRAIN_MS = 2_000
const LOOK_MS = 50

/** Adds `drain` to the server. From its call on, and while the server closes, every response ends its connection. */
export function addDraining(app: FastifyInstance): void {
  let isDraining = false
  const begin = () => void (isDraining = true)
  app.decorate('isDraining', () => isDraining)
  app.addHook('preClose', async () => begin())
  app.addHook('onRequest', async (_, { raw }) => {
    if (isDraining) raw.setHeader('connection', 'close')
  })
  app.decorate('drain', async () => {
    begin()
    const until = Date.now() + DRAIN_MS
    while (Date.now() < until && (await connectionsOf(app)) > 0) await pause(LOOK_MS)
  })
}

/** None, where the server does not listen. */
const connectionsOf = ({ server }: FastifyInstance) =>
  new Promise<number>((resolve) => server.getConnections((error, count) => resolve(error ? 0 : count)))
