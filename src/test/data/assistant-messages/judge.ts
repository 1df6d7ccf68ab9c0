import type { AssistantReply, SuggestedSupplier } from '#contract/assistant/assistant.ts'
import type { CategoryName } from '#contract/options.ts'

/**
 * What is typed, and what is right: `message > message | answer | place | also; also`. An answer is one of those named by commas: categories of
 * the cards, `?` a question back, `site` an answer about the marketplace, `quotes` where to find a quote, `no` an honest no; or `=` and the
 * names of all suppliers that are shown. The place stands in what is handed over. Also: `qty:` what is handed over as quantity, `says:` words
 * of the message or a reason, `asks:` how many suppliers are handed over.
 */
export type Typed = { turns: string[]; answers: string[]; names: string[]; place: string; also: string[] }

/** Reads a table, a line each. */
export const typedIn = (table: string): Typed[] =>
  table
    .trim()
    .split('\n')
    .map((line) => {
      const [turns = '', answer = '', place = '', also = ''] = line.split('|').map((part) => part.trim())
      const list = (text: string, by: string) =>
        text
          .split(by)
          .map((each) => each.trim())
          .filter(Boolean)
      const isNames = answer.startsWith('=')
      return {
        turns: list(turns, '>'),
        answers: isNames ? [] : list(answer, ','),
        names: isNames ? list(answer.slice(1), ',') : [],
        place,
        also: list(also, ';'),
      }
    })

/** Categories whose suppliers may be shown beside each other, because they sell some of the same. */
const NEIGHBOURS: CategoryName[][] = [
  ['Coffee', 'Tea', 'Dairy', 'Beverages', 'Spirits'],
  ['Fresh Produce', 'Meat', 'Seafood', 'Dairy', 'Baked Goods'],
  ['Packaging', 'Cleaning', 'Uniforms'],
  ['Web Design', 'Social Media', 'Graphic Design'],
  ['IT Services', 'Phone/Internet'],
  ['Machine Repairs', 'Coffee'],
]
const KINDS = new Set(['?', 'site', 'quotes', 'no'])

/** Words that nobody looks for: what "Nobody is listed here for" must never name alone. */
const NOTHING = new Set(
  `a an the for in to of on at by from with and or is are was do does did can could will would me my our us i we you it its they them their
  come comes came need want get got help please who what where when how which any anyone someone something good usual local asap today now
  yes no not ok okay thanks hi hello here there this that one ones more other about know have has had be been just some like hand sure`.split(
    /\s+/,
  ),
)

/** Returns what makes a reply absurd: suppliers of unrelated things, or a word that asks for nothing as what nobody has; undefined if nothing. */
export function absurdityOf({ message, suppliers = [] }: AssistantReply, { answers, names }: Typed): string | undefined {
  const [, missing] =
    /^Nobody (?:else )?(?:is )?(?:listed )?here(?: yet)?(?: fits as well)? for (.+?)(?: in [A-Z].*|\.|$)/.exec(message) ?? []
  if (
    missing
      ?.toLowerCase()
      .split(/\s+/)
      .every((word) => NOTHING.has(word))
  )
    return `nobody for “${missing}”`
  const expected = answers.filter((answer) => !KINDS.has(answer))
  if (suppliers.length === 0 || names.length > 0) return undefined
  const near = (card: SuggestedSupplier) =>
    expected.some(
      (each) => each === card.category || NEIGHBOURS.some((group) => group.some((name) => name === each) && group.includes(card.category)),
    )
  const odd = suppliers.find((card) => !near(card))
  return odd && `${odd.businessName} of ${odd.category}`
}

/** Returns what is wrong with a reply; undefined if nothing. */
export function wrongOf(reply: AssistantReply, { answers, names, place, also }: Typed): string | undefined {
  const { message, suppliers = [], handOver } = reply
  const shown = suppliers.map(({ businessName }) => businessName).toSorted()
  if (names.length > 0 && shown.join() !== names.toSorted().join()) return `shows ${shown.join() || 'nobody'}`
  if (names.length === 0 && !answers.some((answer) => isAnswer(reply, answer, answers))) return `no ${answers.join(' or ')}`
  if (suppliers.length > 0 && place !== '' && !handOver?.deliveryLocation?.includes(place)) return `place ${handOver?.deliveryLocation}`
  const said = [message, ...suppliers.map(({ reason }) => reason)].join(' ').toLowerCase()
  return also.find((each) => {
    const [kind, words = ''] = each.split(/:(.*)/)
    if (kind === 'qty') return !handOver?.quantity?.toLowerCase().includes(words)
    if (kind === 'asks') return handOver?.supplierIds.length !== Number(words)
    return !said.includes(words.toLowerCase())
  })
}

function isAnswer({ message, suppliers = [], question }: AssistantReply, answer: string, answers: string[]): boolean {
  if (!KINDS.has(answer)) return suppliers.length > 0 && suppliers.every(({ category }) => answers.includes(category))
  if (suppliers.length > 0) return false
  const isNobody = /^(?:Nobody|None) /.test(message)
  if (answer === 'quotes') return /\/quotes|link in (?:your|the) email/i.test(message)
  return answer === '?' ? question !== undefined : answer === 'no' ? isNobody : !isNobody && question === undefined
}
