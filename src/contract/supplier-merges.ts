import * as z from 'zod/mini'
import { endpoint, listEndpoint } from './endpoint.ts'
import { OwnerSupplier } from './owner-suppliers.ts'
import { RETENTION_DAYS } from './retention.ts'
import { Id, paging, PathId, Time, Uuid } from './values.ts'

// Listings that may be the same business, and those that the owner has made one (docs/behaviour.md, Merging suppliers).

/** What two listings of one business can have in common, the strongest first. The database knows each by its place, counted from 1. */
export const DUPLICATE_REASONS = ['abn', 'phone', 'email', 'website', 'name'] as const
export type DuplicateReason = (typeof DUPLICATE_REASONS)[number]

const DuplicateListing = z.extend(OwnerSupplier, {
  /** Quote requests that it has received. */
  requests: z.int(),
  /** Accounts that have saved it. */
  saves: z.int(),
  /** The name of the account that manages it. */
  username: z.nullable(z.string()),
})
export type DuplicateListing = z.output<typeof DuplicateListing>
export const DuplicatePair = z.object({
  reasons: z.array(z.enum(DUPLICATE_REASONS)),
  /** The one with the smaller id first. */
  suppliers: z.tuple([DuplicateListing, DuplicateListing]),
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
const Two = z.tuple([Id, Id], TWO_IDS).check(differ)
export const dismissDuplicate = endpoint('POST /api/admin/suppliers/duplicates/dismiss', {
  summary: 'Say that two listings are not the same business',
  body: { ids: Two },
})
export const restoreDuplicate = endpoint('DELETE /api/admin/suppliers/:id/duplicates/:otherId/dismiss', {
  summary: 'Take back that two listings are not the same business',
  params: { id: PathId, otherId: PathId },
})

/** What has become the kept listing's. */
export const Moved = z.object({
  reviews: z.int(),
  /** With their messages, prices and files. */
  requests: z.int(),
  /** Contacts. */
  inquiries: z.int(),
  saved: z.int(),
  /** The account that managed the other listing, with what belongs to it. */
  accounts: z.int(),
  subscriptions: z.int(),
  documents: z.int(),
  savedAnswers: z.int(),
  /** Accounts on social platforms, whatever is written for them, and templates. */
  socialAccounts: z.int(),
  socialPosts: z.int(),
  socialTemplates: z.int(),
})
export type Moved = z.output<typeof Moved>
/** What stays with the merged listing, seen by nobody. */
export const Remaining = z.object({
  /** Of buyers who have reviewed both. */
  reviews: z.int(),
  /** Of visitors who have contacted both on the same day. */
  inquiries: z.int(),
  /** Of buyers who have saved both. */
  saved: z.int(),
  products: z.int(),
  pictures: z.int(),
  venues: z.int(),
  documents: z.int(),
  savedAnswers: z.int(),
  /** What the kept listing has in the same place; nothing goes out from there, and the access is revoked once the merge is final. */
  socialAccounts: z.int(),
  socialPosts: z.int(),
  socialTemplates: z.int(),
})
export type Remaining = z.output<typeof Remaining>

export const SupplierMerge = z.object({
  id: Uuid,
  /** Null when the listing has been deleted since. */
  keptId: z.nullable(Id),
  keptName: z.string(),
  mergedId: Id,
  mergedName: z.string(),
  mergedAt: Time,
  mergedBy: z.string(),
  moved: Moved,
  left: Remaining,
  undoUntil: Time,
  undoneAt: z.nullable(Time),
  undoneBy: z.nullable(z.string()),
  /** Whether its time is not over, and the kept listing still exists. */
  canUndo: z.boolean(),
})
export type SupplierMerge = z.output<typeof SupplierMerge>

/** How long a merge can be undone. */
export const UNDO_DAYS = RETENTION_DAYS.mergedRow

export const mergeSuppliers = endpoint('POST /api/admin/suppliers/:id/merge', {
  summary: 'Make another listing part of this one; it can be undone for 30 days',
  params: { id: PathId },
  body: { otherId: Id },
  output: SupplierMerge,
})
export const previewMerge = endpoint('GET /api/admin/suppliers/:id/merge', {
  isPrivate: true,
  summary: 'What a merge would move and leave; the conflicts are those of the merge',
  params: { id: PathId },
  query: { otherId: PathId },
  output: z.pick(SupplierMerge, { moved: true, left: true, keptName: true, mergedName: true, undoUntil: true }),
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
