import { amountOf } from './amount-value.ts'
import { type Amount, isThing, type PhrasePart, textOf } from '#server/reading/words/parts.ts'
import { itemAt } from '#shared/item-at.ts'

/** How many there are of what was named with its measure, after its name: "x 12". */
const TIMES = /^[x×✕*]\s?\d+$/i

/** Returns the amounts of an item. "2 L milk x 12" are 12 x 2 L; its parts stay where they are. */
export function amountsOf(text: string, parts: readonly PhrasePart[]): Amount[] {
  const joined = parts.findIndex(
    (part, at) => part.kind === 'amount' && TIMES.test(textOf(text, part)) && isMeasured(parts[at - 2]) && isNamed(parts[at - 1]),
  )
  return parts.flatMap((part, at) => {
    if (part.kind !== 'amount' || at === joined) return []
    return at === joined - 2
      ? [amountOf(`${textOf(text, itemAt(parts, joined)).slice(1).trim()} x ${textOf(text, part)}`, [])]
      : [part.amount]
  })
}

const isNamed = (part: PhrasePart | undefined): boolean => part !== undefined && isThing(part)
const isMeasured = (part: PhrasePart | undefined): boolean =>
  part?.kind === 'amount' && part.amount.contents?.counts.length === 0 && part.amount.contents.measure !== 'piece'
