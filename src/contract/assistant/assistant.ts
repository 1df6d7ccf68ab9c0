import * as z from 'zod/mini'
import { endpoint, listEndpoint } from '#contract/endpoint/endpoint.ts'
import { FormField } from '#contract/quotes/quote-forms.ts'
import { streamEndpoint } from '#contract/endpoint/stream-endpoint.ts'
import { SupplierRow } from '#contract/suppliers/suppliers.ts'
import { described, Id, lineEnds, noControls, optional, paging, prose, text, Time, Uuid } from '#contract/endpoint/values.ts'

// The assistant that finds suppliers for buyers (docs/behaviour/assistant.md, Assistant).

/** The longest message that it takes. */
export const MAX_MESSAGE_LENGTH = 2_000
/** What was said before counts as far back as that. */
export const MAX_HISTORY = 5
/** The suppliers that one reply shows at most. */
export const SUPPLIERS_SHOWN = 2

const Turn = z.object({
  role: z.enum(['user', 'assistant'], 'Please say who said it: user or assistant.'),
  content: z.string().check(lineEnds, z.maxLength(8_000, 'Please keep this to 8,000 characters or fewer.'), noControls),
})
export type Turn = z.output<typeof Turn>

/** A supplier of a reply, with the reason why it fits, every part of which holds for its row. */
export const SuggestedSupplier = z.extend(SupplierRow, { reason: z.string() })
export type SuggestedSupplier = z.output<typeof SuggestedSupplier>

/** What the dialog that asks several suppliers for a quote is filled in with. */
export const HandOver = z.object({
  supplierIds: z.array(Id),
  others: described(
    z.optional(z.array(z.pick(SupplierRow, { id: true, businessName: true, category: true, suburb: true, state: true }))),
    'Those of them who are no cards of the reply, where more were asked for: "ask all three".',
  ),
  requirements: z.string(),
  quantity: z.optional(z.string()),
  deliveryLocation: z.optional(z.string()),
})
export type HandOver = z.output<typeof HandOver>

export const AssistantReply = z.object({
  message: z.string(),
  suppliers: z.optional(z.array(SuggestedSupplier)),
  question: described(z.optional(z.string()), 'What would have to be known to answer better; it is part of the message too.'),
  answers: described(z.optional(z.array(z.string())), 'Messages that answer the question, each given with one press.'),
  handOver: z.optional(HandOver),
})
export type AssistantReply = z.output<typeof AssistantReply>

/** What was said before, the oldest first. Of more than five only the last five count. */
const conversationHistory = z._default(z.array(Turn).check(z.maxLength(200, 'Please send the last five messages only.')), [])

/** A piece of the message, as it comes. */
const events = { text: z.object({ delta: z.string() }) }

export const askAssistant = streamEndpoint('POST /api/ai/chat', {
  summary: 'Ask the assistant for suppliers',
  body: {
    message: text(MAX_MESSAGE_LENGTH, 'Please type a message.'),
    conversationHistory,
  },
  events,
  output: AssistantReply,
})

/** What a reply proposes to insert with one press; it is saved by the supplier, as anything else in that form. Blanks stand in [brackets]. */
export const Suggestion = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('description'), text: z.string() }),
  z.object({ kind: z.literal('quoteField'), field: FormField }),
  z.object({ kind: z.literal('answer'), requestId: Uuid, note: z.string() }),
  z.object({ kind: z.literal('post'), content: z.string() }),
])
export type Suggestion = z.output<typeof Suggestion>

export const SupplierAssistantReply = z.object({ message: z.string(), suggestions: z.optional(z.array(Suggestion)) })
export type SupplierAssistantReply = z.output<typeof SupplierAssistantReply>

const draftText = z.optional(z.nullable(prose(5_000)))

export const askSupplierAssistant = streamEndpoint('POST /api/ai/supplier-assistant', {
  summary: 'Ask the assistant about my own listing',
  body: {
    message: text(MAX_MESSAGE_LENGTH, 'Please type a message.'),
    conversationHistory,
    profileData: described(
      z.optional(z.looseObject({ description: draftText })),
      'What is in the forms and not saved yet; everything else is known from the listing.',
    ),
    quoteFields: z.optional(
      z.array(z.looseObject({ id: draftText, label: draftText })).check(z.maxLength(200, 'Please send 200 fields or fewer.')),
    ),
  },
  events,
  output: SupplierAssistantReply,
})

/** What was wrong with a reply. */
export const RATING_REASONS = [
  { value: 'wrong', label: 'It is wrong' },
  { value: 'not-what-i-asked', label: 'Not what I asked' },
  { value: 'too-few', label: 'Too few suppliers' },
  { value: 'other', label: 'Something else' },
] as const
export type RatingReason = (typeof RATING_REASONS)[number]['value']
const REASONS = RATING_REASONS.map(({ value }) => value)
/** Longer replies are cut before they are rated. */
export const MAX_RATED_LENGTH = 4_000

export const rateReply = endpoint('POST /api/ai/feedback', {
  summary: 'Say whether a reply of an assistant was useful',
  body: {
    isUseful: z.boolean('Please say whether the reply was useful.'),
    reason: z.optional(z.enum(REASONS, 'Please choose one of the reasons.')),
    message: described(
      text(MAX_MESSAGE_LENGTH, 'Please send the message that was replied to.'),
      'What the reply was due to, and the reply: the owner reads both, without e-mail addresses and phone numbers.',
    ),
    reply: text(MAX_RATED_LENGTH, 'Please send the reply.'),
  },
  status: 202,
})

const RatedReply = z.object({
  id: Uuid,
  ratedAt: Time,
  isUseful: z.boolean(),
  reason: z.nullable(z.enum(REASONS)),
  message: z.string(),
  reply: z.string(),
})
export type RatedReply = z.output<typeof RatedReply>

export const listRatedReplies = listEndpoint('GET /api/admin/assistant/ratings', {
  isPrivate: true,
  summary: 'What readers said about replies of the assistants, the last first',
  query: {
    useful: described(optional(z.enum(['yes', 'no'], 'useful is yes or no.')), 'Keeps only replies that were rated so.'),
    ...paging(25),
  },
  item: RatedReply,
})

const UnmetNeed = z.object({
  need: z.string(),
  place: z.nullable(z.string()),
  asked: described(z.int(), 'How often it was looked for in the last 30 days; one client counts 20 times a day at most.'),
  lastAt: Time,
})
export type UnmetNeed = z.output<typeof UnmetNeed>

export const listUnmetNeeds = listEndpoint('GET /api/admin/assistant/unmet', {
  isPrivate: true,
  summary: 'What buyers looked for with the assistant that nobody here has, the most frequent first',
  query: paging(25),
  item: UnmetNeed,
})
