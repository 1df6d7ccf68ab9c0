import { SUPPLIERS_SHOWN, type AssistantReply, type HandOver, type SuggestedSupplier, type Turn } from '#contract/assistant.ts'
import { CATEGORIES } from '#contract/options.ts'
import type { SupplierRow } from '#contract/suppliers.ts'
import type { Directory } from '#server/features/directory/counts.ts'
import { isGoods, termsIn } from '#server/features/directory/terms.ts'
import { listed } from '#shared/words.ts'
import { atPlace, factsOf, isPartOf, mayMeanShown, meantBy, shownIn } from './about-shown.ts'
import { findForWish, type FoundForWish } from './find-for-wish.ts'
import { inWords, messageOf, NOTHING_SAID, WHICH_SUBURB } from './message.ts'
import { readMessage, type Ask, type Wish } from './read-message.ts'
import { reasonOf, sentenceOf } from './reason.ts'
import { siteAnswerTo } from './site-answers.ts'
import { unmetIn, type UnmetWish } from './unmet.ts'
import { saysSomething, wishOf } from './wish.ts'

/** What was said before, the oldest first, and the message that a reply is due to. */
export type Conversation = { message: string; history: Turn[] }

/** A reply, and the need that nobody here meets, where it is due to one. */
export type Answer = { reply: AssistantReply; unmet: UnmetWish | null }

/** Returns the reply of the built-in assistant: suppliers of the marketplace's own search, with what their rows say. */
export async function builtinReply(directory: Directory, { message, history }: Conversation): Promise<Answer> {
  const { said, shown } = partsOf(history)
  const ask = readMessage(message)
  const about = await aboutShown(directory, { ask, shown, earlier: wishOf(said) })
  if (about) return about
  const answer = siteAnswerTo(message.trim())
  if (answer !== undefined) return met({ message: answer })
  if (ask.chosen !== null && ask.wish.text === '') return asking(WHICH_SUPPLIER)
  const wish = wishOf([...said, message])
  if (!saysSomething(wish)) return asking(wish.place === null ? NOTHING_SAID : `What should be delivered to ${wish.place}?`)
  if (wish.isBroad)
    return asking(`Which ${wish.text.toLowerCase()} do you need? We list ${CATEGORIES.length} categories, such as ${EXAMPLES}.`)
  return suppliersReply(directory, wish, ask.wantsOthers ? shown : null)
}

/** Splits a conversation into what was asked of suppliers and what was replied. */
export function partsOf(history: Turn[]): { said: string[]; shown: string[] } {
  // A question about the marketplace says nothing of what is looked for, and neither does one about a supplier that was shown.
  const isWish = (content: string, next: string | undefined) => siteAnswerTo(content.trim()) === undefined && !isAboutIn(content, next)
  const said = history.flatMap(({ role, content }, i) => (role === 'user' && isWish(content, history[i + 1]?.content) ? content : []))
  return { said, shown: history.flatMap(({ role, content }) => (role === 'assistant' ? content : [])) }
}

/** Whether a message only named or asked about the supplier about which the next reply is: "Tin Shed Coffee: delivers …". */
function isAboutIn(content: string, reply = ''): boolean {
  const name = /^([^:]+): /.exec(reply)?.[1]
  const { text, place } = readMessage(content).wish
  return name !== undefined && (text === '' ? place === null : isPartOf(text, name))
}

/** Replies with the best suppliers; with what was `shown`, only with others than it names. */
async function suppliersReply(directory: Directory, wish: Wish, shown: string[] | null): Promise<Answer> {
  const found = await findForWish(directory, wish)
  if (isUnclear(found, wish)) return asking(NOTHING_SAID)
  const isNew = ({ businessName }: SupplierRow) => !shown?.some((content) => content.includes(businessName))
  const rows = found.rows.filter(isNew).slice(0, SUPPLIERS_SHOWN)
  const message = messageOf({ ...found, rows, wish, wereOthersAsked: shown !== null })
  const reply: AssistantReply = {
    message,
    ...(message.endsWith(WHICH_SUBURB) && { question: WHICH_SUBURB }),
    ...(rows.length > 0 && { suppliers: suggested(rows, wish), handOver: handOverOf(rows, wish) }),
  }
  return { reply, unmet: unmetIn(found, wish) }
}

/** So many words that nobody has, besides none that names goods, are no wish but something else. */
const UNCLEAR = 3

function isUnclear({ reading: { leftOut = [] } }: FoundForWish, { text }: Wish): boolean {
  const found = termsIn(text).filter(({ own }) => !leftOut.includes(own))
  return leftOut.length >= UNCLEAR && !found.some(({ own }) => isGoods(own))
}

const EXAMPLES = 'coffee, meat, seafood, packaging and machine repairs'
const WHICH_SUPPLIER = 'Which supplier do you mean? Please give me its name, or say what you need.'

const met = (reply: AssistantReply): Answer => ({ reply, unmet: null })

const asking = (question: string): Answer => met({ message: question, question })

/** Returns suppliers as cards, each with its reason. */
export const suggested = (rows: SupplierRow[], wish: Wish): SuggestedSupplier[] =>
  rows.map((row) => ({ ...row, reason: reasonOf(row, wish) }))

type AboutShown = { ask: Ask; shown: string[]; earlier: Wish }

/** Replies about suppliers that were shown: the one that is chosen, what is asked about them, or how to ask them for a quote. */
async function aboutShown(directory: Directory, { ask, shown, earlier }: AboutShown): Promise<Answer | undefined> {
  if (!mayMeanShown(ask, shown)) return undefined
  const meant = meantBy(ask, await shownIn(directory, shown, earlier))
  if (!meant || meant.length === 0) return undefined
  const place = ask.wish.place ?? earlier.place
  const wish = { ...earlier, place, quantity: ask.wish.quantity ?? earlier.quantity }
  const rows = await Promise.all(meant.map((row) => atPlace(directory, row, place)))
  const suppliers = rows.map((row) => {
    const facts = factsOf(row, ask)
    return { ...row, reason: facts.length > 0 ? sentenceOf(facts) : reasonOf(row, wish) }
  })
  return met({ message: ask.wantsQuote ? howToAsk(rows) : aboutThem(suppliers), suppliers, handOver: handOverOf(rows, wish) })
}

const howToAsk = (rows: SupplierRow[]): string =>
  `The button below asks ${listed(rows.map(({ businessName }) => businessName))} for a quote, with what you have told me. Prices come with the answer.`

const aboutThem = (suppliers: SuggestedSupplier[]): string =>
  `${suppliers.map(({ businessName, reason }) => `${businessName}: ${reason.charAt(0).toLowerCase()}${reason.slice(1, -1)}`).join('; ')}.`

/** What a buyer has said, as it would write it to a supplier. */
export const handOverOf = (rows: SupplierRow[], wish: Wish): HandOver => ({
  supplierIds: rows.map(({ id }) => id),
  requirements: inWords(wish),
  ...(wish.quantity !== null && { quantity: wish.quantity }),
  ...(wish.place !== null && { deliveryLocation: wish.place }),
})
