import { randomUUID } from 'node:crypto'
import { sql } from 'kysely'
import type { EmailMessage, EmailFacts } from '#contract/emails/emails.ts'
import { requestQuote } from '#contract/quotes/quotes.ts'
import type { QuoteState } from '#contract/quotes/quote-states.ts'
import { decrypt } from '#server/security/encryption.ts'
import { createBrowser, type Browser } from '#test/app/browser.ts'
import type { TestApp } from '#test/app/app.ts'

/** A quote request, with the buyer's email address and the key from the email. */
export type SentRequest = { id: string; key: string; contactEmail: string }

/** Sends a quote request to a supplier, anonymously unless a signed-in browser is passed; `key` is that of the link in the email. */
export async function sendQuoteRequest(app: TestApp, supplierId: number, browser: Browser = createBrowser(app)): Promise<SentRequest> {
  const contactEmail = `ann-${randomUUID()}@cafe.example`
  const { id } = await browser.call(requestQuote, {
    supplierId,
    businessName: 'Corner Cafe',
    contactEmail,
    requirements: 'House blend, 12 kg a week',
  })
  const [copy] = await emailsAbout(app, id, 'quote-request-copy')
  return { id, key: keyIn(app, copy!.facts.token)!, contactEmail }
}

type EmailRow<Kind extends EmailMessage['kind']> = { kind: Kind; recipient: string; replyTo: string | null; facts: EmailFacts[Kind] }

/** Returns the queued or sent emails of a kind about a request. */
export async function emailsAbout<Kind extends EmailMessage['kind']>(
  app: TestApp,
  requestId: string,
  kind: Kind,
): Promise<EmailRow<Kind>[]> {
  const rows = await app.context.db
    .selectFrom('emails')
    .select(['kind', 'recipient', 'replyTo', 'facts'])
    .where('kind', '=', kind)
    .where(sql<string>`coalesce(facts ->> 'requestId', facts ->> 'bulkId')`, '=', requestId)
    .orderBy('createdAt')
    .execute()
  return rows as unknown as EmailRow<Kind>[]
}

export const keyIn = ({ context }: TestApp, token: string | null) => (token === null ? null : decrypt(context.secrets, token))

/** Returns the body of a supplier's quote. */
export const prices = (more: { validUntil?: string; note?: string; attachmentId?: string; deliveryCents?: number } = {}) => ({
  lines: [{ item: 'House blend', packSize: '5 kg', unit: 'bag', quantity: 4, priceCents: 14_500, gst: 'free' as const }],
  deliveryCents: 1500,
  ...more,
})

/** Puts a request into a state, with a quote where the state requires one, and without history. */
export async function putInState({ context: { db, now } }: TestApp, id: string, status: QuoteState): Promise<void> {
  const isAnswered = !['new', 'viewed', 'replied'].includes(status)
  await db.deleteFrom('offers').where('requestId', '=', id).execute()
  await db.deleteFrom('quoteSteps').where('requestId', '=', id).execute()
  await db
    .updateTable('quoteRequests')
    .set({ status, statusAt: now(), unreadByBuyer: false, unreadBySupplier: false })
    .where('id', '=', id)
    .execute()
  if (!isAnswered) return
  const lines = JSON.stringify(prices().lines)
  await db.insertInto('offers').values({ requestId: id, revision: 1, lines, deliveryCents: 1500 }).execute()
}
