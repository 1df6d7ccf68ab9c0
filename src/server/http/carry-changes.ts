import { randomUUID } from 'node:crypto'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import { LRUCache } from 'lru-cache'
import type { Context } from '#server/context.ts'
import { signaturesOf } from '#server/security/encryption.ts'
import { isSigned, timedSignature } from '#server/security/timed-signature.ts'
import { CHANGES_STATE } from './access/guards.ts'

const COOKIE = 'changed'
/** Well after every process has been notified. */
const SECONDS = 10
/** So many changes are remembered, so that each is taken for news once. */
const MAX_KNOWN = 1_000

type Noted = Parameters<Context['changes']['noting']>[0]

/**
 * Has whoever changes what is public carry that to the other processes, which are notified within a second: the response to the change sets a
 * cookie for some seconds, and a process that has not seen it yet takes it for a notification. So nobody reads what was there before their own
 * write, from no cache and no replica, whichever process answers. Responses that are read from caches set no cookie.
 */
export function carryChanges(app: FastifyInstance, { changes, secrets, now }: Pick<Context, 'changes' | 'secrets' | 'now'>): void {
  if (!changes.isShared) return
  const keys = signaturesOf(secrets, 'changes that browsers carry')
  const known = new LRUCache<string, true>({ max: MAX_KNOWN })
  const notes = new WeakMap<FastifyRequest, Noted>()

  app.addHook('onRoute', (route) => {
    const { handler } = route
    route.handler = function (request, reply) {
      if (!CHANGES_STATE.has(request.method)) return handler.call(this, request, reply)
      const noted = { hasPublished: false }
      notes.set(request, noted)
      return changes.noting(noted, () => handler.call(this, request, reply))
    }
  })
  app.addHook('onRequest', async ({ headers, requester }) => {
    // Most requests have no such cookie, and theirs are not parsed.
    if (!headers.cookie?.includes(`${COOKIE}=`)) return
    const token = requester.cookies.read(COOKIE)
    if (token === undefined || known.has(token)) return
    const [id = '', signature = ''] = token.split('/')
    if (!keys.some((key) => isSigned(id, signature, key, now()))) return
    known.set(token, true)
    changes.onChangeElsewhere()
  })
  app.addHook('onSend', async (request, reply) => {
    if (!notes.get(request)?.hasPublished) return
    const id = randomUUID()
    const token = `${id}/${timedSignature(id, keys[0], now())}`
    known.set(token, true)
    request.requester.cookies.write(COOKIE, token, SECONDS)
    reply.header('set-cookie', request.requester.cookies.written().at(-1))
  })
}
