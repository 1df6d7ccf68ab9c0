import * as z from 'zod/mini'
import { endpoint, listEndpoint } from '#contract/endpoint/endpoint.ts'
import { clearable, day, described, Id, line, optional, paging, text, Uuid } from '#contract/endpoint/values.ts'
import { OriginName } from '#contract/quotes/origins.ts'

// The record of what seafood a venue was supplied with (docs/behaviour/seafood.md, The record of a venue).

/** The most rows of what is bought elsewhere. */
export const MAX_OWN_SEAFOOD = 1000

const Day = z.string()
export const SeafoodRow = z.object({
  id: Uuid,
  item: z.string(),
  supplier: z.object({
    id: described(z.nullable(Id), 'Null for what is bought elsewhere and for a listing that was deleted.'),
    businessName: described(z.string(), 'As it was when the row began.'),
  }),
  origin: described(z.nullable(OriginName), 'Null where it was not said.'),
  from: described(Day, 'The first day, in Sydney.'),
  until: described(z.nullable(Day), 'The last day; null while it runs.'),
  keepUntil: described(z.nullable(Day), 'How long proof is to be kept: three calendar months after the last day.'),
  requestId: described(
    z.nullable(Uuid),
    'The request whose acceptance began it; null for what is bought elsewhere and for an announced change.',
  ),
  note: z.nullable(z.string()),
  isOwn: described(z.boolean(), 'Whether the venue has noted it itself.'),
})
export type SeafoodRow = z.output<typeof SeafoodRow>

const NO_DAY = 'Please give a day like 2026-12-31.'
const fields = {
  item: line(200, 'Please say what the item is.'),
  supplierName: line(200, 'Please say who sells it.'),
  from: day(NO_DAY),
}

export const listSeafood = listEndpoint('GET /api/venue/seafood', {
  isPrivate: true,
  summary: 'The seafood that my venue was supplied with, and where it is from, the newest first',
  query: paging(50),
  item: SeafoodRow,
})
export const addSeafood = endpoint('POST /api/venue/seafood', {
  summary: 'Note seafood that is bought elsewhere',
  body: { ...fields, origin: OriginName, note: optional(text(500)) },
  output: SeafoodRow,
  status: 201,
})
export const changeSeafood = endpoint('PUT /api/venue/seafood/:id', {
  summary: 'Say until when seafood is on the menu, or change what I have noted',
  description: 'Fields that are left out do not change. Of what was accepted here only `until` changes.',
  params: { id: Uuid },
  body: {
    until: described(clearable(day(NO_DAY)), 'The last day on the menu, also one to come; null while it runs.'),
    item: z.optional(fields.item),
    supplierName: z.optional(fields.supplierName),
    from: z.optional(fields.from),
    origin: z.optional(OriginName),
    note: clearable(text(500)),
  },
  output: SeafoodRow,
})
export const removeSeafood = endpoint('DELETE /api/venue/seafood/:id', {
  summary: 'Remove what I have noted',
  params: { id: Uuid },
})
export const markSeafoodSeen = endpoint('POST /api/venue/seafood/seen', {
  summary: 'Say that I have seen what suppliers have announced about my seafood',
  description: 'Nothing of the kind `origin` waits then, until another change is announced. Reading the record does not count.',
})
