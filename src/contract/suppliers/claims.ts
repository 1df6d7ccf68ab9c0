import * as z from 'zod/mini'
import { Token } from '#contract/accounts/accounts.ts'
import { endpoint, listEndpoint } from '#contract/endpoint/endpoint.ts'
import { CATEGORIES, STATE_CODES } from '#contract/options.ts'
import { described, emailSpelling, Id, line, optional, paging, PathId, phoneSpelling, text, Time, Uuid } from '#contract/endpoint/values.ts'

export const claimSupplier = endpoint('POST /api/suppliers/:id/claims', {
  summary: 'Say that a listing without an account is mine',
  params: { id: PathId },
  body: {
    way: described(
      z.enum(['email', 'owner'], 'Please choose how you would like to prove it.'),
      '`email` sends a link to the address of the listing; `owner` asks the owner of the marketplace to decide.',
    ),
    message: optional(text(2000)),
  },
  status: 202,
})
export const confirmClaim = endpoint('POST /api/claims/confirm', {
  summary: 'Take over a listing with the link from the email',
  body: { token: Token },
  output: z.object({ supplierId: Id }),
})

/** How what a claimant has compares with the listing: unknown where one of the two has nothing to compare. */
const COMPARISONS = ['same', 'different', 'unknown'] as const
const Compared = z.enum(COMPARISONS)
export type Compared = z.output<typeof Compared>

/** How long the approval of a claim can be undone; the email about it waits that long. */
export const CLAIM_UNDO_SECONDS = 60

export const Claim = z.object({
  id: Uuid,
  supplierId: Id,
  businessName: z.string(),
  username: z.string(),
  email: z.string(),
  emailConfirmed: described(z.boolean(), "While it is not, the address may be anybody's."),
  domain: described(Compared, 'Its email address and the address or website of the listing; those of mail providers are unknown.'),
  number: described(Compared, 'A phone number or ABN that it gives, or that its own listing has, and those of the listing.'),
  message: z.nullable(z.string()),
  ownListing: described(
    z.nullable(z.object({ id: Id, businessName: z.string() })),
    'The listing that the account manages already: merging it into the claimed one approves the claim.',
  ),
  createdAt: Time,
})
export type Claim = z.output<typeof Claim>
export const listClaims = listEndpoint('GET /api/admin/claims', {
  isPrivate: true,
  summary: 'Claims to decide, the oldest first',
  query: paging(20),
  item: Claim,
})
export const decideClaim = endpoint('POST /api/admin/claims/:id', {
  summary: 'Approve or refuse a claim',
  params: { id: Uuid },
  body: {
    decision: z.enum(['approve', 'refuse'], 'Please say approve or refuse.'),
    reason: described(optional(text(1000)), 'What its account reads of a refusal.'),
  },
})

export const undoClaim = endpoint('POST /api/admin/claims/:id/undo', {
  summary: 'Take the approval of a claim back, within a minute: it is open again, and the email about it is not sent',
  canConflict: true,
  params: { id: Uuid },
})

export const CLAIM_STATUSES = ['open', 'approved', 'refused', 'withdrawn'] as const
export const MyClaim = z.object({
  id: Uuid,
  supplierId: Id,
  businessName: z.string(),
  listingEmail: described(z.nullable(z.string()), 'The address of the listing, to which a link can be sent; null without one.'),
  status: z.enum(CLAIM_STATUSES),
  reason: described(z.nullable(z.string()), 'What the owner has said of a refusal.'),
  createdAt: Time,
})
export type MyClaim = z.output<typeof MyClaim>
export const listMyClaims = endpoint('GET /api/account/claims', {
  isPrivate: true,
  summary: 'My claims of listings, the newest first, twenty at most',
  output: z.array(MyClaim),
})
export const withdrawClaim = endpoint('DELETE /api/account/claims/:id', {
  summary: 'Take back a claim that is not decided',
  params: { id: Uuid },
})

/** A listing that may be the business of whoever registers. */
export const Candidate = z.object({
  id: Id,
  businessName: z.string(),
  category: z.enum(CATEGORIES),
  suburb: z.nullable(z.string()),
  state: z.nullable(z.enum(STATE_CODES)),
})
export type Candidate = z.output<typeof Candidate>
export const findCandidates = endpoint('POST /api/register/listings', {
  summary: 'Listings without an account that may be my business, five at most',
  description: 'A POST, since an email address never stands in an address.',
  body: {
    businessName: optional(line(200)),
    phone: optional(line(100).check(phoneSpelling)),
    email: optional(line(254).check(emailSpelling)),
    abn: optional(line(60)),
  },
  output: z.array(Candidate),
})
