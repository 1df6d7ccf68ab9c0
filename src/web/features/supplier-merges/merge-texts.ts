import { counted } from '#shared/text/words.ts'
import type { DuplicateListing, DuplicateReason, FilledField, MovedByMerge, RemainingAfterMerge } from '#contract/owner/supplier-merges.ts'

export const REASON_WORDS: Record<DuplicateReason, string> = {
  abn: 'Same ABN',
  phone: 'Same phone number',
  email: 'Same email address',
  website: 'Same website',
  name: 'Same name and place',
}

/** What a listing can be missing. */
export const FIELD_WORDS: Record<FilledField, string> = {
  email: 'Email',
  phone: 'Phone',
  website: 'Website',
  abn: 'ABN',
  address: 'Address',
  description: 'Description',
}

/** Says what becomes the kept listing's, one line for each kind; what there is none of is left out. */
export function movedInWords(moved: MovedByMerge): string[] {
  const { reviews, requests, inquiries, saved, accounts, subscriptions, documents, savedAnswers } = moved
  const lines: [number, string][] = [
    [reviews, counted(reviews, 'review')],
    [requests, `${counted(requests, 'quote request')} with messages, prices and files`],
    [inquiries, counted(inquiries, 'contact')],
    [saved, `${counted(saved, 'buyer')} who saved it`],
    [accounts, 'the account that manages it'],
    [subscriptions, counted(subscriptions, 'plan, current or past', 'plans, current and past')],
    [documents, counted(documents, 'document')],
    [savedAnswers, counted(savedAnswers, 'prepared answer')],
    ...socialLines(moved),
  ]
  return lines.flatMap(([count, line]) => (count > 0 ? line : []))
}

type Social = Pick<MovedByMerge, 'socialAccounts' | 'socialPosts' | 'socialTemplates'>
const socialLines = ({ socialAccounts, socialPosts, socialTemplates }: Social): [number, string][] => [
  [socialAccounts, counted(socialAccounts, 'account on social media', 'accounts on social media')],
  [socialPosts, counted(socialPosts, 'post for social media', 'posts for social media')],
  [socialTemplates, counted(socialTemplates, 'template for posts', 'templates for posts')],
]

/** Says what stays with the merged listing, where nobody sees it. */
export function leftInWords(left: RemainingAfterMerge): string[] {
  const { reviews, inquiries, saved, products, pictures, venues, documents, savedAnswers } = left
  const lines: [number, string][] = [
    [reviews, `${counted(reviews, 'review')} of a buyer who has reviewed both; the newer one is shown`],
    [inquiries, `${counted(inquiries, 'contact')} of somebody who contacted both on one day`],
    [saved, `${counted(saved, 'buyer')} who saved both, and has it once`],
    [products, counted(products, 'product')],
    [pictures, counted(pictures, 'picture')],
    [venues, counted(venues, 'venue')],
    [documents, counted(documents, 'document')],
    [savedAnswers, counted(savedAnswers, 'prepared answer')],
    ...socialLines(left),
  ]
  return ['its details, form, seal and views', ...lines.flatMap(([count, line]) => (count > 0 ? line : []))]
}

type Detail = {
  label: string
  of: (listing: DuplicateListing) => string | null
  /** What of the text is compared, if not all of it without case. */
  compared?: (text: string) => string
}

/** However it is written: with or without the country, as the pairs are found. */
const lastDigits = (phone: string) => phone.replace(/\D/g, '').slice(-9)

/** What of a listing is compared. */
const DETAILS: Detail[] = [
  { label: 'Name', of: ({ businessName }) => businessName },
  { label: 'Category', of: ({ category }) => category },
  { label: 'ABN', of: ({ abn }) => abn },
  { label: 'Phone', of: ({ phone }) => phone, compared: lastDigits },
  { label: 'Email', of: ({ email }) => email },
  { label: 'Website', of: ({ website }) => website },
  {
    label: 'Address',
    of: ({ address, suburb, state, postcode }) => address ?? ([suburb, state, postcode].filter(Boolean).join(' ') || null),
  },
  { label: 'Description', of: ({ description }) => description || null },
]

export type ComparedDetail = {
  label: string
  text: string | null
  /** Null where both have the same. */ mark: 'differs' | 'missing here' | null
}

/** Returns the details of a listing, each with how it compares with the other one's; those that neither has are left out. */
export const comparedWith = (listing: DuplicateListing, other: DuplicateListing): ComparedDetail[] =>
  DETAILS.flatMap(({ label, of, compared = (text) => text.trim().toLowerCase() }) => {
    const [text, otherText] = [of(listing), of(other)]
    if (text === null && otherText === null) return []
    if (text === null) return { label, text, mark: 'missing here' }
    return { label, text, mark: otherText === null || compared(text) === compared(otherText) ? null : 'differs' }
  })

/** A listing as merges name it. */
export type Named = Pick<DuplicateListing, 'id' | 'businessName'>

/** Distinguishes listings of the same name. */
export const nameOf = (listing: Named, other: Named) =>
  listing.businessName === other.businessName ? `${listing.businessName} (no. ${listing.id})` : listing.businessName
