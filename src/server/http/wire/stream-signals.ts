import type { ServerResponse } from 'node:http'
import type { FastifyInstance, FastifyReply } from 'fastify'
import { Problem, restarting } from '#server/http/problems.ts'

/** The reason of an abort by the client. A client error, so that it is not logged as a failure of the server; it is never sent. */
const clientGone = () => new Problem(499, 'The client has closed the connection.')

/** Returns a signal that is aborted when the client disconnects before it has the response. */
export function disconnection({ raw }: Pick<FastifyReply, 'raw'>): AbortSignal {
  const controller = new AbortController()
  const end = () => raw.writableFinished || controller.abort(clientGone())
  if (raw.destroyed) end()
  else raw.once('close', end)
  return controller.signal
}

/** Returns a signal for each long response: it is aborted when the client disconnects, and when the server shuts down. */
export function responseSignals(app: FastifyInstance): (reply: FastifyReply) => AbortSignal {
  const open = new Map<ServerResponse, AbortController>()
  app.addHook('preClose', async () => {
    for (const [response, controller] of open) {
      closeAfter(response)
      controller.abort(restarting())
    }
  })
  return ({ raw }) => {
    const controller = new AbortController()
    open.set(raw, controller)
    const end = () => {
      open.delete(raw)
      controller.abort(clientGone())
    }
    if (raw.destroyed) end()
    else raw.once('close', end)
    return controller.signal
  }
}

/** Closes the connection after the response: its headers may have promised keep-alive, which would delay the shutdown. */
function closeAfter(response: ServerResponse) {
  const { socket } = response
  response.once('close', () => socket?.end())
}
