import type { SandboxStore } from '#server/ports/payments/sandbox/sandbox-store.ts'
import type { SandboxCustomer, SandboxEvent } from '#server/ports/payments/sandbox/objects.ts'

/** Keeps the sandbox's customers in memory, as JSON, and the events that are to be sent. */
export function memorySandbox(now: () => Date): SandboxStore & { events: SandboxEvent[]; customers: () => SandboxCustomer[] } {
  const documents = new Map<string, string>()
  const events: SandboxEvent[] = []
  const read = (customer: string): SandboxCustomer | null => JSON.parse(documents.get(customer) ?? 'null')
  return {
    events,
    customers: () => [...documents.keys()].map((customer) => read(customer)!),
    read: async (customer) => read(customer),
    change: async (customer, work) => {
      const outcome = work(read(customer), now())
      documents.set(customer, JSON.stringify(outcome.document))
      events.push(...outcome.events)
      return outcome.result
    },
  }
}
