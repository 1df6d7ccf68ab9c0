import { customerOf, emit, newId } from '#server/ports/payments/sandbox/timeline.ts'
import type { Dispute } from '#server/ports/payments/sandbox/payment-objects.ts'
import { operateOn, type SandboxStore } from '#server/ports/payments/sandbox/sandbox-store.ts'

/** Has the bank of a cardholder hold the newest payment of a customer that none holds; returns false where there is none. */
export const openDispute = (store: SandboxStore, customer: string): Promise<boolean> =>
  operateOn(
    store,
    customer,
    () => '',
    (timeline) => {
      const { charges, disputes } = timeline.document
      const charge = charges.findLast(({ id }) => disputes.every((each) => each.charge !== id))
      if (!charge) return false
      const { id, amount, payment_intent } = charge
      const about = { object: 'dispute', amount, currency: 'aud', created: timeline.now, charge: id, payment_intent } as const
      const dispute: Dispute = { id: newId(timeline, 'dp'), ...about, status: 'needs_response' }
      disputes.push(dispute)
      emit(timeline, 'charge.dispute.created', dispute)
      return true
    },
  )

/** Has the bank decide whose the disputed payments are. */
export const closeDisputes = (store: SandboxStore, customer: string, status: 'won' | 'lost'): Promise<void> =>
  operateOn(
    store,
    customerOf(customer),
    () => '',
    (timeline) => {
      for (const dispute of timeline.document.disputes.filter((each) => each.status === 'needs_response')) {
        dispute.status = status
        emit(timeline, 'charge.dispute.closed', dispute)
      }
    },
  )
