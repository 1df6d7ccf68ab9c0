import { expect, type Caller } from './site.ts'
import { send } from './quotes.ts'

const CARD = { kind: 'success', brand: 'Visa', last4: '4242', expMonth: 12, expYear: 2040 }

/** Subscribes the signed-in supplier to a plan, paid in the sandbox, and waits until it has it. */
export async function subscribe(caller: Caller, plan: 'starter' | 'professional' | 'enterprise') {
  const { clientSecret } = await send(caller, '/api/get-or-create-subscription', { plan })
  expect(await send(caller, '/api/sandbox/confirm', { clientSecret, card: CARD })).toMatchObject({ status: 'succeeded' })
  const planNow = async () => (await (await caller.request.get('/api/me')).json()).user.plan
  await expect.poll(planNow).toBe(plan)
}
