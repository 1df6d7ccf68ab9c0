import { BRAND } from '#contract/options.ts'
import type { Credentials } from '#server/http/access/access.ts'
import { cookieName } from '#server/http/access/cookies.ts'
import type { Operation } from '#server/http/kinds/operation.ts'

type Requirement = Record<string, string[]>
const session: Requirement = { session: [] }

/** The ways in of each kind of access, any of which is enough. */
const REQUIREMENTS: Record<Credentials, Requirement[]> = {
  none: [{}, session],
  session: [session],
  ownerToken: [{ session: [], ownerToken: [] }],
  sessionOrKey: [session, { requestKey: [] }],
}

/** Returns the `security` of an operation: of several the caller chooses one, and an empty one is a call without any. */
export const securityOf = ({ credentials, isAnonymous }: Operation): Requirement[] => (isAnonymous ? [] : REQUIREMENTS[credentials])

/** Returns the credentials that a caller can have. */
export const securitySchemes = (publicUrl: string) => ({
  session: {
    type: 'apiKey',
    in: 'cookie',
    name: cookieName('session', publicUrl.startsWith('https:')),
    description:
      'The session of an account. `POST /api/login` sets the cookie, and `POST /api/logout` ends it; registering alone signs nobody in.',
  },
  ownerToken: {
    type: 'apiKey',
    in: 'header',
    name: 'x-owner-authorization',
    description:
      'The token of an owner’s session, besides its cookie: `ownerToken` in the response of `GET /api/me`, another one for each session.',
  },
  requestKey: {
    type: 'apiKey',
    in: 'query',
    name: 'key',
    description:
      'The key of a quote request, in the link of an email: of a buyer who asked without an account, or of a supplier whose listing has none. It ends when the request closes.',
  },
})

/** Returns the introduction of the document: how to sign in, and what all operations have in common. */
export const introductionOf = (publicUrl: string) => `What the pages of ${BRAND} call, programs can call as well.

**Signing in.** \`POST /api/login\` sets a session cookie, which every further call sends:

\`\`\`sh
curl -c jar -H 'content-type: application/json' -d '{"email":"ann@cafe.example","password":"…"}' ${publicUrl}/api/login
curl -b jar ${publicUrl}/api/account
\`\`\`

An owner's calls under \`/api/admin/\` also send \`x-owner-authorization\`, which is \`ownerToken\` in the response of \`GET /api/me\`.
Whoever asked for quotes without an account uses the \`key\` in the link of the email. Each operation says which of these it takes.

**Errors** are problem documents (RFC 9457). \`detail\` is a sentence for people, \`errors\` of a 400 names the fields, \`code\` is for programs.
Responses may get more fields, and unknown fields of requests are ignored.

**Lists** take \`limit\` and \`offset\`, and \`X-Total-Count\` is the length of the whole.

**Account of a call.** A request may name the account that it is made for, \`Signed-In-As: <user id>\`: with the session of another one, or
none, it is 401 with the code \`session_ended\`, and nothing is done.
`
