import { CATEGORIES, SORTS, STATE_CODES } from '#contract/options.ts'
import { itemAt } from '#shared/item-at.ts'

/** Helpers that return the `i`th of the values, in a fixed order. */
const category = (i: number) => encodeURIComponent(itemAt(CATEGORIES, i % CATEGORIES.length))
const state = (i: number) => itemAt(STATE_CODES, i % STATE_CODES.length)
const PLACES = ['3070', '2000', '4000', 'Fremantle WA', 'Glenelg SA', '7000', 'Geelong', 'Newcastle', '2600', '0800']
const place = (i: number) => encodeURIComponent(itemAt(PLACES, i % PLACES.length))

/** The kinds of listing; `i` selects one of the addresses of a kind. */
export const listings: Record<string, (i: number) => string> = {
  everything: (i) => `/suppliers?page=${i + 2}`,
  'one category': (i) => `/suppliers?category=${category(i)}`,
  'one category and state': (i) => `/suppliers?category=${category(i)}&state=${state(i)}`,
  'one state': (i) => `/suppliers?state=${state(i)}`,
  'by reviews': (i) => `/suppliers?category=${category(i)}&sort=reviews`,
  'by name': (i) => `/suppliers?category=${category(i)}&sort=name`,
  'a place': (i) => `/suppliers?location=${place(i)}&page=${1 + Math.floor(i / PLACES.length)}`,
  'a category at a place, by rating': (i) => `/suppliers?location=${place(i)}&category=${category(i)}&sort=rating`,
  'the fifth page': (i) => `/suppliers?category=${category(i)}&page=5`,
}

/** Searches of each kind, as buyers type them. */
export const searches: Record<string, string[]> = {
  'a common word': ['coffee', 'supplies', 'fresh', 'local', 'wholesale', 'bread'],
  'a rare word': ['yuzu', 'kangaroo', 'sourdough', 'kombucha', 'linen', 'gluten free'],
  'a beginning': ['roas', 'packag', 'bak', 'seaf', 'cle', 'coff'],
  'a typo': ['cofee', 'backery', 'resturant suplies', 'capscium', 'packging', 'seafod'],
  'a synonym': ['chook', 'takeaway cups', 'flat white beans', 'spuds', 'soft drink', 'barista'],
  'a word and a place': ['coffee melbourne', 'bread brisbane', 'seafood sydney', 'cleaning perth', 'meat adelaide', 'tea hobart'],
}

/** Yields different lists of one category, more than a round requests, so that no response is cached. */
export function* coldLists(): Generator<string> {
  for (let offset = 0; offset < 300; offset++)
    for (let i = 0; i < CATEGORIES.length; i++) yield `/api/suppliers?category=${category(i)}&limit=24&offset=${offset}`
}

/** Yields different pages of the listing, for the same reason. */
export function* coldListings(): Generator<string> {
  for (let page = 2; page < 7; page++)
    for (const sort of Object.keys(SORTS).toReversed())
      for (let i = 0; i < CATEGORIES.length; i++) yield `/suppliers?category=${category(i)}&sort=${sort}&page=${page}`
}
