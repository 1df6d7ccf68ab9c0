import type { EmailMessage } from '#contract/emails/emails.ts'
import type { SubscriptionNotice } from '#contract/billing/subscription-notice.ts'
import type { Db } from '#server/db/db.ts'
import type { EmailFile } from '#server/ports/mail/mail.ts'
import { invoiceById } from './invoice-queries.ts'

/** Returns the invoice that goes with the email about its payment. One that was deleted since goes with none. */
export async function invoiceFiles(db: Db, { kind, facts }: EmailMessage): Promise<EmailFile[]> {
  const id = kind === 'subscription-notice' ? invoiceIdOf(facts.notice) : null
  const invoice = id === null ? undefined : await invoiceById.load(db, { id })
  if (!invoice) return []
  const { invoicePdf } = await import('./invoice-pdf.ts')
  return [{ name: `${invoice.number}.pdf`, type: 'application/pdf', bytes: await invoicePdf(invoice) }]
}

function invoiceIdOf(notice: SubscriptionNotice): string | null {
  if (notice.about === 'paid') return notice.invoiceId
  return notice.about === 'started' ? (notice.receipt?.invoiceId ?? null) : null
}
