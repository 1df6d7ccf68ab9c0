import * as z from 'zod/mini'
import { endpoint } from '#contract/endpoint/endpoint.ts'
import { CATEGORIES } from '#contract/options.ts'
import { described, line } from '#contract/endpoint/values.ts'
import { GST } from '#contract/suppliers/gst.ts'

export const getUsualGst = endpoint('GET /api/usual-gst', {
  summary: 'The GST that is usual for goods',
  description: 'By what the words name, else by the category. To begin a line with, never to decide: goods of one name may differ.',
  query: {
    item: described(line(200, 'Please name the item.'), 'The goods, as a supplier calls them.'),
    category: described(z.enum(CATEGORIES, 'Please choose one of the categories.'), 'The category of the supplier.'),
  },
  output: z.object({
    gst: z.enum(GST),
    usualFor: described(z.string(), 'What it is usual for, in words: "coffee beans".'),
  }),
})
