import type { createSiteServer } from '#server/http/server.ts'
import * as z from 'zod/mini'
import { getEmailList, ListToken, resumeEmails, stopEmails } from '#contract/emails/unsubscribe.ts'
import { EMAIL_LIST_WORDS } from '#shared/contact/email-list-texts.ts'
import { UNSUBSCRIBE } from '#shared/site/unsubscribe-path.ts'
import { anyone } from '#server/http/access/access.ts'
import type { Serve } from '#server/http/kinds/serve.ts'
import { PROBLEM } from '#server/http/wire/wire.ts'
import { subscriptionOf } from '#server/features/emails/readers/list-tokens.ts'
import { resumeSending, stopSending, type StopDeps } from './stop-emails.ts'

const STOPS = { name: 'unsubscribe', points: 60, seconds: 60 }
const params = z.object({ token: ListToken })
/** What RFC 8058 has mail programs send is 26 bytes long. */
const MAX_BYTES = 10 * 1024

/** The routes of the links that stop emails. The token alone authorizes: it came in an email to the address. */
export function unsubscribeRoutes(app: ReturnType<typeof createSiteServer>, serve: Serve, deps: StopDeps): void {
  serve(getEmailList, anyone, async ({ token }) => ({ list: subscriptionOf(deps, token).list }))
  serve(stopEmails, anyone, ({ token }) => stopSending(deps, token), { limit: STOPS })
  serve(resumeEmails, anyone, ({ token }) => resumeSending(deps, token), { limit: STOPS })

  const guard = serve.guard(params, anyone, { limit: STOPS })
  void app.register(async (scope) => {
    scope.removeAllContentTypeParsers()
    scope.addContentTypeParser('*', { parseAs: 'buffer' }, (_, body, done) => done(null, body))
    scope.post<{ Params: z.output<typeof params> }>(`${UNSUBSCRIBE}/:token`, {
      schema: {
        operationId: 'stopEmailsInOneClick',
        summary: 'Stop the emails of a link with one click (RFC 8058), whatever the body is',
        tags: ['Sign-ups'],
        params,
        body: z.any(),
        response: { 200: { description: 'Done', content: { 'text/plain': { schema: z.string() } } }, default: PROBLEM },
      },
      bodyLimit: MAX_BYTES,
      ...guard,
      // Mail programs send it from wherever they run.
      config: { ...guard.config, isWebhook: true },
      handler: async ({ params: { token } }, reply) => {
        await stopSending(deps, token)
        const { emails, effect } = EMAIL_LIST_WORDS[subscriptionOf(deps, token).list]
        return reply.type('text/plain; charset=utf-8').send(`Done: no more ${emails} come to your address. ${effect}\n`)
      },
    })
  })
}
