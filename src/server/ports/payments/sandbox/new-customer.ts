import { createHash } from 'node:crypto'
import type { SandboxCustomer } from './objects.ts'

type NewCustomer = { key: string; supplierId: number; name: string; email: string }

/** Returns the id of the customer that a key makes: the same key, the same customer. */
export const idOfKey = (key: string): string => `cus_${createHash('sha256').update(`customer:${key}`).digest('hex').slice(0, 24)}`

export const newCustomer = ({ key, supplierId, name, email }: NewCustomer, now: Date): SandboxCustomer => ({
  id: idOfKey(key),
  name,
  email,
  supplierId,
  balance: 0,
  defaultCard: null,
  sequence: 0,
  clock: Math.floor(now.getTime() / 1000),
  dueAt: null,
  cards: [],
  subscriptions: [],
  schedules: [],
  invoices: [],
  invoicePayments: [],
  paymentIntents: [],
  setupIntents: [],
  charges: [],
  refunds: [],
  disputes: [],
  creditChanges: [],
  results: [],
})
