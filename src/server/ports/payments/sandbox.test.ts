import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { BETA, createProvider, type Provider } from '#test/stubs/payment-providers.ts'
import { PaymentRefused, PaymentsUnavailable } from './payments.ts'

describe('The sandbox', () => {
  let site: Provider
  beforeEach(async () => void (site = await createProvider('sandbox')))
  afterEach(() => site.close())

  test('finds the customer in every id and secret, and does not know others', async () => {
    const { id, customer, clientSecret } = await site.start()
    const part = customer.slice('cus_'.length)
    for (const each of [id, clientSecret, await site.payments.startCardChange(customer)]) expect(each).toContain(part)
    const guesses = [
      '',
      'pi_1',
      'nonsense',
      `pi_${part}0005_secret_guess`,
      clientSecret.slice(0, -1),
      'pi_000000000000000000000000_secret_x',
    ]
    for (const guess of guesses) {
      await expect(site.pay(guess)).rejects.toThrow(PaymentsUnavailable)
      await expect(site.answerBank(guess, true)).rejects.toThrow(PaymentsUnavailable)
    }
    await expect(site.payments.secretOf('sub_1')).rejects.toThrow(PaymentsUnavailable)
    expect((await site.now(id)).status).toBe('incomplete')
  })

  test('gives secrets that do not follow from one another', async () => {
    const customer = await site.newCustomer()
    const secrets = [await site.payments.startCardChange(customer), await site.payments.startCardChange(customer)]
    const ends = secrets.map((secret) => secret.split('_secret_')[1]!)
    expect(new Set(ends).size).toBe(2)
    for (const end of ends) expect(end.length).toBeGreaterThanOrEqual(24)
  })

  test('says when something happens next by itself: an end without payment, a renewal, nothing while that is due', async () => {
    const dueAt = async (customer: string) => (await site.store.read(customer))!.dueAt
    const { customer, clientSecret } = await site.start()
    expect(await dueAt(customer)).toBe('2026-02-01T09:00:00.000Z')
    await site.pay(clientSecret, 'renewal_declined')
    expect(await dueAt(customer)).toBe('2026-02-28T10:00:00.000Z')
    await site.moveTo('2026-03-15T00:00:00Z')
    expect(await dueAt(customer)).toBeNull()
    expect(site.store.events.at(-1)).toMatchObject({ created: Date.parse('2026-02-28T10:00:00Z') / 1000 })
  })

  test('catches up before anything else happens', async () => {
    const { id } = await site.subscribe()
    site.clock.now = new Date('2026-04-15T00:00:00Z')
    await site.payments.cancelAtPeriodEnd(id, site.key())
    expect(await site.now(id)).toMatchObject({ periodEnd: '2026-04-30T10:00:00.000Z', cancelAtPeriodEnd: true })
    expect(await site.invoices(id)).toHaveLength(3)
  })

  test('keeps nothing of what fails', async () => {
    const { id, customer } = await site.subscribe(BETA, 'renewal_declined')
    const before = [await site.store.read(customer), site.store.events.length]
    const change = { terms: { ...BETA, plan: 'enterprise', cents: 199_00 } as const, at: site.clock.now, key: site.key() }
    await expect(site.payments.changeNow(id, change)).rejects.toThrow(PaymentRefused)
    expect([await site.store.read(customer), site.store.events.length]).toEqual(before)
  })

  test('does not grow with what is tried in vain', async () => {
    const { customer, clientSecret } = await site.start()
    const { id, customer: other } = await site.subscribe()
    for (let attempt = 0; attempt < 60; attempt++) {
      await site.payments.resume(id, site.key())
      await site.pay(clientSecret, attempt % 2 ? 'declined' : 'authentication')
      await site.payments.startCardChange(customer)
    }
    const { cards, setupIntents } = (await site.store.read(customer))!
    expect(cards.length).toBeLessThan(3)
    expect(setupIntents.length).toBeLessThan(25)
    expect((await site.store.read(other))?.results.length).toBeLessThan(55)
  })
})
