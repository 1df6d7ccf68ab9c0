import type { Party } from '#contract/quotes/quote-states.ts'
import { BETWEEN_ADDRESSES } from '#server/ports/mail/mail.ts'
import { isOneOf } from '#server/http/access/tokens.ts'
import type { Context } from '#server/context.ts'
import { signaturesOf, type Secrets } from '#server/security/encryption.ts'

/** What a reply is about: a quote request, or a contact that a visitor has left. */
export type Thread = 'request' | 'contact'
/** Whose reply comes in: that of one side of a request or contact, at the address that the email went to. */
type Replier = { thread: Thread; id: string; party: Party; address: string }
type Deps = Pick<Context, 'config' | 'secrets'>

/** An address has 64 characters before its @ at most, and programs on its way may write them small. */
const LOCAL_PART = /^([rc])([bs])([\da-f]{32})([\da-f]{24})$/
const THREADS = { request: { letter: 'r', signedAs: 'reply' }, contact: { letter: 'c', signedAs: 'reply-to-contact' } } as const
const LETTERS = { buyer: 'b', supplier: 's' } as const

const signatures = (secrets: Secrets, { thread, id, party, address }: Replier) =>
  signaturesOf(secrets, `${THREADS[thread].signedAs}:${id}:${party}:${address.toLowerCase()}`).map((signature) =>
    Buffer.from(signature, 'base64url').toString('hex').slice(0, 24),
  )

/**
 * Returns the address at which the reply to an email becomes a message of its request or contact, in the name of whoever got the email; null where no
 * emails come in. Like the key of a link it cannot be guessed, and it ends with the address that the email went to.
 */
export function replyAddress({ config, secrets }: Deps, replier: Replier): string | null {
  if (!config.incomingMail) return null
  const { letter } = THREADS[replier.thread]
  return `${letter}${LETTERS[replier.party]}${replier.id.replaceAll('-', '')}${signatures(secrets, replier)[0]}@${config.incomingMail.domain}`
}

/** Returns where replies go that are for a person, and of which a copy comes in. What somebody has typed stands last: `comesIn` is false. */
export const withCopy = (copy: string | null, to: string): string => (copy === null ? to : copy + BETWEEN_ADDRESSES + to)

/** What an address of such a form says, its signature not verified. */
export type ClaimedReply = { thread: Thread; id: string; party: Party; signature: string }

/** Returns what an address says; null where it has another form. */
export function readReplyAddress({ config }: Pick<Deps, 'config'>, typed: string): ClaimedReply | null {
  const [local = '', domain] = typed.trim().toLowerCase().split('@')
  const [, about, letter, hex = '', signature = ''] = LOCAL_PART.exec(local) ?? []
  if (letter === undefined || domain !== config.incomingMail?.domain) return null
  const id = hex.replace(/^(.{8})(.{4})(.{4})(.{4})/, '$1-$2-$3-$4-')
  return { thread: about === 'c' ? 'contact' : 'request', id, party: letter === 's' ? 'supplier' : 'buyer', signature }
}

/** Returns whether the signature of an address is that for the address of its side as it is now. */
export const isSignedFor = (secrets: Secrets, { signature, ...claimed }: ClaimedReply, address: string): boolean =>
  isOneOf(signature, signatures(secrets, { ...claimed, address }))

/** Returns whether an address is one at which replies come in: it holds nothing that anybody has typed. */
export const comesIn = ({ config }: Pick<Deps, 'config'>, address: string | null): boolean =>
  config.incomingMail !== null && address !== null && address.endsWith(`@${config.incomingMail.domain}`)
