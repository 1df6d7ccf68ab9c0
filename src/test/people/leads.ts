import { randomUUID } from 'node:crypto'
import { getWaiting, listLeads, type Contact, type Lead } from '#contract/quotes/leads.ts'
import { contactSupplier } from '#contract/suppliers/suppliers.ts'
import type { TestApp } from '#test/app/app.ts'
import type { Person, supplier } from './people.ts'

export type SupplierPerson = Awaited<ReturnType<typeof supplier>>

/** Returns how a visitor with a browser of their own contacts suppliers. */
export function visitorOf(app: TestApp) {
  const headers = { 'user-agent': randomUUID() }
  return (id: number, details: { message?: string; email?: string; phone?: string } = {}) =>
    app.call(contactSupplier, { id, ...details }, headers)
}

export const leadsOf = async (who: SupplierPerson, query: Record<string, string> = {}) =>
  who.call(listLeads, { id: who.supplierId, ...query })

/** Returns what a row of an inbox is known by: the id of a request, or what a visitor has left first. */
export const nameOf = (lead: Lead) =>
  lead.kind === 'request' ? lead.request.id : (lead.contact.email ?? lead.contact.phone ?? lead.contact.message)

/** Returns the first contact of an inbox. */
export async function contactIn(who: SupplierPerson): Promise<Contact> {
  const [lead] = (await leadsOf(who, { kind: 'contact' })).items
  if (lead?.kind !== 'contact') throw new Error('There is no contact')
  return lead.contact
}

/** Returns how many requests and contacts are new to somebody. */
export const waitingFor = async (who: Person): Promise<number> => (await who.call(getWaiting, {})).count
