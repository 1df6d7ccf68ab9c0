import { useQuery } from '@tanstack/react-query'
import { lazy, Suspense } from 'react'
import type { User } from '#contract/accounts.ts'
import { query } from '#web/api/query.ts'
import { SettingsSkeleton } from '#web/features/accounts/settings-skeleton.tsx'
import { SignedIn } from '#web/features/accounts/signed-in.tsx'
import { DashboardRail } from '#web/features/dashboard/dashboard-rail.tsx'
import { NotASupplier } from '#web/features/dashboard/not-a-supplier.tsx'
import { Overview } from '#web/features/dashboard/overview.tsx'
import { Inbox } from '#web/features/quotes/inbox/inbox.tsx'
import { CouldNotLoad } from '#web/features/quotes/list/could-not-load.tsx'
import { Head } from '#web/head.tsx'
import { pathOf, usePlace } from '#web/navigation/place.ts'
import type { DashboardSearch } from '#web/search.ts'
import { Page } from '#web/ui/page.tsx'
import { Wrap } from '#web/ui/wrap.tsx'
import styles from './dashboard.module.css'

const FormBuilder = lazy(async () => ({ default: (await import('#web/features/form-builder/form-builder.tsx')).FormBuilder }))

type Given = { search: DashboardSearch }

export const reads = () => []

/** Where a supplier works; one page at two addresses (contract §5). */
export const DashboardPage = ({ search }: Given) => (
  <Page bands>
    <Head title={search.tab === 'quotes' ? 'Quotes' : 'Supplier dashboard'} description="Figures and quote requests of your listing." />
    <Wrap className={styles.page}>
      <SignedIn meanwhile={<SettingsSkeleton />}>
        {({ supplierId, username }) =>
          supplierId === undefined ? <NotASupplier username={username} /> : <Dashboard supplierId={supplierId} search={search} />
        }
      </SignedIn>
    </Wrap>
  </Page>
)

function Dashboard({ supplierId, search }: { supplierId: NonNullable<User['supplierId']>; search: DashboardSearch }) {
  const path = pathOf(usePlace())
  const { data, error, isFetching, refetch } = useQuery({ ...query('GET /api/dashboard/supplier', {}), refetchOnMount: 'always' })
  const { data: unread } = useQuery({
    ...query('GET /api/suppliers/:id/quotes', { id: String(supplierId), unread: 'true', limit: 1 }),
    refetchOnMount: 'always',
  })
  return (
    <div className={styles.dashboard}>
      <DashboardRail path={path} current={search.tab} counts={{ quotes: unread?.total }} />
      <div className={styles.content}>
        <h1 className={styles.title}>{data?.supplier.businessName ?? 'Supplier dashboard'}</h1>
        {search.tab === 'quotes' && <Inbox supplierId={supplierId} path={path} search={search} />}
        {search.tab === 'form' && (
          <Suspense fallback={<SettingsSkeleton />}>
            <FormBuilder supplierId={supplierId} />
          </Suspense>
        )}
        {search.tab === undefined && data && <Overview stats={data.stats} path={path} />}
        {search.tab === undefined && !data && error && (
          <CouldNotLoad error={error} isTrying={isFetching} onTryAgain={() => void refetch()} />
        )}
        {search.tab === undefined && !data && !error && <SettingsSkeleton />}
      </div>
    </div>
  )
}
