import { useInfiniteQuery } from '@tanstack/react-query'
import { useRef } from 'react'
import type { HeldPrice, PriceState } from '#contract/quotes/held-prices.ts'
import { packInWords } from '#shared/money/pack-in-words.ts'
import { counted } from '#shared/text/words.ts'
import { fetchCsv } from '#web/api/reads/fetch-csv.ts'
import { NextPage } from '#web/ui/controls/next-page.tsx'
import { pages } from '#web/api/reads/query.ts'
import { QueryBoundary } from '#web/api/reads/query-boundary.tsx'
import { failureToast } from '#web/api/writes/failure-toast.ts'
import { ChangeWords, HeldUntil, PriceNow, PriceOrigin } from '#web/features/held-prices/price-cells.tsx'
import styles from '#web/features/held-prices/price-table.module.css'
import { quotePath, supplierPath, SUPPLIERS } from '#web/paths.ts'
import { ButtonLink } from '#web/ui/controls/button.tsx'
import { DownloadButton } from '#web/ui/controls/download-button.tsx'
import { TextLink } from '#web/ui/controls/text-link.tsx'
import { EmptyState } from '#web/ui/feedback/empty-state.tsx'
import { toast } from '#web/ui/feedback/toast.ts'
import { Stack } from '#web/ui/layout/stack.tsx'
import { TableSkeleton } from '#web/ui/skeletons/table-skeleton.tsx'
import { RespondSteps } from './respond-steps.tsx'
import { StateFilter, useShownState } from './state-filter.tsx'

const PAGE_SIZE = 50

const NONE: Record<PriceState, string> = {
  held: 'No price is held at the moment.',
  changing: 'No supplier wants to change a price.',
  ended: 'No price has ended.',
}

/** Shows what suppliers have promised a buyer: open changes first, each with what can be done about it. */
export function MyPrices() {
  const status = useShownState()
  const list = useInfiniteQuery({ ...pages('GET /api/prices', status ? { status } : {}, PAGE_SIZE), refetchOnMount: 'always' })
  const hasNone = !status && list.data?.pages[0]?.total === 0
  return (
    <Stack gap={6} align="stretch">
      {!hasNone && <StateFilter status={status} />}
      <QueryBoundary of={list} loading={<TableSkeleton rows={6} />}>
        {({ pages }) => {
          const prices = pages.flatMap(({ items }) => items)
          const total = pages.at(-1)?.total ?? 0
          return hasNone ? (
            <Nothing />
          ) : (
            <Stack gap={4} align="stretch">
              <Prices prices={prices} total={total} status={status} />
              {prices.length < total && (
                <div className="no-print">
                  <NextPage of={list} label="Show more" />
                </div>
              )}
            </Stack>
          )
        }}
      </QueryBoundary>
    </Stack>
  )
}

type PricesProps = { prices: readonly HeldPrice[]; total: number; status: PriceState | undefined }

function Prices({ prices, total, status }: PricesProps) {
  const count = useRef<HTMLHeadingElement>(null)
  return (
    <section aria-label="Prices">
      <Stack row gap={4} justify="space-between" className={styles.tools}>
        <h2 ref={count} tabIndex={-1} className={styles.count}>
          {counted(total, 'price')}
        </h2>
        <div className="no-print">
          <DownloadButton
            name="prices.csv"
            load={() => fetchCsv('GET /api/prices', status ? { status } : {})}
            onFailure={(error) => toast(failureToast(error))}
            busyLabel="Exporting..."
          >
            Export CSV
          </DownloadButton>
        </div>
      </Stack>
      {status && prices.length === 0 ? (
        <EmptyState>{NONE[status]}</EmptyState>
      ) : (
        <table className={styles.table}>
          <thead>
            <tr>
              <th scope="col">Item</th>
              <th scope="col">Price, without GST</th>
              <th scope="col">Holds until</th>
              <th scope="col">New price</th>
            </tr>
          </thead>
          <tbody>
            {prices.map((price) => (
              <PriceRow key={price.id} price={price} onDone={() => count.current?.focus()} />
            ))}
          </tbody>
        </table>
      )}
    </section>
  )
}

function PriceRow({ price, onDone }: { price: HeldPrice; onDone: () => void }) {
  const { item, supplier, requestId, change } = price
  return (
    <tr>
      <th scope="row">
        <TextLink href={quotePath(requestId)}>{item}</TextLink>
        <span className={styles.meta}>{packInWords(price)}</span>
        <PriceOrigin {...price} />
        <span className={styles.meta}>
          {supplier.id === null ? supplier.businessName : <TextLink href={supplierPath(supplier.id)}>{supplier.businessName}</TextLink>}
        </span>
      </th>
      <td>
        <PriceNow {...price} />
      </td>
      <td>
        <HeldUntil {...price} />
      </td>
      <td className={styles.box}>
        <ChangeWords {...price} />
        {change && <RespondSteps price={{ ...price, change }} onDone={onDone} />}
      </td>
    </tr>
  )
}

const Nothing = () => (
  <EmptyState title="No prices yet" action={<ButtonLink href={SUPPLIERS}>Find suppliers</ButtonLink>}>
    When you accept a quote, its prices stand here with how long they hold.
  </EmptyState>
)
