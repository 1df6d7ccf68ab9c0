import { useInfiniteQuery } from '@tanstack/react-query'
import type { Invoice } from '#contract/billing/billing.ts'
import { dollars } from '#shared/money/money.ts'
import { NextPage } from '#web/ui/controls/next-page.tsx'
import { QueryBoundary } from '#web/api/reads/query-boundary.tsx'
import { pages } from '#web/api/reads/query.ts'
import { TextLink } from '#web/ui/controls/text-link.tsx'
import { ListRow, RowWords } from '#web/ui/layout/list-row.tsx'
import { Stack } from '#web/ui/layout/stack.tsx'
import { dayOf } from '#web/features/billing/billing-texts.ts'
import { RowsSkeleton } from '#web/ui/skeletons/rows-skeleton.tsx'
import styles from './invoices.module.css'

const PAGE = 10

const STATUS: Record<Invoice['status'], string> = { open: 'Not paid yet', paid: 'Paid', void: 'Void', uncollectible: 'Not paid' }

/** The invoices of the listing, each with its PDF. */
export function Invoices() {
  const list = useInfiniteQuery({ ...pages('GET /api/subscription/invoices', {}, PAGE), refetchOnMount: 'always' })
  return (
    <QueryBoundary of={list} loading={<RowsSkeleton rows={1} hasAction />}>
      {(data) => {
        const invoices = data.pages.flatMap(({ items }) => items)
        if (invoices.length === 0) return <p>There is none yet. One comes with each payment.</p>
        return (
          <Stack align="stretch">
            <ul aria-label="Invoices" className={styles.list}>
              {invoices.map((invoice) => (
                <InvoiceRow key={invoice.id} invoice={invoice} />
              ))}
            </ul>
            <NextPage of={list} label="Show more" />
          </Stack>
        )
      }}
    </QueryBoundary>
  )
}

const InvoiceRow = ({
  invoice: { number, status, issuedAt, description, totalCents, gstCents, refundedCents, pdf },
}: {
  invoice: Invoice
}) => (
  <ListRow>
    <RowWords>
      <p>
        <b>{number}</b>, {dayOf(issuedAt)}
      </p>
      <p className={styles.more}>{description}</p>
      <p className={styles.more}>
        {dollars(totalCents)}, with {dollars(gstCents)} GST. {STATUS[status]}
        {refundedCents > 0 && `, ${dollars(refundedCents)} paid back`}
      </p>
    </RowWords>
    <TextLink href={pdf} download aria-label={`Invoice ${number} as a PDF`}>
      PDF
    </TextLink>
  </ListRow>
)
