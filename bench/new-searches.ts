import { inSentence } from '#contract/options.ts'
import { demoMarketplace } from '#server/db/demo/marketplace.ts'
import { itemAt } from '#shared/item-at.ts'

const listings = demoMarketplace(new Date(0)).map(({ supplier }) => supplier)

/** Tags and product names of suppliers, each with the name of the category: "roasted coffee", as buyers type it. */
const twoWords = [
  ...new Set(
    listings.flatMap(({ tags, products, category }) =>
      [...tags, ...products.map(({ title }) => title)].map((text) =>
        `${text.split(/[^\p{L}]/u)[0]} ${inSentence(category).split('/')[0]}`.toLowerCase(),
      ),
    ),
  ),
].filter((text) => /^\p{L}{4,} \p{L}{3,}( \p{L}+)?$/u.test(text))

/** Swaps the third-last and the second-last letter of the longest word. */
const mistyped = (text: string) => {
  const longest = itemAt(
    text.split(' ').toSorted((a, b) => b.length - a.length),
    0,
  )
  const [a, b, c] = longest.slice(-3)
  return text.replace(longest, `${longest.slice(0, -3)}${b}${a}${c}`)
}

const WORDS = [...new Set(listings.flatMap(({ description }) => description.toLowerCase().match(/\p{L}{5,}/gu) ?? []))]
const MAX_WORDS = 12

/** Searches that were not made before, so that no response is cached. */
export const newSearches = {
  'two words': twoWords,
  'two words, one mistyped': twoWords.map(mistyped),
  'twelve unrelated words': Array.from({ length: 120 }, (_, i) =>
    Array.from({ length: MAX_WORDS }, (_, j) => itemAt(WORDS, (i * 31 + j * 97) % WORDS.length)).join(' '),
  ),
}
