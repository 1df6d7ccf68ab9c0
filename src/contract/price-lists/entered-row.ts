import * as z from 'zod/mini'
import { clearable, described, line, optional, text } from '#contract/endpoint/values.ts'
import { contents, unit } from '#contract/order-lists/order-lists.ts'
import { OriginName } from '#contract/quotes/origins.ts'
import { Cents } from '#contract/quotes/supplier-quote.ts'
import { GST } from '#contract/suppliers/gst.ts'

/** The fields of a row of a price list as they are entered. */
export const enteredRow = {
  code: optional(line(40)),
  item: line(200, 'Please say what the item is.'),
  packSize: optional(line(60)),
  unit,
  contents,
  priceCents: optional(Cents('Please give a price, or leave it out.')),
  gst: z.enum(GST, 'Please say whether the item is taxable or GST-free.'),
  note: optional(text(300)),
}
/** A row of a list that replaces another one. */
export const EnteredRow = z.object(
  {
    id: described(optional(line(100)), 'The row of this list that it is; without one it is found by code, or by item and pack.'),
    ...enteredRow,
    origin: described(clearable(OriginName), 'Left out, it stays as it is.'),
    isAvailable: described(z.optional(z.boolean('Please say whether it is available.')), 'Left out, it stays as it is.'),
  },
  'Please give a row.',
)
