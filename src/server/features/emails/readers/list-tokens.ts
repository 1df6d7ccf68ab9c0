import { EMAIL_LISTS, type EmailList } from '#contract/emails/unsubscribe.ts'
import type { Context } from '#server/context.ts'
import { keyedHash } from '#server/db/address-hash.ts'
import { signaturesOf, type Secrets } from '#server/security/encryption.ts'
import { notFound } from '#server/http/problems.ts'
import { isOneOf } from '#server/http/access/tokens.ts'

/** An address on one of the lists; only its hash is known. */
export type Subscription = { list: EmailList; emailHash: string }

const signaturesFor = (secrets: Secrets, { list, emailHash }: Subscription) => signaturesOf(secrets, `stop:${list}:${emailHash}`)
/** Returns the signatures in the links of emails that were sent before hashes had a key. */
const earlierSignaturesFor = (secrets: Secrets, { list, emailHash }: Subscription) =>
  signaturesOf(secrets, `unsubscribe:${list}:${emailHash}`)

/** Returns the token of the link that stops the emails of a list to an address: the same in each email. */
export const listToken = (secrets: Secrets, { list, emailHash }: Subscription): string =>
  [list, emailHash, signaturesFor(secrets, { list, emailHash })[0]].join('.')

/** Returns what a token stands for, signed with any of the secrets. @throws 404 for another one */
export function subscriptionOf({ db, secrets }: Pick<Context, 'db' | 'secrets'>, token: string): Subscription {
  const [name, emailHash = '', signature = ''] = token.split('.')
  const list = EMAIL_LISTS.find((each) => each === name)
  if (list && isOneOf(signature, signaturesFor(secrets, { list, emailHash }))) return { list, emailHash }
  if (list && isOneOf(signature, earlierSignaturesFor(secrets, { list, emailHash }))) return { list, emailHash: keyedHash(db, emailHash) }
  throw notFound('This link to stop emails')
}
