import * as z from 'zod/mini'
import { recordOf } from '#shared/objects.ts'
import { PLANS } from '#contract/billing/plans.ts'
import { described } from '#contract/endpoint/values.ts'

const Counts = <const Name extends string>(...names: Name[]) => z.object(recordOf(names, () => z.int()))
/** What the deletion of the account does: how much goes, how much stays for others without the account, and what a listing has. */
export const Deletion = z.object({
  isAddressConfirmed: described(
    z.boolean(),
    'While it is not, what belongs to the address alone is neither counted nor deleted, whether or not there is any.',
  ),
  deleted: Counts(
    'sessions',
    'pushSubscriptions',
    'savedSuppliers',
    'orderLists',
    'groups',
    'ownVenues',
    'seafoodRows',
    'approvedSuppliers',
    'claims',
    'reports',
    'searchAlerts',
    'signUps',
    'enquiries',
    'filledResources',
    'emails',
  ),
  /** Open requests are among the requests, and held prices are of them; inquiries stay as a count only. */
  kept: Counts('requests', 'openRequests', 'samples', 'heldPrices', 'reviews', 'inquiries'),
  listing: described(
    z.nullable(
      z.extend(Counts('products', 'promotions', 'venues', 'pictures', 'reviews', 'requests', 'openRequests', 'samples'), {
        businessName: z.string(),
        /** Those who work on it besides this account, or are invited to: they lose it in any case. */
        members: z.int(),
        /** On social media: accounts, posts, those of them that are scheduled, and templates. They go in any case. */
        socialAccounts: z.int(),
        socialPosts: z.int(),
        scheduledPosts: z.int(),
        socialTemplates: z.int(),
        /** Files for the owner and answers to use again: they go in any case. */
        documents: z.int(),
        savedAnswers: z.int(),
        /** Rows of the price list, which is the supplier’s own: it goes in any case. */
        priceListRows: z.int(),
        /** What was promised to buyers stays with their requests. */
        heldPrices: z.int(),
        /** They stay on record, and are shown to nobody any more. */
        invoices: z.int(),
        /** Ends in any case. */
        plan: z.nullable(z.enum(PLANS)),
      }),
    ),
    'It goes only if that is asked for. Its requests stay with their buyers; the open ones are then passed.',
  ),
})
export type Deletion = z.output<typeof Deletion>
