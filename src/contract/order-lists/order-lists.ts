import * as z from 'zod/mini'
import { MIB } from '#shared/bytes.ts'
import { endpoint } from '#contract/endpoint/endpoint.ts'
import { CATEGORIES } from '#contract/options.ts'
import { described, lineEnds, noControls } from '#contract/endpoint/values.ts'

// Order lists (docs/behaviour/order-lists.md, Reading an order list).

/** The most lines of a list. */
export const LIST_LINES_MOST = 500
/** The largest body that is read, as pasted text or as a file. */
export const LIST_BYTES = MIB
/** The type of an .xlsx file. */
export const XLSX_TYPE = 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet'

/** An amount of one measure: `kg`, `L`, `piece`, or the order unit itself, "bunch". */
const Amount = z.object({ amount: z.number(), measure: z.string() })

/** A line as it was read. What is not sure is asked, and has no `amount`. */
export const ReadOrderLine = z.object({
  text: z.string(),
  item: described(z.string(), 'The words as typed, less what was read out of them.'),
  quantity: z.nullable(z.number()),
  unit: described(z.nullable(z.string()), 'The word read, singular and in lower case: "ctn".'),
  contents: described(z.nullable(Amount), 'What one order unit holds.'),
  amount: z.nullable(z.number()),
  measure: z.nullable(z.string()),
  paidCents: z.nullable(z.int()),
  paidPer: z.nullable(z.string()),
  category: z.nullable(z.enum(CATEGORIES)),
  certainty: z.enum(['sure', 'ask']),
  question: z.nullable(z.string()),
  suggestion: described(z.nullable(Amount), 'The likely answer.'),
  isRemembered: described(z.boolean(), 'Whether an earlier answer of the buyer was used.'),
})
export type ReadOrderLine = z.output<typeof ReadOrderLine>

/** A list as it was read; `skipped` has its headings, sums and rows without words. */
export const ReadOrderList = z.object({ lines: z.array(ReadOrderLine), skipped: z.array(z.object({ text: z.string(), why: z.string() })) })
export type ReadOrderList = z.output<typeof ReadOrderList>

export const readOrderList = endpoint('POST /api/order-lists/read', {
  summary: 'Read an order list, pasted or as a CSV or xlsx file; nothing is saved',
  description: 'Also takes a file as the body: `text/csv`, or an .xlsx file by its type.',
  body: { text: z.string('Please paste a list, as text.').check(lineEnds, noControls) },
  output: ReadOrderList,
})
