import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useRef } from 'react'
import { QueryBoundary } from '#web/api/query-boundary.tsx'
import { ownerPath } from '#web/paths.ts'
import { ListChips } from '#web/ui/controls/chip.tsx'
import { PageLinks } from '#web/ui/controls/page-links.tsx'
import { Skeleton } from '#web/ui/feedback/skeleton.tsx'
import { Section } from '#web/ui/layout/section.tsx'
import { AddressTable } from './address-table.tsx'
import { ExportButton } from './export-button.tsx'
import { betaRead, filtersOf, newsletterRead, PAGE_SIZE, signUpsPath, type OwnerSearch } from './lists.ts'
import { SignUpSearch } from './sign-up-search.tsx'
import styles from './signups.module.css'
import { useRemoval } from './use-removal.ts'

type Props = { search: OwnerSearch }

/** The addresses that have signed up for the beta, or for the newsletter. What is open stands in the address. */
export const SignUps = ({ search }: Props) => (search.list === 'newsletter' ? <Newsletter search={search} /> : <Beta search={search} />)

const Lists = ({ isNewsletter }: { isNewsletter: boolean }) => (
  <ListChips
    label="Lists of sign-ups"
    lists={[
      { label: 'Beta program', href: ownerPath({ tab: 'sign-ups' }), active: !isNewsletter },
      { label: 'Newsletter', href: ownerPath({ tab: 'sign-ups', list: 'newsletter' }), active: isNewsletter },
    ]}
  />
)

const SHOWN = { placeholderData: keepPreviousData, refetchOnMount: 'always' } as const

function Beta({ search }: Props) {
  const list = useRef<HTMLDivElement>(null)
  const read = useQuery({ ...betaRead(search), ...SHOWN })
  const { remove, isBusy } = useRemoval(
    { remove: 'DELETE /api/admin/sign-ups/:id', restore: 'POST /api/admin/sign-ups/:id/restore', list: 'GET /api/admin/sign-ups' },
    () => list.current?.focus(),
  )
  return (
    <Section
      title="Beta program"
      sub="Everybody who has joined, the newest first."
      aside={<ExportButton name="beta-sign-ups.csv" address="GET /api/admin/sign-ups" filters={{ search: search.search }} />}
    >
      <Lists isNewsletter={false} />
      <SignUpSearch search={search} />
      <div ref={list} tabIndex={-1} className={styles.list}>
        <QueryBoundary of={read} loading={<Skeleton height="240px" />}>
          {({ items, total }) => (
            <>
              <Count total={total} empty="Nobody has joined the beta program." search={search} />
              <AddressTable rows={items} isBusy={isBusy} onRemove={remove} />
              <PageLinks page={search.page ?? 1} total={total} pageSize={PAGE_SIZE} hrefOf={(page) => signUpsPath(search, { page })} />
            </>
          )}
        </QueryBoundary>
      </div>
    </Section>
  )
}

function Newsletter({ search }: Props) {
  const list = useRef<HTMLDivElement>(null)
  const read = useQuery({ ...newsletterRead(search), ...SHOWN })
  const { remove, isBusy } = useRemoval(
    { remove: 'DELETE /api/admin/newsletter/:id', restore: 'POST /api/admin/newsletter/:id/restore', list: 'GET /api/admin/newsletter' },
    () => list.current?.focus(),
  )
  return (
    <Section
      title="Newsletter"
      sub="Send it to confirmed addresses only: the CSV has a link to leave for each of them."
      aside={<ExportButton name="newsletter.csv" address="GET /api/admin/newsletter" filters={filtersOf(search)} />}
    >
      <Lists isNewsletter />
      <SignUpSearch search={search} withStatus />
      <div ref={list} tabIndex={-1} className={styles.list}>
        <QueryBoundary of={read} loading={<Skeleton height="240px" />}>
          {({ items, total }) => (
            <>
              <Count total={total} empty="Nobody has subscribed to the newsletter." search={search} />
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
