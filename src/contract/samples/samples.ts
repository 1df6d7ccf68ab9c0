import * as z from 'zod/mini'
import { endpoint, listEndpoint } from '#contract/endpoint/endpoint.ts'
import { described, Email, Id, line, optional, paging, PathId, Phone, text, Time, Uuid } from '#contract/endpoint/values.ts'
import { CATEGORIES } from '#contract/options.ts'
import { PARTIES } from '#contract/quotes/quote-states.ts'
import { SAMPLE_STATES, SAMPLE_STEP_NAMES } from './sample-states.ts'

const Verdict = z.object({ stars: z.int(), note: z.nullable(z.string()), isShown: z.boolean(), at: Time })

/** A sample as both sides see it (docs/behaviour/samples.md, Samples). */
export const Sample = z.object({
  id: Uuid,
  status: z.enum(SAMPLE_STATES),
  createdAt: Time,
  statusAt: described(Time, 'When it got this status.'),
  supplier: z.object({
    id: described(z.nullable(Id), 'null once the listing is deleted; the other fields are as they were.'),
    businessName: z.string(),
    category: z.enum(CATEGORIES),
  }),
  item: z.string(),
  productId: described(z.nullable(Uuid), 'The featured product that was asked for; null where it was none, or is not there any more.'),
  businessName: z.string(),
  contactEmail: z.string(),
  contactPhone: z.nullable(z.string()),
  deliveryLocation: z.string(),
  note: z.nullable(z.string()),
  verdict: described(z.nullable(Verdict), 'What the buyer says of it. The supplier sees it only where `isShown`.'),
})
export type Sample = z.output<typeof Sample>

export const SampleDetail = z.extend(Sample, {
  history: described(
    z.array(
      z.object({
        step: z.enum(SAMPLE_STEP_NAMES),
        by: z.enum(PARTIES),
        at: Time,
        note: described(z.nullable(z.string()), 'The reason of a decline.'),
      }),
    ),
    'All steps, earliest first.',
  ),
  seenAs: described(z.enum(PARTIES), 'The side that the requester is on.'),
  steps: described(z.array(z.enum(SAMPLE_STEP_NAMES)), 'The steps that the requester can take now.'),
})
export type SampleDetail = z.output<typeof SampleDetail>

export const requestSample = endpoint('POST /api/suppliers/:id/samples', {
  summary: 'Ask a supplier for a sample',
  description: 'Anybody can ask, signed in or not. There are none of services.',
  params: { id: PathId },
  body: {
    item: line(200, 'Please say what you would like a sample of.'),
    productId: described(optional(Uuid), 'One of the featured products of the supplier.'),
    businessName: line(200, 'Please enter your business name.'),
    contactEmail: Email,
    contactPhone: optional(Phone),
    deliveryLocation: line(300, 'Please say where the sample is to go.'),
    note: optional(text(2000)),
  },
  /** `key` is for a visitor's browser: with it, it reads what it has asked for. */
  output: z.extend(SampleDetail, { key: z.optional(z.string()) }),
  status: 201,
})

const status = {
  status: described(optional(z.enum(SAMPLE_STATES, 'Please choose one of the states.')), 'Keeps only samples in this state.'),
}

export const listMySamples = listEndpoint('GET /api/samples', {
  isPrivate: true,
  summary: 'Samples that I asked for, the newest first',
  query: { ...status, ...paging(20) },
  item: Sample,
})
export const listSamplesOf = listEndpoint('GET /api/suppliers/:id/samples', {
  isPrivate: true,
  summary: 'Samples that a supplier was asked for, the newest first',
  params: { id: PathId },
  query: {
    ...status,
    waiting: described(
      optional(z.literal('true', 'Please say true, or leave it out.')),
      'Returns only samples that wait for the supplier: asked for or promised, and not sent.',
    ),
    ...paging(20),
  },
  item: Sample,
})

const onSample = {
  params: { id: Uuid },
  query: {
    key: described(
      optional(text(100)),
      'The key in the link of an email: the buyer’s, or that of a supplier whose listing has no account.',
    ),
  },
  output: SampleDetail,
}
export const getSample = endpoint('GET /api/samples/:id', { isPrivate: true, summary: 'One sample with its history', ...onSample })

export const promiseSample = endpoint('POST /api/samples/:id/promise', { summary: 'Promise a sample', ...onSample })
export const sendSample = endpoint('POST /api/samples/:id/send', { summary: 'Say that a sample is on its way', ...onSample })
export const declineSample = endpoint('POST /api/samples/:id/decline', {
  summary: 'Decline to send a sample',
  ...onSample,
  body: { reason: optional(text(2000)) },
})
export const receiveSample = endpoint('POST /api/samples/:id/receive', { summary: 'Say that a sample has arrived', ...onSample })
const STARS = 'Please choose one to five stars.'
export const judgeSample = endpoint('POST /api/samples/:id/verdict', {
  summary: 'Say how a sample was',
  description: 'For the buyer itself, unless it is to be shown to the supplier. Given once.',
  ...onSample,
  body: {
    stars: z.int(STARS).check(z.gte(1, STARS), z.lte(5, STARS)),
    note: optional(text(2000)),
    isShown: described(z._default(z.boolean('Please say true or false.'), false), 'Whether the supplier sees it.'),
  },
})
export const withdrawSample = endpoint('POST /api/samples/:id/withdraw', {
  summary: 'Say that a sample is not wanted any more',
  ...onSample,
})
