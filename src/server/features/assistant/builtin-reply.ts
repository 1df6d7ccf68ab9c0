import {
  HISTORY_MOST,
  SUPPLIERS_SHOWN,
  type AssistantReply,
  type HandOver,
  type SuggestedSupplier,
  type Turn,
} from '#contract/assistant.ts'
import { CATEGORIES } from '#contract/options.ts'
import type { SupplierRow } from '#contract/suppliers.ts'
import type { Directory } from '#server/features/directory/counts.ts'
import { findForWish } from './find-for-wish.ts'
import { inWords, messageOf, NOTHING_SAID, WHICH_SUBURB } from './message.ts'
import { readMessage, type Wish } from './read-message.ts'
import { reasonOf } from './reason.ts'
import { siteAnswerTo } from './site-answers.ts'
import { unmetIn, type UnmetWish } from './unmet.ts'
import { saysSomething, wishOf } from './wish.ts'

/** What was said before, the oldest first, and the message that a reply is due to. */
export type Conversation = { message: string; history: Turn[] }

/** A reply, and the need that nobody here meets, where it is due to one. */
export type Answer = { reply: AssistantReply; unmet: UnmetWish | null }

/** Returns the reply of the built-in assistant: suppliers of the marketplace's own search, with what their rows say. */
export async function builtinReply(directory: Directory, { message, history }: Conversation): Promise<Answer> {
  const answer = siteAnswerTo(message.trim())
  if (answer !== undefined) return met({ message: answer })
  const recent = history.slice(-HISTORY_MOST)
  const said = recent.flatMap(({ role, content }) => (role === 'user' ? content : []))
  const shown = recent.flatMap(({ role, content }) => (role === 'assistant' ? content : []))
  const ask = readMessage(message)
  const wish = wishOf([...said, message])
  if (ask.chosen !== null && ask.wish.text === '') return chosenReply(directory, { wish: wishOf(said), shown, chosen: ask.chosen })
  if (!saysSomething(wish)) return asking(wish.place === null ? NOTHING_SAID : `What should be delivered to ${wish.place}?`)
  if (wish.isBroad)
    return asking(`Which ${wish.text.toLowerCase()} do you need? We list ${CATEGORIES.length} categories, such as ${EXAMPLES}.`)
  return suppliersReply(directory, wish, ask.wantsOthers ? shown : null)
}

/** Replies with the best suppliers; with what was `shown`, only with others than it names. */
async function suppliersReply(directory: Directory, wish: Wish, shown: string[] | null): Promise<Answer> {
  const found = await findForWish(directory, wish)
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

const EXAMPLES = 'coffee, meat, seafood, packaging and machine repairs'

const met = (reply: AssistantReply): Answer => ({ reply, unmet: null })

const asking = (question: string): Answer => met({ message: question, question })

const suggested = (rows: SupplierRow[], wish: Wish): SuggestedSupplier[] => rows.map((row) => ({ ...row, reason: reasonOf(row, wish) }))

type Choice = { wish: Wish; shown: string[]; chosen: number }

/** Replies with the one of the suppliers that the last reply named, in the order in which it named them. */
async function chosenReply(directory: Directory, { wish, shown, chosen }: Choice): Promise<Answer> {
  const last = shown.at(-1) ?? ''
  const { rows } = await findForWish(directory, wish)
  const named = rows
    .filter(({ businessName }) => last.includes(businessName))
    .toSorted((a, b) => last.indexOf(a.businessName) - last.indexOf(b.businessName))
  const row = named[chosen]
  if (!row) return asking('Which supplier do you mean? Please give me its name, or say what you need.')
  const reason = reasonOf(row, wish)
  return met({
    message: `${row.businessName}: ${reason.charAt(0).toLowerCase()}${reason.slice(1)}`,
    suppliers: [{ ...row, reason }],
    handOver: handOverOf([row], wish),
  })
}

/** What a buyer has said, as it would write it to a supplier. */
const handOverOf = (rows: SupplierRow[], wish: Wish): HandOver => ({
  supplierIds: rows.map(({ id }) => id),
  requirements: inWords(wish),
  ...(wish.quantity !== null && { quantity: wish.quantity }),
  ...(wish.place !== null && { deliveryLocation: wish.place }),
})
