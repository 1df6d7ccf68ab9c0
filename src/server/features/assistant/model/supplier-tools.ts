import * as z from 'zod/mini'
import type { Suggestion, SupplierAssistantReply } from '#contract/assistant.ts'
import type { ListingFacts } from '#server/features/assistant/supplier/listing-facts.ts'
import { SUPPLIER_TOPICS, type Topic } from '#server/features/assistant/supplier/read-question.ts'
import { modelTool, type ModelTool } from '#server/ports/model/model.ts'
import { dollars } from '#shared/money.ts'
import { weekdays } from '#server/features/assistant/supplier/words.ts'
import { restsOn } from './evidence.ts'

const WRITTEN_LONGEST = 1_500
const LOOK_UPS_MOST = 5

/** What was read for one reply, and what it proposes to insert. */
export type SupplierRead = {
  told: string[]
  suggestions: Suggestion[]
}

const Text = z.object({ text: z.string().check(z.minLength(1), z.maxLength(WRITTEN_LONGEST)) })

const LOOK_UP = `Returns what the marketplace knows of this supplier's own listing, and drafts for it. Topics: improve (what to do next, and why), figures (views,
requests), searches (which led here), reviews, description (a draft), form (fields that the quote form lacks), answer (the open request and a draft of the note),
post (an idea for a post), seal, plan. Drafts are shown below the reply, each with a button that inserts it.`

/** Returns the tools of a reply to a supplier. They read by the calls of its dashboard, as that supplier, and save nothing. */
export function supplierTools(
  facts: ListingFacts,
  replies: Record<Topic, () => Promise<SupplierAssistantReply>>,
): { tools: ModelTool[]; read: SupplierRead } {
  const read: SupplierRead = { told: [], suggestions: [] }
  let lookUps = 0
  const lookUp = modelTool({
    name: 'look_up',
    description: LOOK_UP,
    input: z.object({ topic: z.enum(SUPPLIER_TOPICS) }),
    async run({ topic }) {
      if (++lookUps > LOOK_UPS_MOST) return { error: 'Enough was looked up. Please reply with what was found.' }
      const { message, suggestions = [] } = await replies[topic]()
      read.told.push(message, ...suggestions.flatMap(ownWordsOf))
      read.suggestions = [...read.suggestions.filter((each) => !suggestions.some(({ kind }) => kind === each.kind)), ...suggestions]
      return { says: message, drafts: suggestions }
    },
  })
  const listing = modelTool({
    name: 'read_listing',
    description: 'Returns the texts of this supplier’s own listing, for rewriting its description or a post.',
    input: z.object({}),
    run: () => listingTexts(facts, read),
  })
  const rewrite = (kind: 'description' | 'post') =>
    modelTool({
      name: `rewrite_${kind}`,
      description: `Puts a better ${kind} in place of the draft. It may say only what the listing says, with [brackets] for what the supplier has to fill in.`,
      input: Text,
      async run({ text }) {
        await listingTexts(facts, read)
        const isTrue = text
          .replaceAll(/\[[^\]]*\]|#\w+/g, '')
          .split(/(?<=[.!?])\s+|\n+/)
          .every((sentence) => restsOn(sentence, { names: read.told, amounts: read.told }))
        if (!isTrue) return { error: 'Not taken: it names or counts something that the listing does not. Put a blank in [brackets] there.' }
        const draft: Suggestion = kind === 'description' ? { kind, text } : { kind, content: text }
        read.suggestions = [...read.suggestions.filter((each) => each.kind !== kind), draft]
        return { taken: true }
      },
    })
  return { tools: [lookUp, listing, rewrite('description'), rewrite('post')], read }
}

/** The words of a draft that are the supplier's or ours. Those of a buyer, whose request an answer is due to, are no source. */
function ownWordsOf(draft: Suggestion): string[] {
  if (draft.kind === 'description') return [draft.text]
  if (draft.kind === 'post') return [draft.content]
  return draft.kind === 'quoteField' ? [draft.field.label] : []
}

/** Returns the texts of the listing, which are told from then on. */
async function listingTexts(facts: ListingFacts, read: SupplierRead) {
  const [{ supplier }, products, promotions] = await Promise.all([facts.listing(), facts.products(), facts.promotions()])
  const { businessName, category, description, tags, suburb, state, differentiators, deliveryDays, minimumOrderCents } = supplier
  const shown = {
    businessName,
    category,
    where: [suburb, state].filter(Boolean).join(' '),
    description,
    tags,
    setsApart: differentiators.map(({ title, description: text }) => `${title}: ${text}`),
    products: products.map(({ title, price, description: text }) => [title, price, text].filter(Boolean).join(', ')),
    offers: promotions.map(({ title, text }) => [title, text].filter(Boolean).join(': ')),
    deliveryDays: weekdays(deliveryDays),
    minimumOrder: minimumOrderCents === null ? 'not given' : dollars(minimumOrderCents),
  }
  read.told.push(...Object.values(shown).flat())
  return shown
}
