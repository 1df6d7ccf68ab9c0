import type { SupplierAssistantReply } from '#contract/assistant/assistant.ts'
import type { SetupItem } from '#contract/dashboard/dashboard.ts'
import { when } from '#shared/time/when.ts'
import { counted } from '#shared/text/words.ts'
import { itemAt } from '#shared/item-at.ts'
import { lastAnswerTime } from './figures-texts.ts'
import type { ListingFacts } from './listing-facts.ts'
import { delivers } from './words.ts'

const DAY_MINUTES = 1_440

/** What to do about each part that a listing lacks, and why; those that buyers look at first come first. */
const PARTS: [SetupItem, string][] = [
  ['description', 'write a description: it is what the search reads and what buyers compare. Ask me for a draft'],
  ['delivery', 'fill in delivery days and area: without them buyers who search by suburb cannot be told that you deliver to them'],
  ['products', 'add featured products with prices: their words are searched too'],
  ['details', 'fill in phone, email and address: buyers who are in a hurry ring'],
  ['logo', 'add a logo, which stands beside your name in every list'],
  ['quoteForm', 'look at your quote form and save it: what it asks for is what you need not ask back. Ask me for fields'],
  ['venues', 'name up to four client venues: buyers trust whom others buy from'],
  ['email', 'confirm your email address: what belongs to it, such as earlier requests, comes to your account only then'],
]

/** Says what to do next and the figure that says so, then what comes after it; each time it is asked again, from the next one on. */
export async function improveReply(facts: ListingFacts, before: number): Promise<SupplierAssistantReply> {
  const steps = await stepsFrom(facts)
  if (steps.length === 0)
    return {
      message:
        'Your listing is complete, and no request waits for you. What brings more now is telling people: ask me for an idea for a post.',
    }
  const [next, after] = [itemAt(steps, before % steps.length), itemAt(steps, (before + 1) % steps.length)]
  return { message: steps.length === 1 ? `Next: ${next}.` : `Next: ${next}. After that: ${after}.` }
}

async function stepsFrom(facts: ListingFacts): Promise<string[]> {
  const [{ supplier }, setup, waiting, answerTime, weeks] = await Promise.all([
    facts.listing(),
    facts.setup(),
    facts.waiting(),
    lastAnswerTime(facts),
    facts.weeks(),
  ])
  const steps: string[] = []
  const { count, oldest } = waiting
  if (oldest)
    steps.push(
      `answer the ${counted(count, 'request')} that ${count === 1 ? 'waits' : 'wait'}, the oldest since ${when(oldest.createdAt)}; ask me for a draft`,
    )
  const lacking = new Set(setup.filter(({ isDone }) => !isDone).map(({ item }) => item))
  const views = weeks.reduce((sum, each) => sum + each.views, 0)
  const seen = `; your listing was seen ${views === 1 ? 'once' : `${views.toLocaleString('en-AU')} times`} in twelve weeks, and ${setup.length - lacking.size} of its ${setup.length} parts are filled in`
  const todos = PARTS.filter(([item]) => lacking.has(item) && (item !== 'delivery' || delivers(supplier.category)))
  steps.push(...todos.map(([, todo], index) => (index === 0 ? `${todo}${seen}` : todo)))
  if (answerTime && answerTime.minutes > DAY_MINUTES)
    steps.push(`answer sooner: your first answers took ${answerTime.words} lately, and buyers see that figure on your profile`)
  if (supplier.totalReviews === 0) steps.push('ask a regular for a review: you have none yet, and lists are sorted by rating')
  return steps
}
