import * as z from 'zod/mini'
import { endpoint } from '#contract/endpoint/endpoint.ts'
import { Amount, contents, unit } from './order-lists.ts'
import { line } from '#contract/endpoint/values.ts'

/** The most answers to questions about units that are remembered. */
export const MAX_MEANINGS = 500

const Meaning = z.object(
  { item: line(200, 'Please say what the item is.'), unit, contents },
  'Please give an item and what its unit holds.',
)
const Meanings = z.object({
  meanings: z.array(z.object({ item: z.string(), unit: z.nullable(z.string()), contents: Amount })),
})
export type Meanings = z.output<typeof Meanings>

export const getMeanings = endpoint('GET /api/order-lists/meanings', {
  isPrivate: true,
  summary: 'What I have said that a unit of an item holds',
  output: Meanings,
})
export const changeMeanings = endpoint('PUT /api/order-lists/meanings', {
  summary: 'Replace all that I have said of units, for the next lists that are read',
  description:
    'Items and units are compared without case and plural; of two that are the same the last one counts. Without contents one is forgotten.',
  body: {
    meanings: z.array(Meaning, 'Please give a list.').check(z.maxLength(MAX_MEANINGS, `Please keep it to ${MAX_MEANINGS} of them.`)),
  },
  output: Meanings,
})
