import * as z from 'zod/mini'
import type { PaymentEvent } from '#server/ports/payments/payments.ts'
import type { PriceTable } from './price-table.ts'
import { readInvoice } from './read-invoice.ts'
import { readCard, readCharge, readCreditChange, readDispute, readInvoicePayment, readRefund, readRefundOfCharge } from './read-money.ts'
import { readSubscription } from './read-subscription.ts'
import { Seconds } from './shapes.ts'

/** What an event has to tell, by its kind. */
type Content = PaymentEvent extends infer Each ? (Each extends PaymentEvent ? Omit<Each, 'id' | 'at' | 'type'> : never) : never
type Read = (object: unknown, prices: PriceTable) => Content

const subscription: Read = (object, prices) => ({ kind: 'subscription', subscription: readSubscription(object, prices) })
const invoice: Read = (object, prices) => ({ kind: 'invoice', invoice: readInvoice(object, prices), hasFailed: false })
const failedInvoice: Read = (object, prices) => ({ kind: 'invoice', invoice: readInvoice(object, prices), hasFailed: true })

const READERS = new Map<string, Read>(
  Object.entries({
    'customer.subscription.created': subscription,
    'customer.subscription.updated': subscription,
    'customer.subscription.deleted': subscription,
    'invoice.created': invoice,
    'invoice.finalized': invoice,
    'invoice.updated': invoice,
    'invoice.paid': invoice,
    'invoice.payment_succeeded': invoice,
    'invoice.payment_failed': failedInvoice,
    'invoice.voided': invoice,
    'invoice.marked_uncollectible': invoice,
    'invoice_payment.paid': readInvoicePayment,
    'charge.succeeded': readCharge,
    'charge.refunded': readRefundOfCharge,
    'charge.refund.updated': readRefund,
    'refund.created': readRefund,
    'refund.updated': readRefund,
    'refund.failed': readRefund,
    'charge.dispute.created': readDispute,
    'charge.dispute.updated': readDispute,
    'charge.dispute.closed': readDispute,
    'charge.dispute.funds_withdrawn': readDispute,
    'charge.dispute.funds_reinstated': readDispute,
    'payment_method.attached': readCard,
    // No webhook says it: only a comparison does.
    customer_balance_transaction: readCreditChange,
  }),
)

const Envelope = z.object({ id: z.string(), type: z.string(), created: Seconds, data: z.object({ object: z.unknown() }) })

/**
 * Reads an event in any version of Stripe's format, which the sandbox writes too. One that it does not know, or that lacks what it should
 * have, is `other`. @throws when it is no event at all
 */
export function readEvent(json: unknown, prices: PriceTable): PaymentEvent {
  const { id, type, created: at, data } = Envelope.parse(json)
  return { id, at, type, ...contentOf(type, data.object, prices) }
}

function contentOf(type: string, object: unknown, prices: PriceTable): Content {
  try {
    return READERS.get(type)?.(object, prices) ?? { kind: 'other' }
  } catch {
    // Whatever is missing in it, the provider would send it again for days.
    return { kind: 'other' }
  }
}
