import type { QuoteRequest } from '#contract/quotes/quotes.ts'
import { amountOf } from '#server/features/assistant/message/amount-said.ts'
import { textOf } from '#server/reading/words/parts.ts'
import { read } from '#server/reading/read.ts'
import { isBroad, isSold } from '#server/vocabulary/entry.ts'
import { packSizeOf, type PackSize } from '#shared/pack-size/pack-size.ts'
import { capitalised } from '#shared/text/words.ts'
import { type Named, namedIn, unknownOf } from './same-goods.ts'

/** Something that a request asks for. */
export type Requested = {
  asked: Named
  /** What the trade calls it, in the buyer's words; empty where nobody knows them. */
  name: string
  /** As typed: "2 cartons a week". */
  amount: string | null
  /** What that comes to by the pack grammar, where it is sure. */
  contents: PackSize | null
}

/** So many things of a request are answered by name. */
const MAX_THINGS = 12

/** Returns what a request asks for. An amount that stands apart is that of the only thing. */
export function requestedIn(request: QuoteRequest): Requested[] {
  const answers = request.answers.flatMap(({ value }) => (typeof value === 'string' ? [value] : []))
  const named = [request.requirements, request.specialRequirements ?? '', ...answers].flatMap(namedIn)
  const things = named.filter(isNamed).slice(0, MAX_THINGS).map(requested)
  const apart = request.quantity ?? amountAnswered(request)
  const [only, another] = things
  if (!only || another || apart === null || only.amount !== null) return things
  return [{ ...only, amount: apart, contents: contentsOf(namedIn(apart)[0]) }]
}

/** Returns whether an item is something that could be sold. */
const isNamed = (named: Named): boolean => {
  const { head, amounts } = named.item
  return head ? isSold(head) && !isBroad(head) : unknownOf(named).length > 0 && amounts.length > 0
}

function requested(asked: Named): Requested {
  const { text, item } = asked
  const words = item.parts.filter((part) => 'entry' in part && !isBroad(part.entry)).map((part) => textOf(text, part))
  return { asked, name: capitalised(words.join(' ')), amount: amountOf(text, [item], item.parts), contents: contentsOf(asked) }
}

/** Returns what the amount of an item comes to, if it has one that is sure. */
function contentsOf(named: Named | undefined): PackSize | null {
  const sure = named?.item.amounts.flatMap(({ contents, sizes }) => (contents && sizes.length === 0 ? [contents] : [])) ?? []
  return sure.length === 1 ? (sure[0] ?? null) : null
}

/** Returns the amount in a field for a number, in the unit and the period of its label: "Weekly Consumption (kg)". */
function amountAnswered({ answers }: QuoteRequest): string | null {
  for (const { label, value } of answers) {
    const [, unit] = /\(([^)]+)\)/.exec(label) ?? []
    if (typeof value !== 'number' || unit === undefined || !packSizeOf(`${value} ${unit}`)) continue
    const often = read(label).find((part) => part.kind === 'period')
    return [`${value} ${unit}`, often && textOf(label, often).toLowerCase()].filter(Boolean).join(' ')
  }
  return null
}

/** Returns how many packs an amount is, in whole packs of the same measure: "40 L is 20 x 2 L". Null where that is not sure. */
export function inPacks({ amount, contents }: Pick<Requested, 'amount' | 'contents'>, pack: string | null): string | null {
  const each = pack === null ? null : packSizeOf(pack)
  if (amount === null || !contents || !each || contents.measure !== each.measure || each.amount === 1) return null
  const packs = contents.amount / each.amount
  return Number.isInteger(packs) && packs > 1 ? `${amount} is ${packs} x ${pack}` : null
}
