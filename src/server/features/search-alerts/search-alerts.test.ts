import { randomInt, randomUUID } from 'node:crypto'
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest'
import { deleteAccount, getExport } from '#contract/accounts.ts'
import { addProduct } from '#contract/showcase.ts'
import type { Sent } from '#contract/endpoint.ts'
import { addSearchAlert, stopSearchAlerts } from '#contract/search-alerts.ts'
import { createTestApp, type TestApp } from '#test/app.ts'
import { buyer, supplier } from '#test/people.ts'
import { sendAlerts } from './send-alerts.ts'

let app: TestApp
let now = new Date()
beforeAll(async () => void (app = await createTestApp({ TRUST_PROXY: 'true' }, { now: () => now })))
afterAll(() => app.stop())
afterEach(async () => {
  await app.context.db.deleteFrom('searchAlerts').execute()
  await app.context.db.deleteFrom('suppliers').execute()
})

const newAddress = () => `ann-${randomUUID()}@cafe.example`
/** From another client each time: the limit is a client's. */
const elsewhere = () => ({ 'x-forwarded-for': `10.${randomInt(256)}.${randomInt(256)}.${randomInt(256)}` })
const ask = (alert: Sent<typeof addSearchAlert>) => app.call(addSearchAlert, alert, elsewhere())
/** What has come to an address once all suppliers were compared. */
const emailsTo = async (address: string) => {
  await sendAlerts(app.context)
  return (await app.emails()).filter(({ to }) => to?.[0]?.address === address)
}
const subjectsTo = async (address: string) => (await emailsTo(address)).map(({ subject }) => subject)
const alerts = () => app.context.db.selectFrom('searchAlerts').select(['email', 'search', 'sentAt']).execute()

describe('search alerts: search alerts', () => {
  describe('a search alert', () => {
    test('is one email, at the first supplier that is listed with it, and never another', async () => {
      const email = newAddress()
      await ask({ email, search: 'bin liners' })
      await app.supplier({ businessName: 'Tin Shed Coffee' })
      expect(await emailsTo(email)).toEqual([])
      const { id } = await app.supplier({ businessName: 'Northside Hygiene', tags: ['Bin liners'] })
      const [first, ...others] = await emailsTo(email)
      expect(others).toEqual([])
      expect(first).toMatchObject({ subject: 'Northside Hygiene is on Backdock now' })
      expect(first!.text).toContain(`/suppliers/${id}`)
      expect(first!.text).toContain('bin liners')
      await app.supplier({ businessName: 'Southside Hygiene', tags: ['Bin liners'] })
      expect(await subjectsTo(email)).toEqual(['Northside Hygiene is on Backdock now'])
    })

    test('is answered by a supplier that has been there and now says it, in other words of the trade too', async () => {
      const email = newAddress()
      const somebody = await supplier(app)
      await ask({ email, search: 'serviettes' })
      expect(await emailsTo(email)).toEqual([])
      await somebody.call(addProduct, { id: `${somebody.supplierId}`, title: 'Lunch Napkins' })
      expect(await emailsTo(email)).toHaveLength(1)
    })

    test('that is asked for twice, in whatever case, is one', async () => {
      const email = newAddress()
      await ask({ email, search: 'Bin Liners', location: 'Preston' })
      await ask({ email: email.toUpperCase(), search: 'bin liners', location: 'preston' })
      await ask({ email, search: 'bin liners' })
      expect(await alerts()).toHaveLength(2)
    })

    test('with a location waits for a supplier of there', async () => {
      const email = newAddress()
      await ask({ email, search: 'bin liners', location: 'VIC' })
      await app.supplier({ tags: ['Bin liners'], state: 'NSW', suburb: 'Botany', postcode: '2019' })
      expect(await emailsTo(email)).toEqual([])
      await app.supplier({ businessName: 'Preston Hygiene', tags: ['Bin liners'], state: 'VIC', suburb: 'Preston', postcode: '3072' })
      expect(await subjectsTo(email)).toEqual(['Preston Hygiene is on Backdock now'])
    })

    test('that asks for no word is accepted and comes to nothing', async () => {
      await ask({ email: newAddress(), search: '&!' })
      expect(await alerts()).toEqual([])
    })

    test('waits while its supplier is deleted before the email has left', async () => {
      const email = newAddress()
      await ask({ email, search: 'bin liners' })
      const { id } = await app.supplier({ tags: ['Bin liners'] })
      await app.context.db.deleteFrom('suppliers').where('id', '=', id).execute()
      expect(await emailsTo(email)).toEqual([])
      await app.supplier({ businessName: 'Preston Hygiene', tags: ['Bin liners'] })
      expect(await subjectsTo(email)).toEqual(['Preston Hygiene is on Backdock now'])
    })
  })

  describe('an address that anybody can enter', () => {
    test('has twenty open alerts at most, and gets five emails a day', async () => {
      const email = newAddress()
      for (let n = 0; n < 21; n++) await ask({ email, search: `blend${n}` })
      expect(await alerts()).toHaveLength(20)
      await app.supplier({ description: Array.from({ length: 21 }, (_, n) => `blend${n}`).join(' ') })
      expect(await emailsTo(email)).toHaveLength(5)
      now = new Date(now.getTime() + 25 * 3_600_000)
      expect(await emailsTo(email)).toHaveLength(10)
    })

    test('gets no more after the link in the email, whoever asks', async () => {
      const email = newAddress()
      await ask({ email, search: 'bin liners' })
      await ask({ email, search: 'pest control' })
      await app.supplier({ tags: ['Bin liners'] })
      const [{ text } = { text: '' }] = await emailsTo(email)
      const token = decodeURIComponent(/\/search-alerts\/stop\?token=([\w%-]+)/.exec(text!)![1]!)
      await app.call(stopSearchAlerts, { token }, elsewhere())
      await app.call(stopSearchAlerts, { token }, elsewhere())
      await ask({ email, search: 'hand soap' })
      expect(await alerts()).toEqual([])
      await app.supplier({ tags: ['Pest control', 'Hand soap'] })
      expect(await emailsTo(email)).toHaveLength(1)
    })

    test('is not read out of a made-up link', async () => {
      for (const token of ['x', 'A'.repeat(80)])
        await expect(app.call(stopSearchAlerts, { token }, elsewhere())).rejects.toThrow('It is not complete.')
    })
  })

  test('one client asks ten times a minute', async () => {
    const client = elsewhere()
    const call = () => app.call(addSearchAlert, { email: newAddress(), search: 'tea' }, client)
    for (let n = 0; n < 10; n++) await call()
    await expect(call()).rejects.toThrow(/^429/)
  })

  test('alerts are in the export of the account with their address, and go with it', async () => {
    const ann = await buyer(app)
    await ask({ email: ann.email.toUpperCase(), search: 'bin liners' })
    expect(await ann.call(getExport, {})).toMatchObject({ searchAlerts: [{ search: 'bin liners', location: null, sentAt: null }] })
    await ann.call(deleteAccount, { password: ann.password, removeListing: false })
    expect(await alerts()).toEqual([])
  })
})
