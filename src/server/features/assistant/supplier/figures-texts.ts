import type { SupplierAssistantReply } from '#contract/assistant/assistant.ts'
import type { Step } from '#contract/dashboard/dashboard.ts'
import { SEARCH_WEEKS } from '#contract/dashboard/insights.ts'
import { weekdayName } from '#shared/time/weekday-name.ts'
import { duration } from '#shared/time/duration.ts'
import { counted, listed } from '#shared/text/words.ts'
import type { ListingFacts } from './listing-facts.ts'
import type { TopicReply } from './topic-reply.ts'

/** Fewer views than that say nothing about how many become requests. */
const MIN_VIEWS_TO_JUDGE = 20
const SEARCHES_SAID = 5

type Sums = Pick<Step, 'views' | 'inquiries' | 'requests'>
const sumOf = (steps: Step[]): Sums => ({
  views: steps.reduce((sum, { views }) => sum + views, 0),
  inquiries: steps.reduce((sum, { inquiries }) => sum + inquiries, 0),
  requests: steps.reduce((sum, { requests }) => sum + requests, 0),
})
const inWords = ({ views, requests, inquiries }: Sums): string =>
  listed([counted(views, 'profile view'), counted(requests, 'quote request'), counted(inquiries, 'contact')])

/** Says what this week was until now beside the same days of the week before, and what the last twelve weeks tell of it. */
export async function figuresReply(facts: ListingFacts): Promise<SupplierAssistantReply> {
  const [{ stats }, weeks] = await Promise.all([facts.listing(), facts.weeks()])
  const { before, to, ...now } = stats.week
  const days = to === now.from ? 'the Monday before' : `Monday to ${weekdayName(to)} of the week before`
  return { message: `This week has had ${inWords(now)} so far; ${days} had ${inWords(before)}. ${meaning(sumOf(weeks))}` }
}

/** Says what views, requests and contacts of twelve weeks tell. A contact is a buyer who has written as well. */
export function meaning({ views, requests, inquiries }: Sums): string {
  const asked = requests + inquiries
  if (views < MIN_VIEWS_TO_JUDGE)
    return `With ${counted(views, 'view')} in twelve weeks there is too little to say what works: a complete listing is found more often.`
  if (asked === 0) return `In twelve weeks ${counted(views, 'view')} led to no request and no contact. Ask me what to improve next.`
  // A request can come without a view, as one to many suppliers at once does.
  if (asked > views)
    return `In twelve weeks there were ${counted(views, 'view')} and ${counted(asked, 'request or contact', 'requests and contacts')}.`
  return `In twelve weeks there was one request or contact for every ${counted(Math.round(views / asked), 'view')}.`
}

/** Says which searches led to the listing. */
export async function searchesReply(facts: ListingFacts): Promise<TopicReply> {
  const found = await facts.searches()
  if (found === null) return { message: 'Which searches led to your listing comes with a plan. The pricing page has what each plan adds.' }
  const { searches, others } = found
  if (searches.length === 0)
    return {
      message: `No search of the last ${SEARCH_WEEKS} weeks can be shown yet: words are shown once several visitors have used them on one day.`,
    }
  const said = searches.slice(0, SEARCHES_SAID)
  const top = said.map(({ visitors }, index) => `{{search${index + 1}}} (${counted(visitors, 'visitor')})`)
  const rest = others > 0 ? ` ${counted(others, 'other visitor')} came by words that too few have used.` : ''
  return {
    message: `In the last ${SEARCH_WEEKS} weeks these led to your listing most: ${listed(top)}.${rest} Use their words in your description and products, where they are true.`,
    texts: Object.fromEntries(said.map(({ text }, index) => [`search${index + 1}`, `“${text}”`])),
  }
}

/** Says what reviews there are, and how more come. */
export async function reviewsReply(facts: ListingFacts): Promise<SupplierAssistantReply> {
  const { stats } = await facts.listing()
  const has =
    stats.totalReviews === 0
      ? 'You have no reviews yet.'
      : `You have ${stats.averageRating} out of 5 from ${counted(stats.totalReviews, 'review')}.`
  return {
    message: `${has} Any signed-in buyer can write one on your profile, and whoever accepts a quote of yours is marked as a verified buyer: send your regulars the link to it.`,
  }
}

/** Returns the median time to a first answer in the last weeks in which there was one, in words; undefined without any. */
export async function lastAnswerTime(facts: ListingFacts): Promise<{ minutes: number; words: string } | undefined> {
  const minutes = (await facts.weeks()).flatMap(({ medianMinutes }) => medianMinutes ?? []).at(-1)
  return minutes === undefined ? undefined : { minutes, words: duration(minutes) }
}
