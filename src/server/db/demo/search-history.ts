import { STATES } from '#contract/options.ts'
import { mondayBefore } from '#shared/time/monday-before.ts'
import { itemAt } from '#shared/item-at.ts'
import { seededRandom, type Random } from './random.ts'
import type { DemoSupplier } from './types.ts'
import type { DayOfViews } from './view-history.ts'

type Kind = 'search' | 'category' | 'place'
/** A text by which visitors of a week came, counted as a view of the site counts it. */
export type WeekOfSearches = { week: string; kind: Kind; text: string; visitors: number; day: string; onDay: number; mostOnDay: number }

/** The share of the views of a profile that come from the list with a category, a place or words; a view may have several. */
const SHARES: Record<Kind, number> = { category: 0.42, place: 0.24, search: 0.3 }

/** Says for each view of a demo supplier by which search it came, so that no search has more visitors than the profile. */
export function searchHistory(supplier: DemoSupplier, views: DayOfViews[]): WeekOfSearches[] {
  const random = seededRandom(`searches of ${supplier.businessName}`)
  const texts = textsOf(supplier)
  const weeks = new Map<string, WeekOfSearches>()
  for (const { day, views: count } of views) {
    const week = mondayBefore(day, 0)
    for (let view = 0; view < count; view++)
      for (const kind of ['category', 'place', 'search'] as const)
        if (random() < SHARES[kind]) countOn(weeks, { week, day, kind, text: oneOf(texts[kind], random) })
  }
  return [...weeks.values()]
}

/** Returns what a supplier is found by: its trade, its own tags and where it stands. */
const textsOf = ({ category, tags, suburb, state, postcode }: DemoSupplier): Record<Kind, string[]> => ({
  category: [category],
  place: [STATES[state], `${suburb} ${state} ${postcode}`],
  search: [category, ...tags].map((text) => text.toLowerCase()),
})

/** The first ones more often than the last. */
const oneOf = (texts: string[], random: Random): string => itemAt(texts, Math.floor(random() ** 2 * texts.length))

function countOn(weeks: Map<string, WeekOfSearches>, { week, day, kind, text }: Pick<WeekOfSearches, 'week' | 'day' | 'kind' | 'text'>) {
  const key = `${week} ${kind} ${text}`
  const counted = weeks.get(key) ?? { week, kind, text, visitors: 0, day, onDay: 0, mostOnDay: 0 }
  const onDay = counted.day === day ? counted.onDay + 1 : 1
  weeks.set(key, { ...counted, day, onDay, visitors: counted.visitors + 1, mostOnDay: Math.max(counted.mostOnDay, onDay) })
}
