import * as z from 'zod/mini'
import type { Suggestion } from '#contract/assistant/assistant.ts'
import type { ListingFacts } from '#server/features/assistant/supplier/listing-facts.ts'
import { SUPPLIER_TOPICS, type Topic } from '#server/features/assistant/supplier/read-question.ts'
import type { MarkTexts, TopicReply } from '#server/features/assistant/supplier/topic-reply.ts'
import { weekdays } from '#server/features/assistant/supplier/words.ts'
import { modelTool, type ModelTool } from '#server/ports/model/model.ts'
import { redactText } from '#server/security/redact.ts'
import { dollars } from '#shared/money/money.ts'
import { isWrittenFrom } from './drafts.ts'

const MAX_WRITTEN_LENGTH = 1_500
const MAX_LOOK_UPS = 5
const MAX_REWRITES = 4
/** Of each text of a listing, and of each list, so much is read. */
const MAX_LETTERS = 1_500
const MAX_ITEMS = 20

/** What was read for one reply, and what it proposes to insert. */
export type SupplierRead = {
  /** What the model was told that is the supplier's own or ours. */
  facts: string[]
  /** What code puts in place of marks. */
  texts: MarkTexts
  suggestions: Suggestion[]
}

/** What the tools of one reply read by. `unsaved` is the description that is being written: no fact, but words of the draft. */
type Sources = { facts: ListingFacts; replies: Record<Topic, () => Promise<TopicReply>>; unsaved: string | null }

const Text = z.object({ text: z.string().check(z.minLength(1), z.maxLength(MAX_WRITTEN_LENGTH)) })

const LOOK_UP = `Returns what the marketplace knows of this supplier's own listing, and drafts for it. Topics: improve (what to do next, and why), figures (views,
requests), searches (which led here), reviews, description (a draft), form (fields that the quote form lacks), answer (the open request and a draft of the note),
post (an idea for a post), seal, plan. Drafts are shown below the reply, each with a button that inserts it. A mark in double braces, as {{buyer}}, stands for what
somebody else has written: repeat it as it is, apart from other words, and the supplier reads the text in its place.`

/** Returns the tools of a reply to a supplier. They read by the calls of its dashboard, as that supplier, and save nothing. */
export function supplierTools({ facts, replies, unsaved }: Sources): { tools: ModelTool[]; read: SupplierRead } {
  const read: SupplierRead = { facts: [], texts: {}, suggestions: [] }
  let lookUps = 0
  const lookUp = modelTool({
    name: 'look_up',
    description: LOOK_UP,
    input: z.object({ topic: z.enum(SUPPLIER_TOPICS) }),
    async run({ topic }) {
      if (++lookUps > MAX_LOOK_UPS) return { error: 'Enough was looked up. Please reply with what was found.' }
      const { message, texts = {}, suggestions = [] } = await replies[topic]()
      Object.assign(read.texts, texts)
      read.facts.push(message, ...suggestions.flatMap((draft) => ownWordsOf(draft, unsaved)))
      read.suggestions = [...read.suggestions.filter((each) => !suggestions.some(({ kind }) => kind === each.kind)), ...suggestions]
      return { says: redactText(message), marks: Object.keys(texts), drafts: suggestions.map(draftForModel) }
    },
  })
  const listing = once(() => listingTexts(facts, read))
  const reading = modelTool({
    name: 'read_listing',
    description: 'Returns the texts of this supplier’s own listing, for rewriting its description or a post.',
    input: z.object({}),
    run: listing,
  })
  let rewrites = 0
  const rewrite = (kind: 'description' | 'post') =>
    modelTool({
      name: `rewrite_${kind}`,
      description: `Puts a better ${kind} in place of the draft. It may say only what the listing says, with [brackets] for what the supplier has to fill in.`,
      input: Text,
      async run({ text }) {
        if (++rewrites > MAX_REWRITES) return { error: 'Enough was written. Please reply.' }
        await listing()
        const sources = kind === 'description' ? [...read.facts, unsaved ?? ''] : read.facts
        if (!isWrittenFrom(sources, text))
          return { error: 'Not taken: it names or counts something that the listing does not. Put a blank in [brackets] there.' }
        const draft: Suggestion = kind === 'description' ? { kind, text } : { kind, content: text }
        read.suggestions = [...read.suggestions.filter((each) => each.kind !== kind), draft]
        return { taken: true }
      },
    })
  return { tools: [lookUp, reading, rewrite('description'), rewrite('post')], read }
}

function once<Result>(make: () => Promise<Result>): () => Promise<Result> {
  let made: Promise<Result> | undefined
  return () => (made ??= make())
}

/** Returns what the model reads of a draft. A note to a buyer has the buyer's words, so it reads only that there is one. */
function draftForModel(draft: Suggestion): Partial<Suggestion> {
  if (draft.kind === 'answer') return { kind: draft.kind }
  if (draft.kind === 'description') return { ...draft, text: redactText(draft.text) }
  return draft.kind === 'post' ? { ...draft, content: redactText(draft.content) } : draft
}

/**
 * Returns the words of a draft that are the supplier's as they are saved, or ours. Those of a buyer, whose request an answer is due to, are
 * no source.
 */
function ownWordsOf(draft: Suggestion, unsaved: string | null): string[] {
  const isUnsaved = unsaved !== null && unsaved.trim() !== ''
  if (draft.kind === 'description') return [isUnsaved ? draft.text.replaceAll(unsaved.trim(), ' ') : draft.text]
  if (draft.kind === 'post') return [draft.content]
  return draft.kind === 'quoteField' ? [draft.field.label] : []
}

/** Returns the texts of the listing, without addresses and numbers to ring; they are told from then on. */
async function listingTexts(facts: ListingFacts, read: SupplierRead) {
  const [{ supplier }, products, promotions] = await Promise.all([facts.listing(), facts.products(), facts.promotions()])
  const { businessName, category, description, tags, suburb, state, differentiators, deliveryDays, minimumOrderCents } = supplier
  const own = (text: string) => redactText(text.slice(0, MAX_LETTERS))
  const all = (texts: string[]) => texts.slice(0, MAX_ITEMS).map(own)
  const shown = {
    businessName,
    category,
    where: [suburb, state].filter(Boolean).join(' '),
    description: own(description),
    tags: all(tags),
    setsApart: all(differentiators.map(({ title, description: text }) => `${title}: ${text}`)),
    products: all(products.map(({ title, price, description: text }) => [title, price, text].filter(Boolean).join(', '))),
    offers: all(promotions.map(({ title, text }) => [title, text].filter(Boolean).join(': '))),
    deliveryDays: weekdays(deliveryDays),
    minimumOrder: minimumOrderCents === null ? 'not given' : dollars(minimumOrderCents),
  }
  read.facts.push(...Object.values(shown).flat())
  return shown
}
