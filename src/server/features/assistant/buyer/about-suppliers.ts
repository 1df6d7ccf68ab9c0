import { SUPPLIERS_SHOWN, type AssistantReply, type SuggestedSupplier } from '#contract/assistant/assistant.ts'
import type { SupplierRow } from '#contract/suppliers/suppliers.ts'
import type { Directory } from '#server/features/directory/filter/counts.ts'
import { listed } from '#shared/text/words.ts'
import { atPlace } from './about-shown.ts'
import type { Intent } from '#server/features/assistant/message/ask.ts'
import type { Situation } from './situation.ts'
import { handOverOf } from './suggested.ts'
import { findForIntent } from './find-for-intent.ts'
import { reasonOf, sentenceOf } from './reason.ts'
import { matchesOf, withMatches } from './matches.ts'
import { factsOf, mainFactsOf, thingsAskedOf } from './row-facts.ts'

/** Replies about the suppliers that a message names: what it asks, from their rows. */
export async function aboutNamed(directory: Directory, { ask, named, earlier }: Situation): Promise<AssistantReply> {
  const place = ask.intent.place ?? earlier.intent.place
  return replyAbout(directory, { ask, earlier, rows: named, intent: { ...ask.intent, place }, isNew: true })
}

/** Replies about suppliers that were shown: the one that is chosen, what is asked about them, or how to ask them for a quote. */
export async function aboutShown(directory: Directory, { ask, meant, earlier }: Situation): Promise<AssistantReply> {
  const { intent } = earlier
  const place = ask.intent.place ?? intent.place
  const rows = ask.asksMany !== null && ask.asksMany > meant.length ? await withMore(directory, meant, intent, ask.asksMany) : meant
  return replyAbout(directory, {
    ask,
    earlier,
    rows,
    intent: { ...intent, place, quantity: ask.intent.quantity ?? intent.quantity },
    isNew: false,
  })
}

/** Returns suppliers with the best others for the same, up to so many. */
async function withMore(directory: Directory, rows: SupplierRow[], intent: Intent, many: number): Promise<SupplierRow[]> {
  const { rows: found } = await findForIntent(directory, intent)
  return [...rows, ...found.filter(({ id }) => !rows.some((row) => row.id === id))].slice(0, many)
}

type About = Pick<Situation, 'ask' | 'earlier'> & { rows: SupplierRow[]; intent: Intent; isNew: boolean }

async function replyAbout(directory: Directory, { ask, rows, intent, isNew }: About): Promise<AssistantReply> {
  const there = await Promise.all(
    rows.slice(0, SUPPLIERS_SHOWN).map((row) => atPlace(directory, row, ask.intent.place ?? (isNew ? null : intent.place))),
  )
  const terms = [...new Map(there.flatMap((row) => thingsAskedOf(row, ask.intent)).map((term) => [term.own, term])).values()]
  const found = new Map(await Promise.all(terms.map(async (term) => [term.own, await matchesOf(directory, there, term)] as const)))
  const asked = there.map((row) => ({ ...row, match: [...found.values()].flatMap((each) => each.get(row.id) ?? [])[0] }))
  const matched = terms.length > 0 || isNew ? asked : await withMatches(directory, there, intent, { reading: {}, givenUp: [] })
  const suppliers = matched.map((row) => ({ ...row, reason: reasonFor(row, factsOf(row, ask, found), { ask, intent, isNew }) }))
  const asksQuote = ask.wantsQuote || ask.asksMany !== null
  return {
    message: asksQuote ? howToAsk(rows) : aboutThem(suppliers),
    suppliers,
    handOver: handOverOf([...there, ...rows.slice(SUPPLIERS_SHOWN)], intent),
  }
}

function reasonFor(row: SupplierRow, facts: string[], { ask, intent, isNew }: Pick<About, 'ask' | 'intent' | 'isNew'>): string {
  if (facts.length > 0) return sentenceOf(facts)
  return isNew || ask.wantsComparison ? sentenceOf(mainFactsOf(row)) : reasonOf(row, intent)
}

const howToAsk = (rows: SupplierRow[]): string =>
  `The button below asks ${listed(rows.map(({ businessName }) => businessName))} for a quote, with what you have told me. Prices come with the answer.`

const aboutThem = (suppliers: SuggestedSupplier[]): string =>
  `${suppliers.map(({ businessName, reason }) => `${businessName}: ${reason.charAt(0).toLowerCase()}${reason.slice(1, -1)}`).join('; ')}.`
