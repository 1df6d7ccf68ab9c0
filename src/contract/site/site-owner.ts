import * as z from 'zod/mini'
import { endpoint } from '#contract/endpoint/endpoint.ts'
import { described } from '#contract/endpoint/values.ts'

/** Who runs this marketplace, for the pages and emails that have to say so; null where the settings do not. */
export const SiteOwner = z.object({
  email: described(z.nullable(z.string()), 'The address for questions, with which nobody signs in.'),
  business: z.nullable(z.object({ name: z.string(), abn: z.string(), address: z.string() })),
})
export type SiteOwner = z.output<typeof SiteOwner>

export const getOperator = endpoint('GET /api/operator', {
  summary: 'Who runs this marketplace, and how to reach them',
  output: z.object({
    ...SiteOwner.shape,
    modelHost: described(
      z.nullable(z.string()),
      'The host of the language model that words replies of the assistants, which receives what is typed there.',
    ),
  }),
})
