import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { counted } from '#shared/text/words.ts'
import { QueryBoundary } from '#web/api/reads/query-boundary.tsx'
import { navigate } from '#web/navigation/navigate.ts'
import { ListChips } from '#web/ui/controls/choice/chip.tsx'
import { PageLinks } from '#web/ui/controls/page-links.tsx'
import { SearchForm } from '#web/ui/controls/search-form.tsx'
import { Section } from '#web/ui/layout/section.tsx'
import { Stack } from '#web/ui/layout/stack.tsx'
import { RowsSkeleton } from '#web/ui/skeletons/rows-skeleton.tsx'
import type { OwnerSearch } from '#web/search.ts'
import { InvoiceRow } from './invoice-row.tsx'
import { invoicesRead, listIn, LISTS, PAGE_SIZE, paymentsPath, plansRead } from './payment-lists.ts'
import styles from './payments.module.css'
import { PlanRow } from './plan-row.tsx'
import { Revenue } from './revenue.tsx'

type Props = { search: OwnerSearch }

/** What suppliers pay: their plans, failed payments, invoices and refunds, and what came in each month. */
export function Payments({ search }: Props) {
  const list = listIn(search)
  return (
    <Stack gap={6}>
      <Section size="tab" title="Payments" sub="Amounts include GST. Money is taken and paid back at your payment provider.">
        <ListChips
          label="Lists of payments"
          lists={LISTS.map((each) => ({ label: each.label, href: paymentsPath({}, { list: each.list }), active: each.list === list }))}
        />
        <SearchForm
          key={list}
          label={list === 'invoices' || list === 'refunds' ? 'Supplier or number' : 'Supplier'}
          placeholder={list === 'invoices' || list === 'refunds' ? 'Supplier or number' : 'Supplier'}
          value={search.search}
          onFind={(text) => navigate(paymentsPath(search, { search: text }), { keepScroll: true, replace: true })}
          className={styles.find}
        />
        {list === 'invoices' || list === 'refunds' ? <Invoices search={search} /> : <Plans search={search} />}
      </Section>
      <Revenue />
    </Stack>
  )
}

const SHOWN = { placeholderData: keepPreviousData, refetchOnMount: 'always' } as const

function Plans({ search }: Props) {
  const isFailed = search.list === 'failed'
  return (
    <QueryBoundary of={useQuery({ ...plansRead(search), ...SHOWN })} loading={<RowsSkeleton />}>
      {({ items, total }) => (
        <>
          <output className={styles.count}>
            {total > 0 ? counted(total, 'plan') : isFailed ? 'No payment has failed.' : 'No supplier has a plan like that.'}
          </output>
          <ul>
            {items.map((plan) => (
              <PlanRow key={plan.id} plan={plan} />
            ))}
          </ul>
          <PageLinks page={search.page ?? 1} total={total} pageSize={PAGE_SIZE} hrefOf={(page) => paymentsPath(search, { page })} />
        </>
      )}
    </QueryBoundary>
  )
}

const Invoices = ({ search }: Props) => (
  <QueryBoundary of={useQuery({ ...invoicesRead(search), ...SHOWN })} loading={<RowsSkeleton />}>
    {({ items, total }) => (
      <>
        <output className={styles.count}>{total > 0 ? counted(total, 'invoice') : 'There is no invoice like that.'}</output>
        <ul>
          {items.map((invoice) => (
            <InvoiceRow key={invoice.id} invoice={invoice} />
          ))}
        </ul>
        <PageLinks page={search.page ?? 1} total={total} pageSize={PAGE_SIZE} hrefOf={(page) => paymentsPath(search, { page })} />
      </>
    )}
  </QueryBoundary>
)
