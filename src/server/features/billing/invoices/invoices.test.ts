import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { extractText, getDocumentProxy } from 'unpdf'
import { listInvoices } from '#contract/billing/billing.ts'
import { createBillingApp, subscriber, type BillingApp } from '#test/people/billing.ts'
import { supplier, type Person } from '#test/people/people.ts'
import { BUSINESS } from '#test/stubs/stripe-server.ts'

let sandbox: BillingApp
let business: BillingApp
beforeAll(async () => {
  sandbox = await createBillingApp()
  business = await createBillingApp(BUSINESS)
})
afterAll(() => Promise.all([sandbox.stop(), business.stop()]))

const newestOf = async (person: Person) => (await person.call(listInvoices, {})).items[0]!

async function textOf(person: Person): Promise<string> {
  const { pdf } = await newestOf(person)
  const { headers, rawPayload } = await person.ask({ method: 'GET', url: pdf })
  expect(headers['content-type']).toBe('application/pdf')
  const { text } = await extractText(await getDocumentProxy(new Uint8Array(rawPayload)), { mergePages: true })
  return text.replaceAll(/\s+/g, ' ')
}

describe('GET /api/invoices/{id}.pdf', () => {
  test('an invoice of a site with a business is a tax invoice with its ABN, the GST and both addresses', async () => {
    const beans = await subscriber(business)
    const listing = {
      businessName: 'Phở Nguyễn & Söhne',
      abn: '53004085616',
      address: '2 Bean St, Preston VIC 3072',
      abnCheckedAt: new Date(),
    }
    await business.context.db.updateTable('suppliers').set(listing).where('id', '=', beans.supplierId).execute()
    await business.passDays(32, beans)
    const text = await textOf(beans)
    for (const part of [
      'Tax invoice',
      'INV-',
      'Backdock Pty Ltd',
      'ABN 51 824 753 556',
      '1 Dock Lane',
      '$64.50',
      '$5.86',
      'GST',
      'Paid on',
    ])
      expect(text).toContain(part)
    for (const part of ['Phở Nguyễn & Söhne', 'ABN 53 004 085 616', '2 Bean St']) expect(text).toContain(part)
  })

  test('without a business it says that it is no tax invoice, and that nothing was charged', async () => {
    const text = await textOf(await subscriber(sandbox))
    expect(text).toContain('Sandbox invoice, not a tax invoice')
    expect(text).toContain('nothing was charged')
    expect(text).not.toMatch(/ABN \d/)
  })

  test('a business whose name our fonts do not have is billed by its number, and what they have of a name is on it', async () => {
    for (const [businessName, shown] of [
      ['བོད་ཇ', 'Supplier No. '],
      ['茶と珈琲 Wholesale', '茶と珈琲 Wholesale'],
      ['Кофе → ✓', 'Кофе'],
      ['مقهى', 'مق'],
    ] as const) {
      const beans = await subscriber(business)
      await business.context.db.updateTable('suppliers').set({ businessName }).where('id', '=', beans.supplierId).execute()
      await business.passDays(32, beans)
      const text = await textOf(beans)
      expect(text).toContain(shown === 'Supplier No. ' ? `Supplier No. ${beans.supplierId}` : shown)
    }
  })

  test('an invoice is for its own supplier alone', async () => {
    const { pdf } = await newestOf(await subscriber(sandbox))
    expect((await (await supplier(sandbox)).ask({ method: 'GET', url: pdf })).statusCode).toBe(403)
    expect((await sandbox.server.inject(pdf)).statusCode).toBe(401)
  })

  test('numbers follow each other, and what was on an issued invoice stays as it was', async () => {
    const beans = await subscriber(sandbox)
    await sandbox.context.db.updateTable('suppliers').set({ businessName: 'New Name' }).where('id', '=', beans.supplierId).execute()
    expect(await textOf(beans)).toContain(`Business of ${beans.username}`)
    const other = await newestOf(await subscriber(sandbox))
    expect(Number(other.number.slice(4))).toBeGreaterThan(Number((await newestOf(beans)).number.slice(4)))
  })
})

describe('The email about a payment', () => {
  const emailsTo = async (app: BillingApp, { email }: Person) => (await app.emails()).filter(({ to }) => to?.[0]?.address === email)

  test('the first payment and each renewal bring one email, with the number and the PDF of the invoice', async () => {
    const beans = await subscriber(business)
    await business.passDays(32, beans)
    const emails = await emailsTo(business, beans)
    const { items } = await beans.call(listInvoices, {})
    const numbers = items.map(({ number }) => number).toReversed()
    expect(emails.map(({ subject }) => subject)).toEqual([
      `Business of ${beans.username} has the Professional plan`,
      `Your payment of $64.50 to Backdock (${numbers[1]})`,
    ])
    for (const [at, { text, attachments }] of emails.entries()) {
      expect(text?.replaceAll(/\s+/g, ' ')).toContain(`Your invoice ${numbers[at]} is attached as a PDF.`)
      expect(attachments.map(({ filename, mimeType }) => [filename, mimeType])).toEqual([[`${numbers[at]}.pdf`, 'application/pdf']])
      const { text: words } = await extractText(await getDocumentProxy(new Uint8Array(attachments[0]!.content as ArrayBuffer)), {
        mergePages: true,
      })
      expect(words).toContain(numbers[at])
    }
  })

  test('an address that nobody has confirmed gets the number, and no file with names that somebody has typed', async () => {
    const beans = await subscriber(business)
    await business.context.db.updateTable('accounts').set({ emailConfirmedAt: null }).where('id', '=', beans.id).execute()
    await business.passDays(32, beans)
    const last = (await emailsTo(business, beans)).at(-1)!
    expect(last.attachments).toEqual([])
    expect(last.text?.replaceAll(/\s+/g, ' ')).toMatch(/Your invoice INV-\d+ is with your subscription\./)
  })
})

describe('GET /api/subscription/invoices', () => {
  test('of invoices of one second, which is as exact as a provider says it, the last number is first', async () => {
    const beans = await subscriber(sandbox)
    await sql`
      insert into invoices (provider, provider_invoice_id, supplier_id, status, lines, total_cents, due_cents, issued_at, billed_to)
      select provider, provider_invoice_id || again, supplier_id, status, lines, total_cents, due_cents, issued_at, billed_to
      from invoices, generate_series(1, 8) again where supplier_id = ${beans.supplierId}`.execute(sandbox.context.db)
    const numbers = (await beans.call(listInvoices, {})).items.map(({ number }) => number)
    expect(numbers).toEqual(numbers.toSorted().toReversed())
    expect(numbers).toHaveLength(9)
  })
})
