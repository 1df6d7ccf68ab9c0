import * as z from 'zod/mini'
import { endpoint, listEndpoint } from '#contract/endpoint/endpoint.ts'
import { OwnerSupplier } from './owner-suppliers.ts'
import { RETENTION_DAYS } from './retention.ts'
import { described, Id, paging, PathId, Time, Uuid } from '#contract/endpoint/values.ts'

// Listings that may be the same business, and those that the owner has made one (docs/behaviour/owner-suppliers.md, Merging suppliers).

/** What two listings of one business can have in common, the strongest first. The database knows each by its place, counted from 1. */
export const DUPLICATE_REASONS = ['abn', 'phone', 'email', 'website', 'name'] as const
export type DuplicateReason = (typeof DUPLICATE_REASONS)[number]

const DuplicateListing = z.extend(OwnerSupplier, {
  requests: described(z.int(), 'Quote requests that it has received.'),
  saves: described(z.int(), 'Accounts that have saved it.'),
  username: described(z.nullable(z.string()), 'The name of the account that manages it.'),
})
export type DuplicateListing = z.output<typeof DuplicateListing>
export const DuplicatePair = z.object({
  reasons: z.array(z.enum(DUPLICATE_REASONS)),
  suppliers: described(z.tuple([DuplicateListing, DuplicateListing]), 'The one with the smaller id first.'),
})
export type DuplicatePair = z.output<typeof DuplicatePair>

export const listDuplicates = listEndpoint('GET /api/admin/suppliers/duplicates', {
  isPrivate: true,
  summary: 'Pairs of listings that may be the same business: the strongest reason first, then the most reasons',
  query: paging(20),
  item: DuplicatePair,
})

const TWO_IDS = 'ids are the ids of two different suppliers.'
const differ = z.refine<readonly number[]>(([one, other]) => one !== other, TWO_IDS)
const TwoListings = z.tuple([Id, Id], TWO_IDS).check(differ)
export const dismissDuplicate = endpoint('POST /api/admin/suppliers/duplicates/dismiss', {
  summary: 'Say that two listings are not the same business',
  body: { ids: TwoListings },
})
export const restoreDuplicate = endpoint('DELETE /api/admin/suppliers/:id/duplicates/:otherId/dismiss', {
  summary: 'Take back that two listings are not the same business',
  params: { id: PathId, otherId: PathId },
})

/** What has become the kept listing's. */
export const MovedByMerge = z.object({
  reviews: z.int(),
  requests: described(z.int(), 'With their messages, prices and files.'),
  inquiries: described(z.int(), 'Contacts.'),
  saved: z.int(),
  accounts: described(z.int(), 'The account that managed the other listing, with what belongs to it.'),
  subscriptions: z.int(),
  documents: z.int(),
  savedAnswers: z.int(),
  socialAccounts: described(z.int(), 'Accounts on social platforms, whatever is written for them, and templates.'),
  socialPosts: z.int(),
  socialTemplates: z.int(),
})
export type MovedByMerge = z.output<typeof MovedByMerge>
/** What stays with the merged listing, seen by nobody. */
export const RemainingAfterMerge = z.object({
  reviews: described(z.int(), 'Of buyers who have reviewed both.'),
  inquiries: described(z.int(), 'Of visitors who have contacted both on the same day.'),
  saved: described(z.int(), 'Of buyers who have saved both.'),
  products: z.int(),
  pictures: z.int(),
  venues: z.int(),
  documents: z.int(),
  savedAnswers: z.int(),
  socialAccounts: described(
    z.int(),
    'What the kept listing has in the same place; nothing goes out from there, and the access is revoked once the merge is final.',
  ),
  socialPosts: z.int(),
  socialTemplates: z.int(),
})
export type RemainingAfterMerge = z.output<typeof RemainingAfterMerge>

/** What the kept listing can be given where it has nothing; the address comes with suburb, state and postcode. */
export const FILLED_FIELDS = ['email', 'phone', 'website', 'abn', 'address', 'description'] as const
export type FilledField = (typeof FILLED_FIELDS)[number]
const FilledFieldName = z.enum(FILLED_FIELDS, `fill names some of ${FILLED_FIELDS.join(', ')}.`)
const MergeGap = z.object({ field: FilledFieldName, value: z.string() })
export type MergeGap = z.output<typeof MergeGap>

export const SupplierMerge = z.object({
  id: Uuid,
  keptId: described(z.nullable(Id), 'Null when the listing has been deleted since.'),
  keptName: z.string(),
  mergedId: Id,
  mergedName: z.string(),
  mergedAt: Time,
  mergedBy: z.string(),
  moved: MovedByMerge,
  left: RemainingAfterMerge,
  filled: described(z.array(FilledFieldName), 'What the kept listing got from the other because it had none; an undo takes it away again.'),
  undoUntil: Time,
  undoneAt: z.nullable(Time),
  undoneBy: z.nullable(z.string()),
  canUndo: described(z.boolean(), 'Whether its time is not over, and the kept listing still exists.'),
})
export type SupplierMerge = z.output<typeof SupplierMerge>

/** How long a merge can be undone. */
export const UNDO_DAYS = RETENTION_DAYS.mergedRow

export const mergeSuppliers = endpoint('POST /api/admin/suppliers/:id/merge', {
  summary: 'Make another listing part of this one; it can be undone for 30 days',
  params: { id: PathId },
  body: {
    otherId: Id,
    fill: described(
      z._default(z.array(FilledFieldName).check(z.maxLength(FILLED_FIELDS.length, 'Please name each field once.')), []),
      'What the kept listing takes from the other where it has none itself; what it has by then stays.',
    ),
  },
  output: SupplierMerge,
})
export const previewMerge = endpoint('GET /api/admin/suppliers/:id/merge', {
  isPrivate: true,
  summary: 'What a merge would move and leave; the conflicts are those of the merge',
  canConflict: true,
  params: { id: PathId },
  query: { otherId: described(PathId, 'The id of the listing that is merged into the other and ends.') },
  output: z.extend(z.pick(SupplierMerge, { moved: true, left: true, keptName: true, mergedName: true, undoUntil: true }), {
    gaps: described(z.array(MergeGap), 'What the kept listing has not and the other has: each can be filled.'),
  }),
})
export const listMerges = listEndpoint('GET /api/admin/merges', {
  isPrivate: true,
  summary: 'Merges of suppliers, the latest first',
  query: paging(20),
  item: SupplierMerge,
})
export const undoMerge = endpoint('POST /api/admin/merges/:id/undo', {
  summary: 'Undo a merge: what it moved goes back, what came later stays',
  params: { id: Uuid },
  output: SupplierMerge,
})
