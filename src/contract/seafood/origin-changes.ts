import * as z from 'zod/mini'
import { endpoint, listEndpoint } from '#contract/endpoint/endpoint.ts'
import { day, described, paging, PathId, Uuid } from '#contract/endpoint/values.ts'
import { OriginName } from '#contract/quotes/origins.ts'

// What a supplier says of the seafood that it supplies (docs/behaviour/seafood.md, When it is from somewhere else).

/** The most rows that one announcement changes. */
export const MAX_ORIGIN_CHANGES = 100

/** A row in the record of a venue, as its supplier sees it. */
export const SuppliedSeafood = z.object({
  id: Uuid,
  item: z.string(),
  businessName: described(z.string(), 'The venue that it is supplied to, else the person who asked.'),
  origin: described(z.nullable(OriginName), 'Null where it was not said.'),
  from: described(z.string(), 'The first day, in Sydney.'),
  until: described(z.nullable(z.string()), 'The last day; null while it runs.'),
  requestId: described(z.nullable(Uuid), 'The request whose acceptance began it; null for an announced change.'),
  change: described(
    z.nullable(z.object({ origin: OriginName, from: z.string() })),
    'What was announced and has not begun; null where nothing was.',
  ),
})
export type SuppliedSeafood = z.output<typeof SuppliedSeafood>

export const listSuppliedSeafood = listEndpoint('GET /api/suppliers/:id/seafood', {
  isPrivate: true,
  summary: 'The seafood that this supplier supplies to venues today, the newest first',
  params: { id: PathId },
  query: paging(50),
  item: SuppliedSeafood,
})

const NO_CHANGES = 'Please choose at least one row.'
const OriginChange = z.object({ rowId: Uuid, origin: OriginName, from: day('Please give a day like 2026-12-31.') }, 'Please give a change.')
export type OriginChange = z.output<typeof OriginChange>

export const announceOrigins = endpoint('POST /api/suppliers/:id/origin-changes', {
  summary: 'Tell venues that seafood is from somewhere else; all of the changes are taken or none',
  description: 'A row ends the day before, and a new one begins. A change that has not begun is replaced. Each venue gets one email.',
  params: { id: PathId },
  body: {
    changes: z
      .array(OriginChange, NO_CHANGES)
      .check(z.minLength(1, NO_CHANGES), z.maxLength(MAX_ORIGIN_CHANGES, `Please keep it to ${MAX_ORIGIN_CHANGES} changes.`)),
  },
  output: z.object({ rows: described(z.array(SuppliedSeafood), 'The rows that begin, in the order of the changes.') }),
  status: 201,
})
