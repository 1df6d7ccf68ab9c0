import type { NewQuoteLine } from '#contract/quotes/supplier-quote.ts'
import { MAX_PRICES_OF_LINE } from '#contract/quotes/supplier-quote.ts'
import type { BelowMinimum } from '#contract/quotes/order-terms.ts'
import type { RequestLine } from '#contract/quotes/request-lines.ts'
import type { Fault } from '#server/http/faults.ts'
import { invalid } from '#server/http/problems.ts'
import { quotedLines } from '#shared/quoted-lines/quoted-lines.ts'

type Answer = { lines: NewQuoteLine[]; passedLineIds: string[]; belowMinimum: BelowMinimum | null; smallOrderFeeCents: number | null }
type Asked = Pick<RequestLine, 'id' | 'item' | 'amount' | 'measure' | 'every'>

/** $10,000,000,000: what a line of a request may cost, so that sums and their products with taxes stay exact. */
const MAX_COST_CENTS = 1_000_000_000_000
/** What all other lines together may cost, for the same reason. */
const MAX_SUM_CENTS = 5_000_000_000_000_000

const UNKNOWN = 'The request has no such line.'
const NO_LINE = 'Please say which line of the request it is a substitute for.'
const TOO_MANY = `Please keep it to ${MAX_PRICES_OF_LINE} prices for a line.`
const TOO_DEAR = 'For what is needed this comes to more than $10,000,000,000.'
const PRICED = 'This line has a price. Please either price it or leave it out.'
const ALL_PASSED = 'These are all lines of the request. Please pass on the request instead.'
const NO_FEE = 'Please give the fee for small orders.'

/** Checks an answer against the lines of its request. @throws 400 with the path of each fault */
export function checkAnswer(asked: readonly Asked[], answer: Answer): void {
  const faults = [...faultsOfLines(asked, answer.lines), ...faultsOfPassed(asked, answer), ...faultsOfTerms(answer)]
  if (faults.length > 0) throw invalid(faults)
}

function faultsOfLines(asked: readonly Asked[], lines: NewQuoteLine[]): Fault[] {
  const known = new Set(asked.map(({ id }) => id))
  const prices = new Map<string, number>()
  const quoted = quotedLines(lines, asked, null)
  const faults = lines.flatMap(({ requestLineId, isSubstitute }, n): Fault[] => {
    const path = `lines.${n}.requestLineId`
    if (requestLineId === null) return isSubstitute ? [{ path, message: NO_LINE }] : []
    if (!known.has(requestLineId)) return [{ path, message: UNKNOWN }]
    const count = (prices.get(requestLineId) ?? 0) + 1
    prices.set(requestLineId, count)
    if (count > MAX_PRICES_OF_LINE) return [{ path, message: TOO_MANY }]
    return (quoted[n]?.costCents ?? 0) > MAX_COST_CENTS ? [{ path: `lines.${n}.priceCents`, message: TOO_DEAR }] : []
  })
  const sum = quoted.reduce((cents, { requestLineId, costCents }) => cents + (requestLineId === null ? (costCents ?? 0) : 0), 0)
  return sum > MAX_SUM_CENTS ? [...faults, { path: 'lines', message: 'All lines together come to too much.' }] : faults
}

function faultsOfPassed(asked: readonly Asked[], { lines, passedLineIds }: Answer): Fault[] {
  const known = new Set(asked.map(({ id }) => id))
  const priced = new Set(lines.map(({ requestLineId }) => requestLineId))
  const faults = passedLineIds.flatMap((id, n): Fault[] => {
    if (!known.has(id)) return [{ path: `passedLineIds.${n}`, message: UNKNOWN }]
    return priced.has(id) ? [{ path: `passedLineIds.${n}`, message: PRICED }] : []
  })
  const isAll = asked.length > 0 && asked.every(({ id }) => passedLineIds.includes(id))
  return isAll && faults.length === 0 ? [{ path: 'passedLineIds', message: ALL_PASSED }] : faults
}

const faultsOfTerms = ({ belowMinimum, smallOrderFeeCents }: Answer): Fault[] =>
  belowMinimum === 'fee' && smallOrderFeeCents === null ? [{ path: 'smallOrderFeeCents', message: NO_FEE }] : []
