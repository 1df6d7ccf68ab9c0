import * as z from 'zod/mini'
import { MAX_BULK } from '#contract/options.ts'
import { endpoint } from '#contract/endpoint/endpoint.ts'
import { described, optional, text, Uuid } from '#contract/endpoint/values.ts'

// Which rows of a bulk request without lines its buyer takes for one item (docs/behaviour/comparisons.md, Joined rows).

/** The most rows that a buyer joins, and the most that are split, of one request. */
const MAX_JOINED = 100
const MAX_APART = 500

const NO_ROW = 'This is no id of a row.'
const NO_ROWS = 'Please give the rows as a list.'
const AT_LEAST_TWO = 'Please join at least two rows.'

const RowId = described(
  z.string(NO_ROW).check(z.regex(/^[a-z\d]{1,7}(@[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12})?$/, NO_ROW)),
  'The id that the page of the comparison gives a row: it follows from the name of the item, and of a row of one supplier also from its request.',
)
const rows = {
  joined: described(
    z
      .array(
        z.array(RowId, NO_ROWS).check(z.minLength(2, AT_LEAST_TWO), z.maxLength(MAX_BULK, `Please join ${MAX_BULK} rows at the most.`)),
        NO_ROWS,
      )
      .check(z.maxLength(MAX_JOINED, `Please keep it to ${MAX_JOINED} joined rows.`)),
    'Rows that are one item, each group in one list. A row stands in one group only.',
  ),
  apart: described(
    z.array(RowId, NO_ROWS).check(z.maxLength(MAX_APART, `Please keep it to ${MAX_APART} rows that are split.`)),
    'Names whose rows were joined without being asked for and then split: each of their lines stands by itself.',
  ),
}
export type JoinedRows = { joined: string[][]; apart: string[] }

const ofBulk = {
  params: { id: Uuid },
  query: { key: described(optional(text(100)), 'The buyer’s key in the link of an email.') },
  output: z.object({
    ...rows,
    version: described(z.string(), 'Names what is kept: another one where that is something else. The ETag consists of it.'),
  }),
}

export const getJoinedRows = endpoint('GET /api/quotes/bulk/:id/joined-rows', {
  isPrivate: true,
  summary: 'Which rows of a comparison I have joined or split',
  ...ofBulk,
})
export const changeJoinedRows = endpoint('PUT /api/quotes/bulk/:id/joined-rows', {
  summary: 'Join and split rows of a comparison',
  description:
    'Replaces all that was joined and split. It changes what the page, its print and its CSV file compare, and no price. With an `If-Match` that is not the present one it is 409.',
  ...ofBulk,
  body: rows,
})
