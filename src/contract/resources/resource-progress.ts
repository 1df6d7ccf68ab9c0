import * as z from 'zod/mini'
import { endpoint } from '#contract/endpoint/endpoint.ts'
import { MAX_ANSWER, MAX_ITEMS } from '#contract/options.ts'
import { resourceParams } from './resources.ts'
import { lineEnds, noControls, Time } from '#contract/endpoint/values.ts'

const TOO_LONG = `Please keep this to ${MAX_ANSWER} characters or fewer.`
/**
 * What somebody has ticked and written in a resource, by item (resource-items.ts). Values are texts; a tick is "1".
 */
const values = z
  .record(
    z.string().check(z.regex(/^[a-z]{1,12}:[\w.-]{1,40}$/)),
    z.string().check(lineEnds, z.maxLength(MAX_ANSWER, TOO_LONG), noControls),
  )
  .check(z.refine((all) => Object.keys(all).length <= MAX_ITEMS, `Please save at most ${MAX_ITEMS} items at a time.`))
export const Progress = z.object({ values, updatedAt: z.nullable(Time) })
export type Progress = z.output<typeof Progress>
export const getProgress = endpoint('GET /api/resource-progress/:id', {
  isPrivate: true,
  summary: 'What the signed-in account has ticked and written in a resource',
  params: resourceParams,
  output: Progress,
})
export const saveProgress = endpoint('PUT /api/resource-progress/:id', {
  isPrivate: true,
  summary: 'Keep ticks and answers of a resource',
  description: 'Values that are left out stay as they are, empty ones are removed: two devices may write to different items.',
  params: resourceParams,
  body: { values },
  output: Progress,
})
export const ProgressEntry = z.object({ id: z.string(), done: z.int(), total: z.int(), updatedAt: Time })
export type ProgressEntry = z.output<typeof ProgressEntry>
export const listProgress = endpoint('GET /api/resource-progress', {
  isPrivate: true,
  summary: 'The resources that the signed-in account has begun, the last one first',
  output: z.array(ProgressEntry),
})
