import { ALWAYS_SENT, EMAIL_KINDS, type EmailReader } from '#contract/emails/email-kinds.ts'
import type { changeEmailChoice, EmailChoice, EmailChoices } from '#contract/emails/email-choices.ts'
import type { Input } from '#contract/endpoint/endpoint.ts'
import { EMAIL_LISTS } from '#contract/emails/unsubscribe.ts'
import type { Context } from '#server/context.ts'
import { addressHash } from '#server/db/address-hash.ts'
import { inTransaction, type Db } from '#server/db/db.ts'
import { lockAccount } from '#server/features/emails/push/push-queries.ts'
import { ownersAddress } from '#server/features/emails/readers/receivers.ts'
import { stopsOf } from '#server/features/emails/readers/stop-queries.ts'
import { resumeList, stopList, type StopDeps } from '#server/features/emails/unsubscribe/stop-emails.ts'
import { conflict, notFound } from '#server/http/problems.ts'
import { emailReaderOf, type ReaderRow } from './choice-queries.ts'

type Deps = Pick<Context, 'config'>

/** Returns which emails an account gets, and where they go. */
export async function emailChoicesOf(db: Db, { config }: Deps, accountId: string): Promise<EmailChoices> {
  const account = await emailReaderOf(db, accountId)
  const addresses = addressesOf(account, config)
  const kinds = Object.values(EMAIL_KINDS).flatMap((kind) => kind.to.flatMap((reader) => toReader(addresses, kind, reader)))
  const stops = await stopsOf(
    db,
    [...new Set(kinds.map(({ address }) => address))].map((address) => addressHash(db, address)),
  )
  const choices = EMAIL_LISTS.flatMap((list): EmailChoice[] => {
    const address = kinds.find((kind) => kind.list === list)?.address
    // Whoever has not signed up for the newsletter has nothing to stop.
    if (address === undefined || (list === 'newsletter' && !account.isSubscriber)) return []
    const hash = addressHash(db, address)
    const isOn = !stops.some((stop) => stop.list === list && stop.emailHash === hash)
    return [{ list, address, isOn, isFixed: !isOwn(account, address) }]
  })
  const always = ALWAYS_SENT.flatMap((about) => {
    const sent = new Set(kinds.filter((kind) => kind.always === about).map(({ address }) => address))
    return sent.size > 0 ? [{ about, addresses: [...sent] }] : []
  })
  return { choices, always }
}

/** Stops the emails of a list to its address, or has them sent again. @throws 404 for a list that has none for the account; 409 */
export const changeChoice = (
  { db, ...deps }: StopDeps,
  { list, isOn }: Input<typeof changeEmailChoice>,
  accountId: string,
): Promise<EmailChoices> =>
  inTransaction(db, async (tx) => {
    await lockAccount(tx, accountId)
    const { choices } = await emailChoicesOf(tx, deps, accountId)
    const choice = choices.find((each) => each.list === list)
    if (!choice) throw notFound('This kind of email')
    if (choice.isFixed)
      throw conflict(`Only the link in an email to ${choice.address} stops these, or its account once the address is confirmed.`)
    const stop = { list, emailHash: addressHash(tx, choice.address) }
    await (isOn ? resumeList(tx, deps, stop) : stopList(tx, deps, stop))
    return emailChoicesOf(tx, deps, accountId)
  })

type Addresses = Partial<Record<EmailReader, string>>

/** Returns where an account's emails go, by whom of its readers they are for. */
function addressesOf({ role, email, supplierId, listingEmail }: ReaderRow, config: Deps['config']): Addresses {
  if (role === 'restaurant') return { buyer: email }
  if (role === 'owner') return { owner: email, operator: ownersAddress(config) }
  return { manager: email, ...(supplierId !== null && listingEmail !== null && { listing: listingEmail }) }
}

function toReader(addresses: Addresses, kind: (typeof EMAIL_KINDS)[keyof typeof EMAIL_KINDS], reader: EmailReader) {
  const address = addresses[reader]
  return address === undefined ? [] : [{ list: null, always: null, ...kind, address }]
}

/** A choice holds for an address, not for an account: nobody stops what goes to the address of somebody else. */
const isOwn = ({ email, isConfirmed }: ReaderRow, address: string) => isConfirmed && address.toLowerCase() === email.toLowerCase()
