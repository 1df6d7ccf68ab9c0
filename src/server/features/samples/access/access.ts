import { PARTIES, type Party } from '#contract/quotes/quote-states.ts'
import type { Context } from '#server/context.ts'
import { access, rejectUnproved, rejectViewer, type Access } from '#server/http/access/access.ts'
import type { Requester, SessionAccount } from '#server/http/access/requester.ts'
import { isOneOf } from '#server/http/access/tokens.ts'
import { forbidden, notFound, unauthorised } from '#server/http/problems.ts'
import { isForSupplier, sampleKeyOf, sampleLinkOf, type SampleLink } from './link-key.ts'
import { sampleById, type SampleSubject } from './sample-queries.ts'

/** Who was let in to a sample, on which side, and by the link of which email; null without one. */
export type SampleAdmission = { subject: SampleSubject; seenAs: Party; link: SampleLink | null }

const FORBIDDEN: Record<Party, string> = {
  buyer: 'Only whoever asked for this sample can do this.',
  supplier: 'Only the supplier that was asked for this sample can do this.',
}
const NOT_YOURS = 'Sign in with the address that you asked with, or use the link in the email.'
const READS_ONLY =
  'This browser can read what it asked for. To do more, please open the link in the email: it shows that the address is yours.'
const WRONG_LINK = 'This link is not right. Please use the one in your email, or sign in.'

/**
 * The access rules of samples: either side by account or by the link key of an email, which a supplier gets only while no account manages
 * its listing.
 */
export function sampleAccess({ secrets }: Pick<Context, 'secrets'>) {
  const partaking = (allowed: readonly Party[], { isReading = false } = {}): Access<Requester, SampleAdmission> =>
    access('sessionOrKey', async (load, requester, path) => {
      const { account, linkKey } = requester
      rejectByRole(account, linkKey, allowed)
      if (!allowed.includes('buyer')) rejectViewer(requester)
      const subject = await load(sampleById, path)
      if (!subject) {
        const { id } = path as { id: string }
        throw account || isOneOf(linkKey ?? '', [sampleKeyOf(secrets, id)]) ? notFound(sampleById.what) : unauthorised(WRONG_LINK)
      }
      const link = sampleLinkOf(secrets, linkKey, subject)
      const isTooLittle = link?.readsOnly === true && !isReading
      const sides = sidesOf(subject, account, isTooLittle ? null : link)
      const seenAs = allowed.find((side) => sides.includes(side))
      if (seenAs === undefined) throw problemOf({ isTooLittle, isOtherSide: sides.length > 0, account, allowed })
      if (seenAs === 'supplier') rejectViewer(requester)
      return { requester, resource: { subject, seenAs, link } }
    })
  return { readers: partaking(PARTIES.toReversed(), { isReading: true }), buyer: partaking(['buyer']), supplier: partaking(['supplier']) }
}
export type SampleAccess = ReturnType<typeof sampleAccess>

/** Makes the checks that need no sample from the database. @throws 401, 403 */
function rejectByRole(account: SessionAccount | null, linkKey: string | undefined, allowed: readonly Party[]): void {
  if (!account && linkKey === undefined) throw unauthorised('Please sign in, or use the link in your email.')
  rejectUnproved(account)
  if (account?.role === 'owner' && linkKey === undefined) throw forbidden(NOT_YOURS)
  if (account?.role === 'restaurant' && !allowed.includes('buyer') && !isForSupplier(linkKey)) throw forbidden(FORBIDDEN.supplier)
}

function sidesOf({ supplierId, accountId }: SampleSubject, account: SessionAccount | null, link: SampleLink | null): Party[] {
  const isSupplier = link?.side === 'supplier' || (account !== null && supplierId !== null && account.supplierId === supplierId)
  const isBuyer = link?.side === 'buyer' || (account !== null && account.id === accountId)
  return [...(isSupplier ? (['supplier'] as const) : []), ...(isBuyer ? (['buyer'] as const) : [])]
}

type Refused = { isTooLittle: boolean; isOtherSide: boolean; account: SessionAccount | null; allowed: readonly Party[] }
function problemOf({ isTooLittle, isOtherSide, account, allowed: [side = 'buyer'] }: Refused) {
  if (isTooLittle) return forbidden(READS_ONLY)
  if (isOtherSide) return forbidden(FORBIDDEN[side])
  return account ? forbidden(NOT_YOURS) : unauthorised(WRONG_LINK)
}

/** Returns whether a requester is let in by nothing but the key of the browser that has asked. */
export const canOnlyRead = ({ link, subject, seenAs }: SampleAdmission, { account }: Pick<Requester, 'account'>): boolean =>
  link?.readsOnly === true && seenAs === 'buyer' && (account === null || account.id !== subject.accountId)
