import type { SupplierAssistantReply, Turn } from '#contract/assistant/assistant.ts'
import { answerReply } from './answer-draft.ts'
import { descriptionReply } from './description-draft.ts'
import { figuresReply, reviewsReply, searchesReply } from './figures-texts.ts'
import { formReply, type DraftFields } from './form-fields.ts'
import { improveReply } from './improve.ts'
import type { ListingFacts } from './listing-facts.ts'
import { postReply } from './post-ideas.ts'
import { readQuestion, type Question, type Topic } from './read-question.ts'
import { filledReply, type TopicReply } from './topic-reply.ts'

/** What was said, and what is in the forms of the dashboard and not saved. */
export type SupplierQuestion = {
  message: string
  history: Turn[]
  /** The description that is being written; null where none is. */
  description: string | null
  fields: DraftFields | undefined
}

const GREETING = /^(?:hi|hello|hey|g['’]?day|good (?:morning|afternoon|evening))(?: (?:there|mate))?[\s!.,]*$/i
const THANKS = /^(?:thanks|thank you|cheers|ta|thx|great|perfect|awesome|ok|okay)\b[^?]{0,40}$/i
const CAN_DO =
  'I can say what to improve next, draft your description, fields for your quote form, an answer to an open request or a post, and explain your figures. Which of these?'

/** Returns the reply of the built-in assistant for suppliers. Nothing is saved by it. */
export async function supplierReply(
  facts: ListingFacts,
  { message, history, ...drafts }: SupplierQuestion,
): Promise<SupplierAssistantReply> {
  if (GREETING.test(message.trim())) return { message: `Hello. ${CAN_DO}` }
  if (THANKS.test(message.trim())) return { message: 'You are welcome. Ask again whenever something else comes up.' }
  const said = history.flatMap(({ role, content }) => (role === 'user' ? content : []))
  const { topic, before } = readQuestion(message, said)
  if (topic === null) return { message: `I only know about your listing, so I cannot answer that. ${CAN_DO}` }
  return filledReply(await repliesByTopic(facts, { message, before, ...drafts })[topic]())
}

type TopicQuestion = Omit<SupplierQuestion, 'history'> & Pick<Question, 'before'>

/** Returns the replies to everything that the assistant knows. */
export function repliesByTopic(
  facts: ListingFacts,
  { message, before, ...drafts }: TopicQuestion,
): Record<Topic, () => Promise<TopicReply>> {
  return {
    answer: () => answerReply(facts, message),
    form: () => formReply(facts, drafts.fields),
    post: () => postReply(facts, before),
    searches: () => searchesReply(facts),
    description: () => descriptionReply(facts, drafts.description),
    seal: () => sealReply(facts),
    plan: async () => ({
      message: 'A listing is free. The pricing page has what each plan adds, and the Subscription page changes yours.',
    }),
    reviews: () => reviewsReply(facts),
    figures: () => figuresReply(facts),
    improve: () => improveReply(facts, before),
  }
}

async function sealReply(facts: ListingFacts): Promise<SupplierAssistantReply> {
  const { supplier } = await facts.listing()
  return {
    message: supplier.isVerified
      ? 'You have the Verified seal: buyers see it beside your name, and can filter by it.'
      : 'The Verified seal comes once your documents were checked: hand them in on the Profile tab. Buyers see it beside your name, and can filter by it.',
  }
}
