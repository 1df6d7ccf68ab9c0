import { randomInt, randomUUID } from 'node:crypto'
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest'
import { deleteAccount, getExport } from '#contract/accounts/accounts.ts'
import { addProduct } from '#contract/directory/showcase.ts'
import type { CallerInput } from '#contract/endpoint/endpoint.ts'
import { addSearchAlert } from '#contract/directory/search-alerts.ts'
import { stopEmails } from '#contract/emails/unsubscribe.ts'
import { encrypt } from '#server/security/encryption.ts'
import { confirmReader } from '#server/features/emails/delivery/held-emails.ts'
import { createTestApp, type TestApp } from '#test/app/app.ts'
import { servedPage } from '#test/app/pages.ts'
import { buyer, confirmAddressOf, supplier } from '#test/people/people.ts'
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
/** Headers of another client each time, because the rate limit is per client. */
const newClient = () => ({ 'x-forwarded-for': `10.${randomInt(256)}.${randomInt(256)}.${randomInt(256)}` })
const setAlert = (alert: CallerInput<typeof addSearchAlert>) => app.call(addSearchAlert, alert, newClient())
/** Returns the emails to an address after all alerts that are due have been sent. */
const emailsTo = async (address: string) => {
  await sendAlerts(app.context)
  return (await app.emails()).filter(({ to }) => to?.[0]?.address === address)
}
const subjectsTo = async (address: string) => (await emailsTo(address)).map(({ subject }) => subject)
const alerts = () => app.context.db.selectFrom('searchAlerts').select(['email', 'search', 'sentAt']).execute()

describe('Search alerts', () => {
  test('an alert sends one email, about the first supplier listed for its search, and never another', async () => {
    const email = newAddress()
    await confirmReader(app.context, email)
    await setAlert({ email, search: 'bin liners' })
    await app.supplier({ businessName: 'Tin Shed Coffee' })
    expect(await emailsTo(email)).toEqual([])
    const { id } = await app.supplier({ businessName: 'Northside Hygiene', tags: ['Bin liners'] })
    const [first, ...others] = await emailsTo(email)
    expect(others).toEqual([])
    expect(first).toMatchObject({ subject: 'Northside Hygiene is on Backdock now' })
    expect(first?.text).toContain(`/suppliers/${id}`)
    expect(first?.text).toContain('bin liners')
    await app.supplier({ businessName: 'Southside Hygiene', tags: ['Bin liners'] })
    expect(await subjectsTo(email)).toEqual(['Northside Hygiene is on Backdock now'])
  })

  test('an alert finds an existing supplier that adds the product later, even under another word of the trade', async () => {
    const email = newAddress()
    const beans = await supplier(app)
    await setAlert({ email, search: 'serviettes' })
    expect(await emailsTo(email)).toEqual([])
    await beans.call(addProduct, { id: `${beans.supplierId}`, title: 'Lunch Napkins' })
    expect(await emailsTo(email)).toHaveLength(1)
  })

  test('an alert that is set twice, in whatever case, is stored once; with a location it is another alert', async () => {
    const email = newAddress()
    await setAlert({ email, search: 'Bin Liners', location: 'Preston' })
    await setAlert({ email: email.toUpperCase(), search: 'bin liners', location: 'preston' })
    await setAlert({ email, search: 'bin liners' })
    expect(await alerts()).toHaveLength(2)
  })

  test('an alert with a location waits for a supplier from there', async () => {
    const email = newAddress()
    await setAlert({ email, search: 'bin liners', location: 'VIC' })
    await app.supplier({ tags: ['Bin liners'], state: 'NSW', suburb: 'Botany', postcode: '2019' })
    expect(await emailsTo(email)).toEqual([])
    await app.supplier({ businessName: 'Preston Hygiene', tags: ['Bin liners'], state: 'VIC', suburb: 'Preston', postcode: '3072' })
    expect(await subjectsTo(email)).toEqual(['Preston Hygiene is on Backdock now'])
  })

  test('an alert whose search has no words is accepted but not stored', async () => {
    await setAlert({ email: newAddress(), search: '&!' })
    expect(await alerts()).toEqual([])
  })

  test('an alert whose supplier is deleted before the email is sent keeps waiting', async () => {
    const email = newAddress()
    await setAlert({ email, search: 'bin liners' })
    const { id } = await app.supplier({ tags: ['Bin liners'] })
    await app.context.db.deleteFrom('suppliers').where('id', '=', id).execute()
    expect(await emailsTo(email)).toEqual([])
    await app.supplier({ businessName: 'Preston Hygiene', tags: ['Bin liners'] })
    expect(await subjectsTo(email)).toEqual(['Preston Hygiene is on Backdock now'])
  })
})

