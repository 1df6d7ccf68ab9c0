import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useRef } from 'react'
import { failureToast } from '#web/api/writes/failure-toast.ts'
import { fetchCsv } from '#web/api/reads/fetch-csv.ts'
import { QueryBoundary, type QueryState } from '#web/api/reads/query-boundary.tsx'
import { DownloadButton } from '#web/ui/controls/download-button.tsx'
import { PageLinks } from '#web/ui/controls/page-links.tsx'
import { toast } from '#web/ui/feedback/toast.ts'
import { Section } from '#web/ui/layout/section.tsx'
import type { OwnerSearch } from '#web/search.ts'
import { TableSkeleton } from '#web/ui/skeletons/table-skeleton.tsx'
import { AddressTable, type AddressRow } from './address-table.tsx'
import { betaRead, filtersOf, newsletterRead, PAGE_SIZE, signUpsPath } from './lists.ts'
import { SignUpLists } from './sign-up-lists.tsx'
import { SignUpSearch } from './sign-up-search.tsx'
import styles from './signups.module.css'
import { useRemoval, type RemovalCalls } from './use-removal.ts'

type Props = { search: OwnerSearch }

/** The addresses that have signed up for the beta, or for the newsletter. What is open stands in the address. */
export const SignUps = ({ search }: Props) => (search.list === 'newsletter' ? <Newsletter search={search} /> : <Beta search={search} />)

const SHOWN = { placeholderData: keepPreviousData, refetchOnMount: 'always' } as const

function Beta({ search }: Props) {
  const read = useQuery({ ...betaRead(search), ...SHOWN })
  return (
    <AddressList
      search={search}
      read={read}
      title="Beta program"
      sub="Everybody who has joined, the newest first."
      empty="Nobody has joined the beta program."
      file={{ name: 'beta-sign-ups.csv', load: () => fetchCsv('GET /api/admin/sign-ups', { search: search.search }) }}
      calls={{ remove: 'DELETE /api/admin/sign-ups/:id', restore: 'POST /api/admin/sign-ups/:id/restore', list: 'GET /api/admin/sign-ups' }}
    />
  )
}

function Newsletter({ search }: Props) {
  const read = useQuery({ ...newsletterRead(search), ...SHOWN })
  return (
    <AddressList
      search={search}
      read={read}
      isNewsletter
      title="Newsletter"
      sub="Issues go to confirmed addresses only. The CSV has a link to leave for each of them."
      empty="Nobody has subscribed to the newsletter."
      file={{ name: 'newsletter.csv', load: () => fetchCsv('GET /api/admin/newsletter', filtersOf(search)) }}
      calls={{
        remove: 'DELETE /api/admin/newsletter/:id',
        restore: 'POST /api/admin/newsletter/:id/restore',
        list: 'GET /api/admin/newsletter',
      }}
    />
  )
}

type AddressListProps = Props & {
  read: QueryState<{ items: AddressRow[]; total: number }>
  isNewsletter?: boolean
  title: string
  sub: string
  /** Stands in the place of the list while nobody is on it. */
  empty: string
  file: { name: string; load: () => Promise<Blob> }
  calls: RemovalCalls
}

/** One of the lists with its search, its file, and a button at each address that removes it. */
function AddressList({ search, read, isNewsletter = false, title, sub, empty, file, calls }: AddressListProps) {
  const list = useRef<HTMLDivElement>(null)
  const { remove, isBusy } = useRemoval(calls, () => list.current?.focus())
  const exportButton = (
    <DownloadButton {...file} busyLabel="Exporting..." onFailure={(error) => toast(failureToast(error))}>
      Export CSV
    </DownloadButton>
  )
  return (
    <Section title={title} sub={sub} aside={exportButton}>
      <SignUpLists open={isNewsletter ? 'newsletter' : undefined} />
      <SignUpSearch search={search} withStatus={isNewsletter} />
      <div ref={list} tabIndex={-1} className={styles.list}>
        <QueryBoundary of={read} loading={<TableSkeleton rows={4} />}>
          {({ items, total }) => (
            <>
              <Count total={total} empty={empty} search={search} />
              <AddressTable rows={items} isBusy={isBusy} onRemove={remove} />
              <PageLinks page={search.page ?? 1} total={total} pageSize={PAGE_SIZE} hrefOf={(page) => signUpsPath(search, { page })} />
            </>
          )}
        </QueryBoundary>
      </div>
    </Section>
  )
}

function Count({ total, empty, search: { search, status } }: Props & { total: number; empty: string }) {
  const none = search || status ? 'No address is found by this.' : empty
  const words = total === 0 ? none : `${total.toLocaleString('en-AU')} ${total === 1 ? 'address' : 'addresses'}`
  return <output className={styles.count}>{words}</output>
}
