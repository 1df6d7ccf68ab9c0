import { randomUUID } from 'node:crypto'
import { sql } from 'kysely'
import type { CallerInput } from '#contract/endpoint/endpoint.ts'
import type { EmailFacts, EmailMessage } from '#contract/emails/emails.ts'
import { requestSample } from '#contract/samples/samples.ts'
import type { Browser } from '#test/app/browser.ts'
import { createBrowser } from '#test/app/browser.ts'
import type { TestApp } from '#test/app/app.ts'
import { buyer, supplier } from './people.ts'
import { keyIn } from './quotes.ts'

export const SAMPLE = { item: 'House blend, 250 g', businessName: 'Corner Cafe', deliveryLocation: 'Preston VIC 3072' }

export type SamplePeople = Awaited<ReturnType<typeof samplePeople>>

/** A buyer and two suppliers, who stay signed in while the clock of their application moves by months at a time. */
export async function samplePeople(createApp: () => Promise<TestApp>) {
  const app = await createApp()
  const people = { ann: await buyer(app), beans: await supplier(app), other: await supplier(app) }
  await app.context.db.updateTable('sessions').set({ seenAt: '2100-01-01T00:00:00Z' }).execute()
  return { app, ...people }
}

/** Asks a supplier for a sample, as a visitor unless a signed-in browser is passed; `key` is that of the link in the email. */
export async function sampleOf(
  app: TestApp,
  supplierId: number,
  browser: Pick<Browser, 'call'> = createBrowser(app),
  fields: Partial<CallerInput<typeof requestSample>> = {},
) {
  const contactEmail = `ann-${randomUUID()}@cafe.example`
  const sample = await browser.call(requestSample, { id: supplierId, contactEmail, ...SAMPLE, ...fields })
  const [copy] = await emailsOfSample(app, sample.id, 'sample-request-copy')
  return { ...sample, readingKey: sample.key, key: keyIn(app, copy?.facts.token ?? null) ?? '' }
}

type SampleKind = Extract<EmailMessage['kind'], `sample-${string}`>
type Row<Kind extends SampleKind> = { kind: Kind; recipient: string; replyTo: string | null; facts: EmailFacts[Kind] }

/** Returns the queued or sent emails of a kind about a sample, in their order. */
export async function emailsOfSample<Kind extends SampleKind>(app: TestApp, id: string, kind: Kind): Promise<Row<Kind>[]> {
  const rows = await app.context.db
    .selectFrom('emails')
    .select(['kind', 'recipient', 'replyTo', 'facts'])
    .where('kind', '=', kind)
    .where(sql<string>`facts ->> 'sampleId'`, '=', id)
    .orderBy('createdAt')
    .execute()
  return rows as unknown as Row<Kind>[]
}
