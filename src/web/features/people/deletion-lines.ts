import type { Deletion } from '#contract/accounts/account-deletion.ts'
import { PLAN_NAMES } from '#contract/billing/plans.ts'
import { counted } from '#shared/text/words.ts'

const existing = (counts: [count: number, one: string, many?: string][]) =>
  counts.flatMap(([count, one, many]) => (count > 0 ? [`${counted(count, one, many)}.`] : []))

/** What goes with somebody else's account, a line each. */
export function goesWith({ deleted, listing }: Deletion, removeListing: boolean): string[] {
  return [
    'Name, email address and password: nobody can sign in with them.',
    ...existing([
      [deleted.savedSuppliers, 'saved supplier'],
      [deleted.orderLists, 'order list'],
      [deleted.approvedSuppliers, 'supplier of the register, with documents', 'suppliers of the register, with documents'],
      [deleted.claims, 'claim of a listing', 'claims of listings'],
      [deleted.searchAlerts, 'search alert'],
      [deleted.signUps, 'sign-up for news or the beta', 'sign-ups for news or the beta'],
      [deleted.enquiries, 'enquiry', 'enquiries'],
    ]),
    ...(listing?.plan ? [`The plan ${PLAN_NAMES[listing.plan]}, at once. Money is not paid back by this.`] : []),
    ...(listing && listing.members > 0
      ? [`The access of ${counted(listing.members, 'other person', 'other people')} to the listing.`]
      : []),
    ...(listing && removeListing ? [`The listing of ${listing.businessName}, with its products, pictures and reviews.`] : []),
  ]
}

/** What stays for others without the account. */
export function staysWithout({ kept, listing }: Deletion, removeListing: boolean): string[] {
  const lines = [
    ...existing([
      [kept.requests, 'quote request, with its supplier', 'quote requests, with their suppliers'],
      [kept.reviews, 'review, without the account', 'reviews, without the account'],
    ]),
    ...(listing && !removeListing ? [`The listing of ${listing.businessName}, without an account. Anybody can claim it.`] : []),
    ...(listing && listing.requests > 0 ? [`${counted(listing.requests, 'request')} to ${listing.businessName}, with the buyers.`] : []),
    ...(listing && listing.invoices > 0 ? [`${counted(listing.invoices, 'invoice')}, on record.`] : []),
  ]
  return lines.length > 0 ? lines : ['Nothing.']
}
