import type { FastifyInstance } from 'fastify'
import type { WebBundle } from '#contract/endpoint/rendering.ts'
import type { Context } from '#server/context.ts'

const SECURITY = '/.well-known/security.txt'
const DAY_MS = 24 * 60 * 60 * 1000
/** RFC 9116 asks for less than a year. */
const VALID_DAYS = 180

type Deps = Pick<Context, 'config' | 'now'> & Pick<WebBundle, 'changePasswordPath'>

/** Serves what programs ask for at addresses that are the same on every site (docs/behaviour/pages.md, Addresses for programs). */
export function wellKnownRoutes(app: FastifyInstance, { config: { contactEmail, publicUrl }, now, changePasswordPath }: Deps): void {
  app.get('/.well-known/change-password', { schema: { hide: true } }, (_, reply) => reply.redirect(changePasswordPath, 302))
  app.get(SECURITY, { schema: { hide: true } }, (_, reply) =>
    contactEmail
      ? reply.type('text/plain; charset=utf-8').send(securityText({ contactEmail, publicUrl, expires: expiryOf(now()) }))
      : reply.callNotFound(),
  )
}

/** Returns the file by which a finder of a weakness learns whom to tell (RFC 9116). */
const securityText = ({ contactEmail, publicUrl, expires }: { contactEmail: string; publicUrl: string; expires: string }) =>
  [
    `Contact: mailto:${contactEmail.split('@').map(encodeURIComponent).join('@')}`,
    `Expires: ${expires}`,
    'Preferred-Languages: en',
    `Canonical: ${publicUrl}${SECURITY}`,
    '',
  ].join('\n')

/** Counted from midnight, so that the file is the same all day. */
const expiryOf = (now: Date) => new Date((Math.floor(now.getTime() / DAY_MS) + VALID_DAYS) * DAY_MS).toISOString()