describe('Search alerts for an email address', () => {
  test('an address has at most twenty open alerts and gets at most five emails a day', async () => {
    const email = newAddress()
    for (let n = 0; n < 21; n++) await setAlert({ email, search: `blend${n}` })
    expect(await alerts()).toHaveLength(20)
    await app.supplier({ description: Array.from({ length: 21 }, (_, n) => `blend${n}`).join(' ') })
    expect(await emailsTo(email)).toHaveLength(5)
    now = new Date(now.getTime() + 25 * 3_600_000)
    // The budget of the address goes by the clock of the machine.
    await app.context.db.deleteFrom('rateLimits').execute()
    expect(await emailsTo(email)).toHaveLength(10)
  })

  test('an address gets no more emails after its stop link is used, even for alerts that are set later', async () => {
    const email = newAddress()
    await setAlert({ email, search: 'bin liners' })
    await setAlert({ email, search: 'pest control' })
    await app.supplier({ tags: ['Bin liners'] })
    const [{ text } = { text: '' }] = await emailsTo(email)
    const token = /\/unsubscribe\/([\w.-]+)/.exec(text!)![1]!
    await app.call(stopEmails, { token }, newClient())
    await app.call(stopEmails, { token }, newClient())
    await setAlert({ email, search: 'hand soap' })
    expect(await alerts()).toEqual([])
    await app.supplier({ tags: ['Pest control', 'Hand soap'] })
    expect(await emailsTo(email)).toHaveLength(1)
  })

  test('the stop link of an email from before these emails had one like all others leads to it, an incomplete one to a page that says so', async () => {
    const email = newAddress()
    await setAlert({ email, search: 'bin liners' })
    const earlier = encrypt(app.context.secrets, `stop search alerts: ${email}`)
    const { headers } = await app.server.inject(`/search-alerts/stop?token=${earlier}`)
    await app.call(stopEmails, { token: String(headers.location).replace('/unsubscribe/', '') }, newClient())
    expect(await alerts()).toEqual([])
    const incomplete = await app.server.inject(`/search-alerts/stop?token=${earlier.slice(0, -1)}`)
    expect((await servedPage(app, String(incomplete.headers.location))).status).toBe(404)
  })

  test('a client can set ten alerts a minute, and the next is a 429', async () => {
    const client = newClient()
    const call = () => app.call(addSearchAlert, { email: newAddress(), search: 'tea' }, client)
    for (let n = 0; n < 10; n++) await call()
    await expect(call()).rejects.toThrow(/^429/)
  })

  test('alerts are in the export of the account with their address, and are deleted with it', async () => {
    const ann = await buyer(app)
    await confirmAddressOf(app, ann)
    await setAlert({ email: ann.email.toUpperCase(), search: 'bin liners' })
    expect(await ann.call(getExport, {})).toMatchObject({ searchAlerts: [{ search: 'bin liners', location: null, sentAt: null }] })
    await ann.call(deleteAccount, { password: ann.password, removeListing: false })
    expect(await alerts()).toEqual([])
  })
})
