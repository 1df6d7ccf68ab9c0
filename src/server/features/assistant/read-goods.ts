import { isEnglish } from '#server/vocabulary/english.ts'
import { NOISE_WORDS } from '#server/vocabulary/noise-words.ts'
import { isGoods, isQuality, termsIn } from '#server/features/directory/terms.ts'
import { wordsIn } from '#server/vocabulary/words.ts'
import { placeInSearch } from '#server/features/places/place-in-search.ts'

/** Of longer messages a search reads no more. */
const LONGEST_SEARCH = 200
/** A text of more words is a story, of which only the goods and what describes them are looked for. */
const STORY = 5

/** What people write around what they look for, and no supplier is told by. */
const FILLERS = new Set(
  `hi hey hello hiya gday please pls plz thanks thank cheers ta mate guys guy team folks need needs needed want wants wanting wanted after chasing
  seeking require required find me us get gets got getting can could would will should might you do does dont who whos whats what which is are was
  were there any some i im ive id we weve our ours us my a an the show recommend know someone somebody somewhere instead actually also then only
  just really ones one maybe perhaps asap suppliers supplier that this these those have has had it its they them their week wk looking look like
  help people place anyone anybody delivers deliver delivered delivery deliveries how about anything something stuff things good nice great
  urgently urgent today tonight soon tell morning mornings arvo afternoon evening evenings night nights day days every each no nah yes yeah yep
  yup ok okay sorry meant mean rather if so too but else another more must be been am let lets say lol ty so now currently run running
  ran opening opened start starting able keen sell sells selling sold buy buying source sourcing supply supplying gotta when where give gives take takes fine
  why as well not working works stopped mostly usually regular regularly heaps lots bit here near nearby local`.split(/\s+/),
)
/** Words of a message in which "my cafe" is not what is looked for. */
const LONG_MESSAGE = 10
const PREPOSITION = /^(?:in|near|to|at|around|for|with|of|on|by|from|and|&|n|or|out|up)$/i
/** A size or a part follows the number, rather than what is counted. */
const BARE_NUMBER = /^([1-9]\d{0,5})\s+(?!(?:oz|inch|mm|cm|x|door|group|seat|phase|ply|burner|litre)\b)(?=[a-z])|\s+([1-9]\d{0,5})$/i

export type GoodsAndPlace = { text: string; place: string | null; count: string | null }

/**
 * Returns what is looked for, for the search of the marketplace, the label of its place, and a number without a unit, which says how many.
 * Goods and places are understood as that search understands them.
 */
export function goodsAndPlaceIn(rest: string): GoodsAndPlace {
  const said = withoutFillers(rest).slice(0, LONGEST_SEARCH)
  const named = placeInSearch(said, { isGoods })
  const inText = withoutLooseEnds(named ? named.rest : said)
  const count = BARE_NUMBER.exec(inText)
  const counted = withoutLooseEnds(count ? inText.replace(count[0], ' ') : inText)
  const text = essential(rest.split(/\s+/).length > LONG_MESSAGE ? withoutNoise(counted) : counted)
  const isEmpty = wordsIn(text).every((word) => NOISE_WORDS.has(word.toLowerCase()))
  return { text: isEmpty ? '' : text, place: named?.place.label ?? null, count: count?.[1] ?? count?.[2] ?? null }
}

function withoutFillers(text: string): string {
  const words = text.split(/\s+/).filter(Boolean)
  const isFiller = (word: string) => FILLERS.has(word.toLowerCase().replaceAll(/['’]/g, ''))
  // In the name of goods they mean something: "take away cups", "day dots".
  const isInName = (i: number) => isGoods(words.slice(i, i + 2).join(' ')) || isGoods(words.slice(Math.max(0, i - 1), i + 1).join(' '))
  return words.filter((word, i) => !isFiller(word) || isInName(i)).join(' ')
}

/** Takes away the words that were left at both ends and only join others. */
export function withoutLooseEnds(text: string): string {
  const words = text.split(/\s+/).filter(Boolean)
  // "On tap" is how it comes.
  while (PREPOSITION.test(words[0] ?? '') && !isQuality(words.slice(0, 2).join(' '))) words.shift()
  while (PREPOSITION.test(words.at(-1) ?? '')) words.pop()
  return words.join(' ')
}

const withoutNoise = (text: string): string =>
  withoutLooseEnds(
    text
      .split(' ')
      .filter((word) => PREPOSITION.test(word) || !NOISE_WORDS.has(word.toLowerCase()))
      .join(' '),
  )

/** Returns a long text without its plain English: of "opening next month in a lane and need coffee" the coffee remains. */
function essential(text: string): string {
  const terms = termsIn(text)
  if (terms.length <= STORY) return text
  const isEssential = (own: string) => isGoods(own) || isQuality(own) || !isEnglish(own)
  const dropped = new Set(terms.filter(({ own }) => !isEssential(own)).map(({ own }) => own.toLowerCase()))
  if (dropped.size === terms.length) return text
  const words = wordsIn(text).filter((word) => !dropped.has(word.toLowerCase()))
  const joined = words.filter((word, i) => !PREPOSITION.test(word) || !PREPOSITION.test(words[i + 1] ?? 'for'))
  return withoutLooseEnds(joined.join(' '))
}
