import type { Party } from '#contract/quotes/quote-states.ts'
import { isOneOf } from '#server/http/access/tokens.ts'
import type { Context } from '#server/context.ts'
import { signaturesOf, type Secrets } from '#server/security/encryption.ts'

/** Whose reply comes in: that of one side of a request, at the address that the email went to. */
type Replier = { requestId: string; party: Party; address: string }
type Deps = Pick<Context, 'config' | 'secrets'>

/** An address has 64 characters before its @ at most, and programs on its way may write them small. */
const LOCAL_PART = /^r([bs])([\da-f]{32})([\da-f]{24})$/
const LETTERS = { buyer: 'b', supplier: 's' } as const

const signatures = (secrets: Secrets, { requestId, party, address }: Replier) =>
  signaturesOf(secrets, `reply:${requestId}:${party}:${address.toLowerCase()}`).map((signature) =>
    Buffer.from(signature, 'base64url').toString('hex').slice(0, 24),
  )

/**
 * Returns the address at which the reply to an email becomes a message of its request, in the name of whoever got the email; null where no
 * emails come in. Like the key of a link it cannot be guessed, and it ends with the address that the email went to.
 */
export function replyAddress({ config, secrets }: Deps, replier: Replier): string | null {
  if (!config.incomingMail) return null
  return `r${LETTERS[replier.party]}${replier.requestId.replaceAll('-', '')}${signatures(secrets, replier)[0]}@${config.incomingMail.domain}`
}

/** What an address of such a form says, its signature not verified. */
export type ClaimedReply = { requestId: string; party: Party; signature: string }

/** Returns what an address says; null where it has another form. */
export function readReplyAddress({ config }: Pick<Deps, 'config'>, typed: string): ClaimedReply | null {
  const [local = '', domain] = typed.trim().toLowerCase().split('@')
  const [, letter, hex = '', signature = ''] = LOCAL_PART.exec(local) ?? []
  if (letter === undefined || domain !== config.incomingMail?.domain) return null
  const requestId = hex.replace(/^(.{8})(.{4})(.{4})(.{4})/, '$1-$2-$3-$4-')
  return { requestId, party: letter === 's' ? 'supplier' : 'buyer', signature }
}

/** Returns whether the signature of an address is that for the address of its side as it is now. */
export const isSignedFor = (secrets: Secrets, { requestId, party, signature }: ClaimedReply, address: string): boolean =>
  isOneOf(signature, signatures(secrets, { requestId, party, address }))

/** Returns whether an address is one at which replies come in: it holds nothing that anybody has typed. */
export const comesIn = ({ config }: Pick<Deps, 'config'>, address: string | null): boolean =>
  config.incomingMail !== null && address !== null && address.endsWith(`@${config.incomingMail.domain}`)
