import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { register } from '#contract/accounts/accounts.ts'
import { sendEnquiry } from '#contract/site/consultations.ts'
import { requestQuote, requestQuotes } from '#contract/quotes/quotes.ts'
import { answerQuote, sendMessage } from '#contract/quotes/quote-steps.ts'
import { contactSupplier } from '#contract/suppliers/suppliers.ts'
import { remindOfQuotes } from '#server/features/quotes/steps/scheduled-steps.ts'
import { createTestApp, type TestApp } from '#test/app/app.ts'
import { createBrowser, type Browser } from '#test/app/browser.ts'
import { newcomer, supplier, type Person } from '#test/people/people.ts'
import { prices } from '#test/people/quotes.ts'
import { confirmReader } from '#server/features/emails/delivery/held-emails.ts'

/** What a stranger types, in every field that takes a text. */
const TYPED = 'You-have-won'
const words = (field: string) => `${TYPED} ${field}`

let app: TestApp
let beans: Person & { supplierId: number }
beforeAll(async () => {
  app = await createTestApp({ OWNER_EMAIL: 'owner@backdock.example', OWNER_PASSWORD: 'kelpie-under-the-dock' })
  beans = await supplier(app)
})
afterAll(() => app.stop())
// Each test starts with fresh budgets.
beforeEach(() => app.context.db.deleteFrom('rateLimits').execute())

const newStranger = () => `stranger-${randomUUID()}@elsewhere.example`
const emailsTo = async (address: string) => (await app.emails()).filter(({ to }) => to?.[0]?.address === address)
const partsOf = ({ subject, html, text, replyTo }: Awaited<ReturnType<typeof emailsTo>>[number]) =>
  [subject, html, text, JSON.stringify(replyTo ?? '')].join('\n')
const requestTo = (supplierId: number, contactEmail: string) => ({
  supplierId,
  businessName: words('cafe'),
  contactEmail,
  contactPhone: '0491 570 156',
  requirements: words('requirements'),
  quantity: words('quantity'),
  deliveryLocation: words('place'),
  specialRequirements: words('special'),
})

describe('An email to an address that nobody has confirmed', () => {
  const SENT: [what: string, send: (by: Browser, to: string) => Promise<unknown>, says: RegExp][] = [
    ['copy of a quote request', (by, to) => by.call(requestQuote, requestTo(beans.supplierId, to)), /No\. \d+.*\/quotes\/[\w-]+\?key=/s],
    [
      'copy of a bulk request',
      (by, to) =>
        by.call(requestQuotes, {
          supplierIds: [beans.supplierId],
          contactEmail: to,
          message: words('message'),
          contactName: words('name'),
          company: words('company'),
        }),
      /No\. \d+.*Business of/s,
    ],
    [
      'copy of an inquiry',
      (by, to) => by.call(contactSupplier, { id: beans.supplierId, message: words('message'), email: to }),
      /Your inquiry is on its way to Business of/,
    ],
    [
      'copy of an enquiry',
      (by, to) => by.call(sendEnquiry, { kind: 'consultation', name: words('name'), email: to, message: words('message') }),
      /we read your enquiry/,
    ],
    [
      'confirmation of an account',
      (by, to) => by.call(register, { ...newcomer(), username: `${TYPED}-${randomUUID().slice(0, 8)}`, email: to }),
      /mode=confirm/,
    ],
  ]

  test.each(SENT)('a %s holds nothing that was typed, and what its reader needs', async (_, send, says) => {
    const stranger = newStranger()
    await send(createBrowser(app), stranger)
    const [email, ...others] = await emailsTo(stranger)
    expect(others).toEqual([])
    expect(partsOf(email!)).not.toContain(TYPED)
    expect(partsOf(email!)).not.toContain('0491')
    expect(partsOf(email!)).toMatch(says)
  })

  test('the prices, the reminder and a message of a supplier hold no words of either side until the link was opened once', async () => {
    const stranger = newStranger()
    const { id } = await createBrowser(app).call(requestQuote, requestTo(beans.supplierId, stranger))
    await beans.call(answerQuote, { id, ...prices({ note: words('note') }) })
    await app.context.db
      .updateTable('quoteRequests')
      .set({ statusAt: new Date(Date.now() - 3 * 86_400_000) })
      .where('id', '=', id)
      .execute()
    await remindOfQuotes(app.context)
    await beans.call(sendMessage, { id, text: words('message') })
    const before = await emailsTo(stranger)
    expect(before.map(({ subject }) => subject)).toEqual([
      expect.stringContaining('Your quote request'),
      expect.stringMatching(/^Business of .*: \$595\.00 \(No\. \d+\)$/),
      expect.stringContaining('is waiting for your answer'),
    ])
    for (const email of before) {
      expect(partsOf(email)).not.toContain(TYPED)
      expect(partsOf(email)).not.toContain('House blend')
    }
    await app.server.inject(before[0]!.text!.match(/\/quotes\/[\w-]+\?key=[\w.-]+/)![0].replace('/quotes', '/api/quotes'))
    const after = (await emailsTo(stranger)).slice(before.length)
    expect(after.map(partsOf)).toEqual([expect.stringContaining(words('message'))])
  })

  test('a supplier whose address nobody has confirmed gets number and link, and the words once it is confirmed', async () => {
    const { email, supplierId, id } = await supplier(app)
    const ask = () => createBrowser(app).call(requestQuote, requestTo(supplierId, newStranger()))
    const contact = () => createBrowser(app).call(contactSupplier, { id: supplierId, message: words('message'), email: newStranger() })
    await ask()
    await contact()
    const before = await emailsTo(email)
    expect(before).toHaveLength(2)
    for (const each of before) {
      expect(partsOf(each)).not.toMatch(new RegExp(`${TYPED}|stranger-`))
      expect(each.text).toContain('/supplier-dashboard?tab=quotes')
    }
    await app.context.db.updateTable('accounts').set({ emailConfirmedAt: new Date() }).where('id', '=', id).execute()
    await ask()
    await contact()
    const after = (await emailsTo(email)).slice(2)
    for (const each of after) expect(partsOf(each)).toContain(TYPED)
    expect(after.map(({ replyTo }) => replyTo?.[0]?.address)).toEqual([
      expect.stringContaining('stranger-'),
      expect.stringContaining('stranger-'),
    ])
  })

  test('the same copies to a confirmed address say everything', async () => {
    for (const [, send] of SENT.slice(0, 4)) {
      const reader = newStranger()
      await confirmReader(app.context, reader)
      await send(createBrowser(app), reader)
      const [email] = await emailsTo(reader)
      expect(partsOf(email!)).toContain(words(''))
    }
  })
})
