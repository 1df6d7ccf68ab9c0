import type { PaymentEvent } from '#server/ports/payments/payments.ts'
import { gstIn } from '#shared/money/gst.ts'
import type { RowOf } from '#server/db/db.ts'
import { inOrder } from './event-order.ts'
import { invoicesIn, refundsIn, type InvoiceState } from './invoice-state.ts'

type Account = RowOf<'ledger'>['account']
/** One entry: signed cents by account, which add up to 0. More is owed to us, or is in our account, where they are above 0. */
export type Entry = { entry: string; at: string; lines: Partial<Record<Account, number>> }

/**
 * Returns the entries that follow from the set of a customer's events. Further events only add entries: what turns out otherwise is
 * booked back by an entry of its own.
 */
export const entriesOf = (events: PaymentEvent[]): Entry[] => [
  ...[...invoicesIn(events).values()].flatMap(ofInvoice),
  ...ofRefunds(events),
  ...ofDisputes(events),
  ...ofCredit(events),
]

/** Returns what was earned and its tax, negative as incomes are booked. */
const earned = (cents: number) => ({ revenue: -(cents - gstIn(cents)), gst: -gstIn(cents) })

function ofInvoice({ id, status, at, issuedAt, totalCents, dueCents, paidCents }: InvoiceState): Entry[] {
  const credit = totalCents - dueCents
  const issued = { receivable: totalCents, ...earned(totalCents) }
  const credited = { receivable: -credit, credit }
  const entries: Entry[] = [{ entry: `invoice ${id}`, at: issuedAt ?? at, lines: issued }]
  if (credit !== 0) entries.push({ entry: `credit ${id}`, at: issuedAt ?? at, lines: credited })
  if (status === 'paid' && paidCents !== 0) entries.push({ entry: `payment ${id}`, at, lines: { cash: paidCents, receivable: -paidCents } })
  if (status === 'void') {
    entries.push({ entry: `void ${id}`, at, lines: negated(issued) })
    if (credit !== 0) entries.push({ entry: `void credit ${id}`, at, lines: negated(credited) })
  }
  if (status === 'uncollectible') entries.push({ entry: `uncollectible ${id}`, at, lines: { 'bad debt': dueCents, receivable: -dueCents } })
  return entries
}

const ofRefunds = (events: PaymentEvent[]): Entry[] =>
  [...refundsIn(events).values()].flatMap(({ refund: { id, cents, status }, at }) => {
    const paidBack = { cash: -cents, ...negated(earned(cents)) }
    const entries = [{ entry: `refund ${id}`, at, lines: paidBack }]
    return status === 'failed' ? [...entries, { entry: `failed refund ${id}`, at, lines: negated(paidBack) }] : entries
  })

/** What a cardholder's bank has taken back is held apart until it is decided whose it is. */
function ofDisputes(events: PaymentEvent[]): Entry[] {
  const disputes = new Map<string, Entry[]>()
  for (const event of inOrder(events)) {
    if (event.kind !== 'dispute') continue
    const { id, cents, status } = event.dispute
    const opened = { entry: `dispute ${id}`, at: event.at, lines: { cash: -cents, disputed: cents } }
    const before = disputes.get(id) ?? [opened]
    if (before.length > 1 || status === 'open') disputes.set(id, before)
    else if (status === 'won') disputes.set(id, [...before, { entry: `dispute won ${id}`, at: event.at, lines: negated(opened.lines) }])
    else
      disputes.set(id, [...before, { entry: `dispute lost ${id}`, at: event.at, lines: { disputed: -cents, ...negated(earned(cents)) } }])
  }
  return [...disputes.values()].flat()
}

/** Credit that is taken back becomes income again, as it was before it was credited. */
function ofCredit(events: PaymentEvent[]): Entry[] {
  const changes = new Map(events.flatMap((event) => (event.kind === 'credit' ? [[event.credit.id, event.credit]] : [])))
  return [...changes.values()].map(({ id, cents, at }) => ({ entry: `taken credit ${id}`, at, lines: { credit: cents, ...earned(cents) } }))
}

const negated = (lines: Entry['lines']): Entry['lines'] =>
  Object.fromEntries(Object.entries(lines).map(([account, cents]) => [account, -cents]))
