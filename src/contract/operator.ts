import * as z from 'zod/mini'
import { endpoint } from './endpoint.ts'

/** Who runs this marketplace, for the pages that have to say so; null where the settings do not. */
export const getOperator = endpoint('GET /api/operator', {
  summary: 'How to reach whoever runs this marketplace',
  output: z.object({
    email: z.nullable(z.string()),
    /** The host of the language model that words replies of the assistants, which receives what is typed there. */
    modelHost: z.nullable(z.string()),
  }),
})
