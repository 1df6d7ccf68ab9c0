import { invoicePath } from '#contract/billing/billing.ts'
import type { PaymentRow } from '#contract/owner/payments.ts'
import { dollars } from '#shared/money/money.ts'
import { dayInWords } from '#shared/time/day-texts.ts'
import { sydneyDay } from '#shared/time/sydney-day.ts'
import { ButtonLink } from '#web/ui/controls/button.tsx'
import { ListRow, RowWords } from '#web/ui/layout/list-row.tsx'
import styles from './payments.module.css'

const STATUS_WORDS: Record<PaymentRow['status'], string> = {
  open: 'not paid yet',
  paid: 'paid',
  void: 'void',
  uncollectible: 'not collected',
}
const day = (time: string) => dayInWords(sydneyDay(new Date(time)))

/** An invoice, whether it was paid and what of it was paid back. */
export const InvoiceRow = ({ invoice }: { invoice: PaymentRow }) => (
  <ListRow>
    <RowWords>
      <p className={styles.name}>{invoice.businessName ?? 'A listing that was deleted'}</p>
      <p className={styles.fact}>{factsOf(invoice)}</p>
    </RowWords>
    <p className={styles.amount}>{dollars(invoice.totalCents)}</p>
    <ButtonLink variant="quiet" size="sm" icon="download-simple" href={invoicePath(invoice.id)} download>
      {invoice.number}
    </ButtonLink>
  </ListRow>
)

const factsOf = ({ status, issuedAt, paidAt, refundedCents, isSandbox }: PaymentRow) =>
  [
    `Issued ${day(issuedAt)}`,
    paidAt === null ? STATUS_WORDS[status] : `paid ${day(paidAt)}`,
    refundedCents > 0 && `${dollars(refundedCents)} paid back`,
    isSandbox && 'in the sandbox, no money moved',
  ]
    .filter(Boolean)
    .join(', ')
