import { required } from '#shared/required.ts'
import { itemAt, lastItem } from '#shared/item-at.ts'
import { isCounting, PackSizeError, type Factor } from './pack-grammar.ts'
import type { Measure } from './pack-words.ts'

/** The result of a statement: an amount, a number without a unit, or a number of holders whose contents are unknown. */
export type Amount =
  | { kind: 'amount'; amount: number; measure: Measure; inner: number; counts: number[]; isEach: boolean; holders: string[] }
  | { kind: 'number'; count: number }
  | { kind: 'holders'; count: number; holder: string }

export function amountOf(factors: readonly Factor[]): Amount {
  const measured = factors.filter(({ kind }) => kind === 'measure')
  if (measured.length > 1) throw new PackSizeError('sum')
  const only = factors.length === 1 ? factors[0] : undefined
  if (only?.kind === 'holder' || only?.kind === 'holders') return holdersOf(only)
  const bare = factors.find(({ kind }) => kind === 'holder')
  if (bare) throw new PackSizeError('contents', bare.holders[0])
  if (only?.kind === 'number' && only.holders.length === 0) return { kind: 'number', count: only.count }
  return measured[0] ? measuredAmount(factors, measured[0]) : pieces(factors)
}

function holdersOf({ count, holders, many, kind }: Factor): Amount {
  // A factor becomes `holder` or `holders` only when a holder was read.
  const holder = itemAt(holders, 0)
  if (many !== undefined && kind === 'holder') throw new PackSizeError('how many', many)
  return { kind: 'holders', count, holder }
}

function measuredAmount(factors: readonly Factor[], measured: Factor): Amount {
  const isSingle = factors.length === 1
  if (isSingle && measured.many !== undefined) throw new PackSizeError('how many', measured.many)
  // "5 kg carton of 50" holds 5 kg; "12 x 1 L each" may be sold by the litre; a dozen eggs of 600 g weigh 600 g.
  if (measured.link === 'of' || (measured.isEach && !isSingle)) throw new PackSizeError('sum')
  // "5 packets x 10 pieces x 1.15 kg": the weight is of a piece or of a packet.
  const pieces = factors.findIndex(({ kind }) => kind === 'pieces')
  if (pieces > 0 && factors[pieces - 1]?.kind === 'holders' && !factors[pieces]?.isDozen) throw new PackSizeError('sum')
  if (measured.measure === 'kg' && factors.some(({ isDozen }) => isDozen)) throw new PackSizeError('sum')
  // A factor of the kind `measure` has its measure (pack-grammar.ts).
  return product(factors, required(measured.measure, 'The measure of a factor'), measured)
}

/** Returns a number of pieces. The last factor must count pieces, not holders whose contents are unknown. */
function pieces(factors: readonly Factor[]): Amount {
  factors.forEach((factor, i) => {
    const { kind, holders, link, within, per } = factor
    const after = factors[i + 1]
    const isFilled =
      after !== undefined && (link === 'of' || after.kind === 'pieces' || (after.kind === 'number' && isCounting(holders.at(-1))))
    const isFilledBefore = factors.some((other) => other.per !== undefined && other.per === holders[0] && other !== factor)
    if (kind === 'holders' && !isFilled && !isFilledBefore) throw new PackSizeError('contents', holders[0])
    const isUncounted = kind === 'number' && [within, per].some((holder) => holder !== undefined && !isCounting(holder))
    if (isUncounted) throw new PackSizeError('of what', within ?? per)
    if (kind === 'number' && link === 'of') throw new PackSizeError('sum')
  })
  // A statement has at least one factor.
  const inner = lastItem(factors)
  const before = factors.at(-2)
  // "24 x 375" is likely 375 ml, "20 sleeves x 50" are pieces.
  const isOfPieces = isCounting(inner.within ?? (before?.kind === 'holders' ? before.holders.at(-1) : undefined))
  if (inner.kind === 'number' && before && !isOfPieces && !factors.some(({ kind }) => kind === 'pieces')) throw new PackSizeError('of what')
  return product(factors, 'piece', inner)
}

function product(factors: readonly Factor[], measure: Measure, inner: Factor): Amount {
  const amount = rounded(factors.reduce((all, { count }) => all * count, 1))
  // A pack cannot be empty or hold more than a million.
  if (!(amount > 0 && amount <= 1_000_000)) throw new PackSizeError('impossible')
  return {
    kind: 'amount',
    amount,
    measure,
    inner: rounded(inner.count),
    counts: factors.filter((factor) => factor !== inner).map(({ count }) => count),
    isEach: inner.isEach,
    holders: factors.flatMap(({ holders }) => holders),
  }
}

/** Removes the rounding error of a product: 6 times 0.33 is 1.98. */
const rounded = (number: number) => Number(number.toPrecision(12))

/**
 * Combines statements that describe the same pack, "carton (12 x 1 L)" or "5 kg (2 x 2.5 kg)".
 * @throws PackSizeError when they contradict each other
 */
export function combineStatements(amounts: readonly Amount[]): Amount {
  if (amounts.length === 0) throw new PackSizeError('unknown')
  return amounts.reduce((one, other) => {
    if (isOneHolder(one)) return other.kind === 'number' ? counted(other.count, one.holder) : other
    if (isOneHolder(other)) return one
    if (one.kind !== 'amount' || other.kind !== 'amount') throw new PackSizeError('sum')
    if (one.measure !== other.measure || one.amount !== other.amount) throw new PackSizeError('contradiction')
    return other.counts.length > one.counts.length ? other : one
  })
}

const isOneHolder = (amount: Amount): amount is Extract<Amount, { kind: 'holders' }> => amount.kind === 'holders' && amount.count === 1

/** Returns the amount of "carton (1,000)": a number in brackets counts pieces if the holder is one whose contents are counted. */
function counted(count: number, holder: string): Amount {
  return pieces([{ count, kind: 'number', holders: [], isDozen: false, isEach: false, within: holder }])
}
