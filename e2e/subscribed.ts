import { expect, type Caller } from './site.ts'
import { registered, signIn } from './people.ts'

type Terms = { plan: 'starter' | 'professional' | 'enterprise'; interval: 'month' | 'year' }

const CARD = { kind: 'success', brand: 'visa', last4: '4242', expMonth: 12, expYear: 2034 }

/** Signs in a new supplier without a plan. */
export async function signedInSupplier(caller: Caller, businessName = 'Ledger Coffee') {
  const person = await registered(caller, { businessName })
  await signIn(caller, person)
  return person
}

/** Signs in a new supplier whose plan is paid, through the API. */
export async function subscribedSupplier(caller: Caller, terms: Terms = { plan: 'professional', interval: 'month' }) {
  const person = await signedInSupplier(caller)
  const { request } = caller
  const { clientSecret } = await (await request.post('/api/get-or-create-subscription', { data: terms })).json()
  const paid = await request.post('/api/sandbox/confirm', { data: { clientSecret, card: CARD } })
  expect(await paid.json()).toMatchObject({ status: 'succeeded' })
  await expect.poll(async () => (await (await request.get('/api/subscription')).json()).status).toBe('active')
  return person
}
