import type { PaymentEvent, Payments } from '#server/ports/payments/payments.ts'
import { moneyBackIn } from './money-back.ts'

type Plan = { subscriptionId: string; customer: string; until: Date; key: string }

/**
 * Ends a plan at its provider and pays back what was not used of it until then. First it ends, so that nothing is charged or changed any
 * more while `book` says all that has happened; then the credit goes, so that nothing is paid with it; then the money comes back. Whoever
 * comes again goes on where the last one stopped.
 */
export async function giveBack(payments: Payments, { subscriptionId, customer, until, key }: Plan, book: () => Promise<PaymentEvent[]>) {
  await payments.cancelNow(subscriptionId, key)
  const parts = moneyBackIn(await book(), subscriptionId, until)
  await payments.takeCredit(customer, { key })
  await payments.payBack(customer, parts, key)
  await book()
}
