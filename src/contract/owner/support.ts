import * as z from 'zod/mini'
import { endpoint } from '#contract/endpoint/endpoint.ts'
import { optional, Phone, text } from '#contract/endpoint/values.ts'

export const askSupport = endpoint('POST /api/dashboard/supplier/support', {
  summary: 'Write to support',
  description: 'For listings with a plan; without one 403. The owner gets an email with the promised time, the supplier a copy.',
  body: { message: text(4000, 'Please say what it is about.'), phone: optional(Phone) },
  output: z.object({ status: z.literal('sent') }),
  status: 202,
})
