import { createHash, timingSafeEqual } from 'node:crypto'
import type { IncomingHttpHeaders } from 'node:http'
import { MIB } from '#shared/bytes.ts'
import type { Context } from '#server/context.ts'
import { isSigned } from '#server/security/timed-signature.ts'
import type { Serve } from '#server/http/kinds/serve.ts'
import { invalid } from '#server/http/problems.ts'
import type { StepDeps } from '#server/features/quotes/steps/apply-step.ts'
import { takeReply } from './take-reply.ts'

type Deps = StepDeps & Pick<Context, 'db'>

/** A mail server hands on what comes in, so all of it comes from one address. */
const EMAILS = { name: 'incoming-email', points: 300, seconds: 60 }
const MAX_BYTES = 10 * MIB

/** Serves the address to which a mail server hands replies on, where the settings say that it does. */
export function incomingRoutes(serve: Serve, deps: Deps): void {
  const { incomingMail } = deps.config
  if (!incomingMail) return
  const { secret } = incomingMail
  const options = {
    operationId: 'receiveEmail',
    tag: 'Quote requests',
    summary: 'Takes an email that has come in for a request',
    mediaType: 'message/rfc822',
    maxBytes: MAX_BYTES,
    limit: EMAILS,
    // Before the body is read: whoever does not know the secret sends none.
    admit: (headers: IncomingHttpHeaders) => void signedBy(headers, secret, deps.now()),
  }
  serve.webhook('POST /api/webhooks/email', options, async ({ body, headers }) => {
    const { recipient, digest } = signedBy(headers, secret, deps.now())
    const actual = createHash('sha256').update(body).digest()
    if (!timingSafeEqual(actual, Buffer.from(digest, 'hex'))) throw invalid([], 'The body is not the one that was signed.')
    await takeReply(deps, recipient, body)
  })
}

/** Returns for whom an email is, and the hash of its bytes, as they were signed. @throws 400 */
function signedBy(headers: IncomingHttpHeaders, secret: string, now: Date): { recipient: string; digest: string } {
  const [recipient, digest, signature] = ['x-email-recipient', 'x-email-sha256', 'x-email-signature'].map((name) =>
    String(headers[name] ?? ''),
  )
  if (recipient === undefined || digest === undefined || signature === undefined || !/^[\da-f]{64}$/.test(digest)) throw wrong()
  if (!isSigned(`${recipient}.${digest}`, signature, secret, now)) throw wrong()
  return { recipient, digest }
}

const wrong = () => invalid([], 'The signature does not fit, or is older than five minutes.')
