import type { ServerResponse } from 'node:http'
import type { FastifyInstance, FastifyReply } from 'fastify'
import { Problem, restarting } from './problems.ts'

/** Nobody reads this. As a problem of the client's it is not reported as a failure of ours. */
const clientGone = () => new Problem(499, 'The client has closed the connection.')

/** Makes a signal for each response that takes long: it is aborted when the client has gone, and when the server is to stop. */
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

/** Its headers may have promised to keep the connection, which would hold up the shutdown. */
function closeAfter(response: ServerResponse) {
  const { socket } = response
  response.once('close', () => socket?.end())
}
