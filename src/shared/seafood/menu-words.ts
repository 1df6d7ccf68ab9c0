import type { Origin } from '#contract/quotes/origins.ts'
import { goodsKey } from '#shared/quoted-lines/goods-key.ts'

/** The letters of a menu. */
export const ORIGIN_LETTERS: Record<Origin, string> = { australian: 'A', imported: 'I', mixed: 'M' }
export const LEGEND = 'A = Australian, I = imported, M = mixed origin'
const STATEMENTS: Record<Origin, string> = {
  australian: 'All our seafood is Australian.',
  imported: 'All our seafood is imported.',
  mixed: 'All our seafood is of mixed origin.',
}

type Dated = { from: string; until: string | null }
type Said = { item: string; origin: Origin | null }

/** Parts a record by a day: what runs, its last day included, what has been announced, and what has ended. */
export function partsOn<Row extends Dated>(rows: readonly Row[], today: string): { running: Row[]; coming: Row[]; ended: Row[] } {
  const hasEnded = ({ until }: Row) => until !== null && until < today
  return {
    running: rows.filter((row) => row.from <= today && !hasEnded(row)),
    coming: rows.filter(({ from }) => from > today),
    ended: rows.filter((row) => row.from <= today && hasEnded(row)),
  }
}

/** What a menu can say of the seafood that runs. */
export type MenuWords = {
  /** "Barramundi (A)": each item once, however many suppliers it is from. */
  items: string[]
  /** One sentence in place of all letters; null where there are several origins or one is not said. */
  statement: string | null
  /** The items whose origin is not said. */
  unknown: string[]
  /** The items that run with more than one origin. */
  several: string[]
}

/** Returns the words for the menu. */
export function menuWords(running: readonly Said[]): MenuWords {
  const byItem = Map.groupBy(running, ({ item }) => goodsKey(item))
  const goods = [...byItem.values()].flatMap(([first, ...more]) => {
    if (!first) return []
    const origins = new Set([first, ...more].map(({ origin }) => origin))
    return { name: capitalised(first.item), origins }
  })
  const [one, ...others] = new Set(running.map(({ origin }) => origin))
  return {
    items: goods.flatMap(({ name, origins }) => [...origins].flatMap((origin) => (origin ? `${name} (${ORIGIN_LETTERS[origin]})` : []))),
    statement: one && others.length === 0 ? STATEMENTS[one] : null,
    unknown: goods.filter(({ origins }) => origins.has(null)).map(({ name }) => name),
    several: goods.filter(({ origins }) => origins.size - Number(origins.has(null)) > 1).map(({ name }) => name),
  }
}

const capitalised = (text: string) => text.charAt(0).toUpperCase() + text.slice(1)
