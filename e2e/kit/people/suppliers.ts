import type { Page } from '@playwright/test'
import { randomUUID } from 'node:crypto'
import { send } from '#e2e/kit/calls.ts'
import { registered, signIn, type Person } from './people.ts'
import { expect, type Caller } from '#e2e/kit/site.ts'

// Suppliers with accounts, and with plans.

/** A signed-in supplier, with a page or with API calls only. */
export type Supplier<By extends Caller = Page> = Person & { id: number; businessName: string; path: string; page: By }

/** Creates a supplier with an account, who is signed in on `page`. */
export const newSupplier = <By extends Caller>(page: By, name = 'Tin Shed') => supplierNamed(page, `${name} ${randomUUID().slice(0, 8)}`)

/** The same with this very name, which others may have. */
export async function supplierNamed<By extends Caller>(page: By, businessName: string): Promise<Supplier<By>> {
  const person = await registered(page, { businessName })
  await signIn(page, person)
  const { user } = await (await page.request.get('/api/me')).json()
  return { ...person, id: user.supplierId, businessName, path: `/suppliers/${user.supplierId}`, page }
}

/** A plan as the API names it; without an interval, by the month. */
type Terms = { plan: 'starter' | 'professional' | 'enterprise'; interval?: 'month' | 'year' }

const CARD = { kind: 'success', brand: 'visa', last4: '4242', expMonth: 12, expYear: 2040 }

/** Subscribes the signed-in supplier to a plan, paid in the sandbox, and waits until it has it. */
export async function subscribe(caller: Caller, terms: Terms) {
  const { clientSecret } = await send(caller, '/api/get-or-create-subscription', terms)
  expect(await send(caller, '/api/sandbox/confirm', { clientSecret, card: CARD })).toMatchObject({ status: 'succeeded' })
  const planNow = async () => (await (await caller.request.get('/api/me')).json()).user.plan
  await expect.poll(planNow).toBe(terms.plan)
}

/** Creates a supplier with an account and a plan, who is signed in on `page`. */
export async function subscribedSupplier(page: Page, terms: Terms = { plan: 'professional' }): Promise<Supplier> {
  const supplier = await newSupplier(page)
  await subscribe(page, terms)
  return supplier
}
