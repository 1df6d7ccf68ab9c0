import type { FastifyInstance, FastifyReply } from 'fastify'
import { Problem, restarting } from './problems.ts'

/** Nobody reads this. As a problem of the client's it is not reported as a failure of ours. */
const clientGone = () => new Problem(499, 'The client has closed the connection.')

/** Makes a signal for each response that takes long: it is aborted when the client has gone, and when the server is to stop. */
export function responseSignals(app: FastifyInstance): (reply: FastifyReply) => AbortSignal {
  const open = new Set<AbortController>()
  app.addHook('preClose', async () => {
    for (const response of open) response.abort(restarting())
  })
  return ({ raw }) => {
    const response = new AbortController()
    open.add(response)
    const end = () => {
      open.delete(response)
      response.abort(clientGone())
    }
    if (raw.destroyed) end()
    else raw.once('close', end)
    return response.signal
  }
}
