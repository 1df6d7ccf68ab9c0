import type { SupplierAssistantReply } from '#contract/assistant/assistant.ts'
import { dayInWords } from '#shared/time/day-texts.ts'
import { itemAt } from '#shared/item-at.ts'
import { weekdays } from './words.ts'
import type { ListingFacts } from './listing-facts.ts'

type Idea = { why: string; content: string }

/** Proposes a post; each time it is asked again, the next idea. */
export async function postReply(facts: ListingFacts, before: number): Promise<SupplierAssistantReply> {
  const ideas = await ideasFrom(facts)
  const { why, content } = itemAt(ideas, before % ideas.length)
  return { message: `${why} The brackets are for you.`, suggestions: [{ kind: 'post', content }] }
}

/** Returns what there is to tell, what is new first; the last can always be told. */
async function ideasFrom(facts: ListingFacts): Promise<[Idea, ...Idea[]]> {
  const [{ supplier, stats }, products, promotions] = await Promise.all([facts.listing(), facts.products(), facts.promotions()])
  const { businessName, category, suburb, deliveryDays } = supplier
  const tag = `#${category.replaceAll(/[^A-Za-z]/g, '').toLowerCase()} #cafesupplies`
  const ideas: Idea[] = []
  for (const { title, endsOn } of promotions)
    ideas.push({
      why: `Your offer “${title}” runs until ${dayInWords(endsOn)}, so tell of it now.`,
      content: `${title}: until ${dayInWords(endsOn)} at ${businessName}. Message us for a quote. [photo of what is on offer] ${tag}`,
    })
  for (const { title, price } of products.slice(0, 2))
    ideas.push({
      why: `“${title}” is one of your featured products.`,
      content: `${title}${price === null ? '' : `, ${price}`}. [what your customers say of it] [photo] ${tag}`,
    })
  if (stats.totalReviews > 0)
    ideas.push({
      why: `You have ${stats.averageRating} out of 5 from ${stats.totalReviews === 1 ? 'one review' : `${stats.totalReviews} reviews`}, which new buyers look for.`,
      content: `${stats.averageRating} out of 5 from ${stats.totalReviews === 1 ? 'our first review' : `${stats.totalReviews} reviews`}. Thank you! [a line of a review that you like] ${tag}`,
    })
  if (deliveryDays.length > 0)
    ideas.push({
      why: 'Delivery days are what cafes plan by.',
      content: `${businessName} delivers on ${weekdays(deliveryDays)}${suburb ? ` from ${suburb}` : ''}. [photo of the van being loaded] ${tag}`,
    })
  const workday: Idea = {
    why: 'A look behind the scenes needs no offer.',
    content: `A morning at ${businessName}${suburb ? ` in ${suburb}` : ''}: [what happens before the first delivery] [photo] ${tag}`,
  }
  const [first = workday, ...others] = [...ideas, workday]
  return [first, ...others]
}
