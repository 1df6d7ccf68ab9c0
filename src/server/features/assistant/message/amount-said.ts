import type { AskedFor } from '#server/reading/goods/asked-for.ts'
import { isChatter } from './chatter.ts'
import type { PhrasePart, PartOf } from '#server/reading/words/parts.ts'

/** Units of what is in a bottle or a packet. */
const SMALL = new Set(['ml', 'mL', 'g', 'L'])
/** What people and time are counted in, rather than goods. */
const NOT_GOODS = new Set(['pax', 'day', 'week', 'month', 'year', 'hour', 'minute'])
/** Words after which a bare number is a time, an age or an address. */
const BEFORE_OTHER_NUMBERS = /\b(?:at|since|by|no|number|aged?|than)\s+$/i
const AFTER_OTHER_NUMBERS =
  /^\s*(?:seats?|seaters?|years?|yrs?|degrees?|people|staff|guests?|groups?|venues?|shops?|doors?|burners?|hours?|mins?|am|pm|km)\b/i

/** Returns how much of the goods, and how often, as typed: "15 dozen a week"; null where nothing is said of it. */
export function amountOf(text: string, items: readonly AskedFor[], parts: readonly PhrasePart[]): string | null {
  const typed = ({ from, to }: PhrasePart) => text.slice(from, to).trim()
  const often = parts.filter((part) => part.kind === 'period' && part.period.kind === 'every').map(typed)[0]
  const counted = items.flatMap((item) => {
    const parts = item.parts.flatMap((part) => (part.kind === 'amount' && isOfGoods(text, item, part) ? [part] : []))
    // Of "750 ml, 4 cases" the cases are how many.
    const part = parts.find(({ amount }) => !SMALL.has(amount.unit ?? '')) ?? parts[0]
    return part ? [{ item, part }] : []
  })
  // Of several goods, each with its amount.
  const several = new Set(counted.map(({ item }) => item)).size > 1
  const amounts = counted.map(({ item, part }) => {
    const amount = typed(part).replace(/\s+of$/i, '')
    return several && item.headPart ? `${amount} ${typed(item.headPart)}` : amount
  })
  const separator = several ? ', ' : ' '
  const all = [several ? amounts.join(', ') : amounts[0], often].filter((each) => each !== undefined && each !== '')
  return all.length === 0 ? null : all.join(separator)
}

/** Returns whether an amount says how much of an item there should be. */
function isOfGoods(text: string, { parts }: AskedFor, part: PartOf<'amount'> | PhrasePart): boolean {
  if (part.kind !== 'amount') return false
  const { number, unit, sizes, contents } = part.amount
  const typed = text.slice(part.from, part.to)
  const isSize = sizes.length > 0 && !/\bx\b|[×*]|\d.*\s\d/i.test(typed)
  if (number === null || isSize || (unit !== null && NOT_GOODS.has(unit))) return false
  if (text[part.from - 1] === '$') return false
  if (unit !== null || contents !== null || /[x×]/i.test(typed)) return true
  if (BEFORE_OTHER_NUMBERS.test(text.slice(0, part.from)) || AFTER_OTHER_NUMBERS.test(text.slice(part.to))) return false
  const at = parts.indexOf(part)
  const [before, after] = [parts[at - 1], parts[at + 1]]
  const isNear = (other: PhrasePart | undefined) =>
    other === undefined || other.kind !== 'left' || isChatter(text.slice(other.from, other.to))
  const isApart = before !== undefined && /[,;]/.test(text.slice(before.to, part.from))
  return (isApart || isNear(before)) && isNear(after)
}
