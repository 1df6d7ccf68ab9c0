import type { Deletion } from '#contract/accounts/account-deletion.ts'
import { PLAN_NAMES } from '#contract/billing/plans.ts'
import { GUEST_REQUEST_MONTHS } from '#contract/owner/retention.ts'
import { listed } from '#shared/text/words.ts'

const counted = (count: number, one: string, many = `${one}s`) => `${count} ${count === 1 ? one : many}`
/** Returns the counts that are not zero, in words. */
const existing = (counts: [count: number, one: string, many?: string][]) =>
  counts.flatMap(([count, one, many]) => (count === 0 ? [] : [counted(count, one, many)]))

/** Said whether or not there is any: whoever has not confirmed an address is not told what belongs to it. */
const OF_ADDRESS =
  'What belongs to your email address alone, such as sign-ups and enquiries. It is counted here, and goes, once you have confirmed the address.'

type Choice = { username: string; removeListing: boolean }

/** Returns what the deletion of an account takes away, and what stays for the other side, a sentence each. */
export function deletionInWords(deletion: Deletion, choice: Choice): { goes: string[]; stays: string[] } {
  const { listing } = deletion
  const ofListing = listing && contentOf(listing)
  return {
    goes: [
      'Your name, email address and password.',
      ...existing(goingOf(deletion)).map((text) => `${text}.`),
      ...(listing ? endingWith(listing) : []),
      ...(listing && choice.removeListing ? [`${listing.businessName}: its listing${ofListing}.`, ...endOf(listing)] : []),
    ],
    stays: [
      ...(deletion.isAddressConfirmed ? [] : [OF_ADDRESS]),
      ...stayingOf(deletion, choice),
      ...(listing && !choice.removeListing
        ? [`${listing.businessName}: its listing${ofListing}, without your email address and without an account. Anybody can claim it.`]
        : []),
      ...(listing && listing.invoices > 0 ? [invoicesOf(listing)] : []),
      ...(listing && listing.requests > 0 ? [`${counted(listing.requests, 'request')} that you received, with their buyers.`] : []),
      ...(listing && listing.samples > 0 ? [`${counted(listing.samples, 'sample')} that you were asked for, with the buyers.`] : []),
      ...(listing && listing.heldPrices > 0 ? [`${counted(listing.heldPrices, 'price')} that you promised, with these requests.`] : []),
    ],
  }
}

const goingOf = ({ deleted }: Deletion): [number, string, string?][] => [
  [deleted.sessions, 'session'],
  [deleted.pushSubscriptions, 'phone or browser that is told of news', 'phones and browsers that are told of news'],
  [deleted.savedSuppliers, 'saved supplier'],
  [deleted.orderLists, 'order list'],
  [deleted.groups, 'place in a group that buys together', 'places in groups that buy together'],
  [deleted.ownVenues, 'description of your venue', 'descriptions of your venue'],
  [deleted.seafoodRows, 'row of where seafood is from', 'rows of where seafood is from'],
  [deleted.approvedSuppliers, 'supplier of your register, with its documents', 'suppliers of your register, with their documents'],
  [deleted.searchAlerts, 'search alert'],
  [deleted.signUps, 'sign-up for news or the beta', 'sign-ups for news or the beta'],
  [deleted.enquiries, 'enquiry to the operator', 'enquiries to the operator'],
  [deleted.filledResources, 'resource with your ticks and answers', 'resources with your ticks and answers'],
  [deleted.claims, 'claim of a listing', 'claims of listings'],
  [deleted.reports, 'report of a review', 'reports of reviews'],
  [deleted.emails, 'record of an email to you', 'records of emails to you'],
]

function stayingOf({ kept }: Deletion, { username }: Choice): string[] {
  const { requests, openRequests, samples, heldPrices, reviews, inquiries } = kept
  const open = openRequests === 0 ? '' : ` Still open: ${openRequests}, which the links in your emails still show you.`
  return [
    ...(requests === 0
      ? []
      : [
          `${counted(requests, 'request')} that you sent, with the suppliers who received them, until ${GUEST_REQUEST_MONTHS} months after the last event.${open}`,
        ]),
    ...(samples === 0 ? [] : [`${counted(samples, 'sample')} that you asked for, with the suppliers who were asked, for as long.`]),
    ...(heldPrices === 0 ? [] : [`${counted(heldPrices, 'price')} that suppliers promised you, with these requests.`]),
    ...(reviews === 0 ? [] : [`${counted(reviews, 'review')}, under the name ${username}.`]),
    ...(inquiries === 0 ? [] : [`${counted(inquiries, 'inquiry', 'inquiries')}, as a count: what you wrote goes.`]),
  ]
}

type Listing = NonNullable<Deletion['listing']>

function contentOf({ products, promotions, venues, pictures, reviews }: Listing): string {
  const parts = existing([
    [products, 'product'],
    [promotions, 'offer'],
    [venues, 'venue'],
    [pictures, 'picture'],
    [reviews, 'review'],
  ])
  return parts.length === 0 ? '' : ` with ${listed(parts)}`
}

/** Returns what ends with the account, whether its listing goes or stays. */
const endingWith = ({ plan, members, documents, savedAnswers, priceListRows, ...listing }: Listing) => [
  ...(plan
    ? [`The ${PLAN_NAMES[plan]} plan: it ends at once and nothing more is charged. What you have paid is not paid back by this.`]
    : []),
  ...(members === 0 ? [] : [`Access to the listing for ${counted(members, 'other person', 'other people')}.`]),
  ...(documents === 0
    ? []
    : [`${counted(documents, 'document')} that you handed in. What we have checked stays on record, without the file.`]),
  ...existing([[savedAnswers, 'saved answer']]).map((text) => `${text}.`),
  ...(priceListRows === 0 ? [] : [`Your price list of ${counted(priceListRows, 'row')}.`]),
  ...socialOf(listing),
]

/** The tax office wants them kept. */
const invoicesOf = ({ invoices }: Listing) =>
  `${counted(invoices, 'invoice')}, for the tax office. Nobody can open ${invoices === 1 ? 'it' : 'them'} here any more, so please download ${invoices === 1 ? 'it' : 'them'} first.`

/** What is at the platforms is not ours to take away. */
function socialOf({
  socialAccounts,
  socialPosts,
  scheduledPosts,
  socialTemplates,
}: Pick<Listing, 'socialAccounts' | 'socialPosts' | 'scheduledPosts' | 'socialTemplates'>): string[] {
  const parts = existing([
    [socialAccounts, 'account'],
    [socialPosts, 'post'],
    [socialTemplates, 'template'],
  ])
  if (parts.length === 0) return []
  const unsent = scheduledPosts === 0 ? '' : ` ${counted(scheduledPosts, 'scheduled post does', 'scheduled posts do')} not go out.`
  return [`On social media: ${listed(parts)}.${unsent} What has been posted stays at the platforms.`]
}

const endOf = ({ openRequests }: Listing) =>
  openRequests === 0 ? [] : [`${counted(openRequests, 'open request')}: passed, and the buyers told that you have left.`]
