import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { getMe } from '#contract/accounts/accounts.ts'
import { cancelSubscription, confirmSandbox, finishCardChange, startCardChange } from '#contract/billing/billing.ts'
import { createLog } from '#server/log.ts'
import { cardOf, confirmedSupplier, createBillingApp, payWith, subscriptionNow, type BillingApp } from '#test/people/billing.ts'
import { collectLog } from '#test/app/log.ts'
import { supplier, type Person } from '#test/people/people.ts'
import { problemOf } from '#test/app/problem.ts'
import { endGrace } from './grace.ts'

let app: BillingApp
beforeAll(async () => {
  app = await createBillingApp()
})
afterAll(() => app.stop())

const userOf = async (person: Person) => (await person.call(getMe, {})).user
const subjectsTo = async ({ email }: Person) =>
  (await app.emails()).filter(({ to }) => to?.[0]?.address === email).map(({ subject }) => subject ?? '')

/** A supplier whose renewal was declined today. */
async function unpaidSupplier() {
  const beans = await confirmedSupplier(app)
  await payWith(beans, 'renewal_declined')
  await app.settled()
  await passToRenewal(beans)
  return beans
}

/** A month has 28 to 31 days. */
async function passToRenewal(person: Person) {
  while ((await subscriptionNow(person)).status === 'active') await app.passDays(1, person)
}

/** A provider at which a supplier pays what is due in the moment before a subscription is to end. */
const paidJustBefore = (person: Person) => ({
  ...app.context.payments,
  abandon: async (id: string) => {
    await payWith(person, 'success')
    return app.context.payments.abandon(id)
  },
})

describe('A renewal that is not paid', () => {
  test('a plan goes on for seven days after a renewal has failed, with emails on the days 0, 3 and 6, and ends then', async () => {
    const beans = await unpaidSupplier()
    expect(await userOf(beans)).toMatchObject({ subscriptionStatus: 'past_due', plan: 'professional' })
    expect(await subscriptionNow(beans)).toMatchObject({ due: { cents: 6450 } })
    const unpaid = async () => (await subjectsTo(beans)).filter((subject) => /did not go through|plan ends on/.test(subject)).length
    expect(await unpaid()).toBe(1)
    await app.passDays(3, beans)
    expect(await unpaid()).toBe(2)
    await app.passDays(3, beans)
    expect(await unpaid()).toBe(3)
    await app.passDays(2, beans)
    expect(await unpaid()).toBe(3)
    expect(await userOf(beans)).toMatchObject({ subscriptionStatus: 'canceled', plan: null })
  })

  test('another card pays what is due, and so does the secret of the open invoice', async () => {
    const [ann, bob] = [await supplier(app), await supplier(app)]
    for (const person of [ann, bob]) await payWith(person, 'renewal_declined')
    await app.settled()
    await app.passDays(31, ann, bob)
    const { clientSecret } = await ann.call(startCardChange, {})
    await ann.call(confirmSandbox, { clientSecret, card: { ...cardOf('success'), last4: '4444' } })
    await ann.call(finishCardChange, { clientSecret })
    await payWith(bob, 'success')
    await app.settled()
    expect(await subscriptionNow(ann)).toMatchObject({ status: 'active', due: null, card: { last4: '4444' } })
    expect(await subscriptionNow(bob)).toMatchObject({ status: 'active', due: null })
  })

  test('a plan that is paid in the moment in which it would end goes on', async () => {
    const beans = await unpaidSupplier()
    await app.passDays(6, beans)
    const now = () => new Date(app.context.now().getTime() + 86_400_000)
    await endGrace({ ...app.context, payments: paidJustBefore(beans), now })
    await app.settled()
    expect(await userOf(beans)).toMatchObject({ subscriptionStatus: 'active', plan: 'professional' })
    expect((await subjectsTo(beans)).filter((subject) => /has ended/.test(subject))).toEqual([])
  })

  test('a provider that does not answer is asked again, and the plan gives nothing meanwhile', async () => {
    const beans = await unpaidSupplier()
    await app.passDays(6, beans)
    const now = () => new Date(app.context.now().getTime() + 86_400_000)
    const payments = { ...app.context.payments, abandon: () => Promise.reject(new Error('The provider is away.')) }
    const log = collectLog()
    await endGrace({ ...app.context, payments, now, log: createLog(app.context.config, log) })
    expect(log.entries()).toMatchObject([{ level: 'warn', err: { message: 'The provider is away.' } }])
    expect(await userOf(beans)).toMatchObject({ subscriptionStatus: 'past_due' })
    await app.passDays(1, beans)
    expect(await userOf(beans)).toMatchObject({ subscriptionStatus: 'canceled', plan: null })
  })

  test('a supplier ends the plan at once, without paying', async () => {
    const beans = await unpaidSupplier()
    await beans.call(cancelSubscription, {})
    await app.settled()
    expect(await userOf(beans)).toMatchObject({ subscriptionStatus: 'canceled', plan: null })
    expect(await problemOf(beans.call(cancelSubscription, {}))).toMatchObject({ status: 409 })
  })
})
