import { useInfiniteQuery } from '@tanstack/react-query'
import { useRef, useState } from 'react'
import type { SeafoodRow } from '#contract/seafood/seafood.ts'
import { goodsKey } from '#shared/quoted-lines/goods-key.ts'
import { partsOn } from '#shared/seafood/menu-words.ts'
import { counted } from '#shared/text/words.ts'
import { sydneyDay } from '#shared/time/sydney-day.ts'
import { fetchCsv } from '#web/api/reads/fetch-csv.ts'
import { QueryBoundary } from '#web/api/reads/query-boundary.tsx'
import { pages } from '#web/api/reads/query.ts'
import { fetchSeafoodPdf } from '#web/api/seafood-file.ts'
import { failureToast } from '#web/api/writes/failure-toast.ts'
import { Button } from '#web/ui/controls/button.tsx'
import { DownloadButton } from '#web/ui/controls/download-button.tsx'
import { NextPage } from '#web/ui/controls/next-page.tsx'
import { toast } from '#web/ui/feedback/toast.ts'
import { Stack } from '#web/ui/layout/stack.tsx'
import { TitledSection } from '#web/ui/layout/titled-section.tsx'
import { LinesSkeleton } from '#web/ui/skeletons/lines-skeleton.tsx'
import { LawSection } from './law-section.tsx'
import { MenuSection } from './menu-section.tsx'
import { OwnForm } from './own-form.tsx'
import { SeafoodItem } from './seafood-row.tsx'
import styles from './seafood.module.css'
import { useSeen } from './use-seen.ts'

const PAGE_SIZE = 100

/** The record of a venue: the words for its menu, what runs, what changes, what has ended, and what is bought elsewhere. */
export function SeafoodRecord() {
  useSeen()
  const count = useRef<HTMLParagraphElement>(null)
  const list = useInfiniteQuery({ ...pages('GET /api/venue/seafood', {}, PAGE_SIZE), refetchOnMount: 'always' })
  return (
    <QueryBoundary of={list} loading={<LinesSkeleton lines={8} />}>
      {({ pages }) => {
        const rows = pages.flatMap(({ items }) => items)
        const total = pages.at(-1)?.total ?? 0
        return (
          <div>
            <Stack row gap={3} align="center" className={styles.tools}>
              <p ref={count} tabIndex={-1} className={styles.soft}>
                {counted(total, 'row')}
              </p>
              <Tools />
            </Stack>
            <Parts rows={rows} isWhole={rows.length >= total} onGone={() => count.current?.focus()} />
            {rows.length < total && (
              <div className="no-print">
                <NextPage of={list} label="Show more" />
              </div>
            )}
            <TitledSection title="Bought elsewhere" sub="What you buy outside this marketplace, noted by you.">
              <OwnForm />
            </TitledSection>
            <LawSection />
          </div>
        )
      }}
    </QueryBoundary>
  )
}

const Tools = () => (
  <Stack row gap={2} className="no-print">
    <DownloadButton
      size="sm"
      name="seafood.csv"
      load={() => fetchCsv('GET /api/venue/seafood', {})}
      onFailure={(error) => toast(failureToast(error))}
      busyLabel="Exporting..."
    >
      Export CSV
    </DownloadButton>
    <DownloadButton
      size="sm"
      name="seafood.pdf"
      load={fetchSeafoodPdf}
      onFailure={(error) => toast(failureToast(error))}
      busyLabel="Exporting..."
    >
      PDF
    </DownloadButton>
    <Button size="sm" variant="quiet" icon="printer" onClick={() => print()}>
      Print
    </Button>
  </Stack>
)

type PartsProps = { rows: readonly SeafoodRow[]; isWhole: boolean; onGone: () => void }

function Parts({ rows, isWhole, onGone }: PartsProps) {
  const [today] = useState(() => sydneyDay(new Date()))
  const { running, coming, ended } = partsOn(rows, today)
  const itemOf = (row: SeafoodRow) => <SeafoodItem key={row.id} row={row} today={today} canGoOn={canGoOn(row, rows)} onGone={onGone} />
  return (
    <>
      <MenuSection running={running} isWhole={isWhole} />
      <TitledSection title="On the menu" sub="What runs today, with who supplies it.">
        {running.length === 0 ? (
          <p className={styles.soft}>Nothing yet. An accepted quote with seafood begins a row; what you buy elsewhere you note below.</p>
        ) : (
          <ul>{running.map(itemOf)}</ul>
        )}
      </TitledSection>
      {coming.length > 0 && (
        <TitledSection title="What changes" sub="Announced by the supplier. Change the menu by then.">
          <ul>{coming.map(itemOf)}</ul>
        </TitledSection>
      )}
      {ended.length > 0 && (
        <TitledSection title="Ended" sub="Proof is kept for three months after the last day.">
          <ul>{ended.map(itemOf)}</ul>
        </TitledSection>
      )}
    </>
  )
}

/** Returns whether a row that was taken off the menu can be on it again: one that another has followed has ended for good. */
function canGoOn(row: SeafoodRow, rows: readonly SeafoodRow[]): boolean {
  if (row.until === null) return false
  if (row.isOwn) return true
  const key = goodsKey(row.item)
  return !rows.some(
    ({ id, isOwn, item, supplier, from }) =>
      id !== row.id && !isOwn && supplier.id === row.supplier.id && from > row.from && goodsKey(item) === key,
  )
}
