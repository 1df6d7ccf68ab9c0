import { PaymentsUnavailable } from '#server/ports/payments/payments.ts'
import type { CustomerTimeline } from './timeline.ts'
import { operate, type Outcome } from './operate.ts'
import type { SandboxCustomer } from './objects.ts'

/** Where the sandbox keeps its customers. */
export type SandboxStore = {
  /**
   * Locks the document of a customer, null when there is none yet, and stores what `work` makes of it: the document, when it is due next
   * (`dueAt`) and the events to be sent, in one transaction. Nothing is stored when `work` throws.
   */
  change<Result>(customer: string, work: (document: SandboxCustomer | null, now: Date) => Outcome<Result>): Promise<Result>
  read(customer: string): Promise<SandboxCustomer | null>
}

/** @throws PaymentsUnavailable when there is no such customer */
export function known(document: SandboxCustomer | null): SandboxCustomer {
  if (!document) throw new PaymentsUnavailable('The sandbox has no such customer.')
  return document
}

/** Does something with a customer that there is. */
export const operateOn = <Result>(
  store: SandboxStore,
  customer: string,
  random: () => string,
  work: (timeline: CustomerTimeline) => Result,
): Promise<Result> => store.change(customer, (document, now) => operate(known(document), now, random, work))
