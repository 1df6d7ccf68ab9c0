import { useQuery } from '@tanstack/react-query'
import { VENUES_MOST } from '#contract/options.ts'
import { useMe } from '#web/api/me.ts'
import { query } from '#web/api/query.ts'
import { SettingsSkeleton } from '#web/features/accounts/settings-skeleton.tsx'
import { SignedIn } from '#web/features/accounts/signed-in.tsx'
import { DashboardRail } from '#web/features/dashboard/dashboard-rail.tsx'
import { NotASupplier } from '#web/features/dashboard/not-a-supplier.tsx'
import { labelOf } from '#web/features/dashboard/tabs.ts'
import { Head } from '#web/head.tsx'
import { BrandMark } from '#web/layout/brand-mark.tsx'
import { RailAccount } from '#web/layout/rail-account.tsx'
import { pathOf, usePageLocation } from '#web/navigation/page-location.ts'
import type { DashboardSearch, DashboardTab } from '#web/search.ts'
import { Page } from '#web/ui/layout/page.tsx'
import { DashboardContent } from './dashboard-content.tsx'
import styles from './dashboard.module.css'

type Props = { search: DashboardSearch }

export const reads = () => []

/** The supplier's dashboard; one page at two addresses. Users without a listing see it under the site's header. */
export function DashboardPage({ search }: Props) {
  const me = useMe()
  const path = pathOf(usePageLocation())
  const isOutsider = me != null && me.supplierId === undefined
  return (
    <div className={isOutsider ? undefined : styles.dashboard} data-own-door={!isOutsider || undefined}>
      {!isOutsider && <Rail path={path} current={search.tab} />}
      <Page key={search.tab ?? ''} bands>
        <Head title={search.tab ? labelOf(search.tab) : 'Supplier dashboard'} description="Figures and quote requests of your listing." />
        <div className={styles.content}>
          <SignedIn meanwhile={<SettingsSkeleton />}>
            {({ supplierId, username }) =>
              supplierId === undefined ? (
                <NotASupplier username={username} />
              ) : (
                <DashboardContent supplierId={supplierId} path={path} search={search} />
              )
            }
          </SignedIn>
        </div>
      </Page>
    </div>
  )
}

function Rail({ path, current }: { path: string; current?: DashboardTab }) {
  const me = useMe()
  const id = String(me?.supplierId)
  const often = { enabled: me?.supplierId !== undefined, refetchOnMount: 'always' } as const
  const { data } = useQuery({ ...query('GET /api/dashboard/supplier', {}), ...often })
  const { data: unread } = useQuery({ ...query('GET /api/suppliers/:id/quotes', { id, unread: 'true', limit: 1 }), ...often })
  const { data: venues } = useQuery({ ...query('GET /api/suppliers/:id/client-logos', { id }), ...often })
  return (
    <DashboardRail
      path={path}
      current={current}
      counts={{
        quotes: unread && unread.total > 0 ? { figure: unread.total.toLocaleString('en-AU'), of: 'unread' } : undefined,
        venues: venues && { figure: `${venues.length}/${VENUES_MOST}`, of: 'venues' },
      }}
      brand={<BrandMark />}
      account={me && <RailAccount user={me} businessName={data?.supplier.businessName} />}
    />
  )
}
