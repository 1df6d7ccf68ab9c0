import { useQuery } from '@tanstack/react-query'
import type { User } from '#contract/accounts.ts'
import { VENUES_MOST } from '#contract/options.ts'
import { useMe } from '#web/api/me.ts'
import { query } from '#web/api/query.ts'
import { SettingsSkeleton } from '#web/features/accounts/settings-skeleton.tsx'
import { SignedIn } from '#web/features/accounts/signed-in.tsx'
import { WithoutListing } from '#web/features/dashboard/without-listing.tsx'
import { labelOf, TABS } from '#web/features/dashboard/tabs.ts'
import { Head } from '#web/head.tsx'
import { RailAccount } from '#web/layout/rail-account.tsx'
import { RailPage } from '#web/layout/rail-page.tsx'
import { Rail, type RailTab } from '#web/layout/rail.tsx'
import { pathOf, usePageLocation } from '#web/navigation/page-location.ts'
import { ACCOUNT, AUTH, dashboardPath, HOME, SAVED, SUBSCRIPTION, supplierPath } from '#web/paths.ts'
import type { DashboardSearch, DashboardTab } from '#web/search.ts'
import { DashboardContent } from './dashboard-content.tsx'

type Props = { search: DashboardSearch }

export const reads = () => []

/** The supplier's dashboard; one page at two addresses. Users without a listing see it under the site's header. */
export function DashboardPage({ search }: Props) {
  const me = useMe()
  const path = pathOf(usePageLocation())
  const isOutsider = me != null && me.supplierId === undefined
  return (
    <RailPage rail={!isOutsider && <SupplierRail path={path} current={search.tab} />} tab={search.tab}>
      <Head title={search.tab ? labelOf(search.tab) : 'Supplier dashboard'} description="Figures and quote requests of your listing." />
      <SignedIn meanwhile={<SettingsSkeleton />}>
        {({ supplierId, username }) =>
          supplierId === undefined ? (
            <WithoutListing username={username} />
          ) : (
            <DashboardContent supplierId={supplierId} path={path} search={search} />
          )
        }
      </SignedIn>
    </RailPage>
  )
}

/** Counts of the tabs. */
type Counts = Partial<Record<DashboardTab, RailTab['count']>>

function SupplierRail({ path, current }: { path: string; current?: DashboardTab }) {
  const me = useMe()
  const id = String(me?.supplierId)
  const often = { enabled: me?.supplierId !== undefined, refetchOnMount: 'always' } as const
  const { data } = useQuery({ ...query('GET /api/dashboard/supplier', {}), ...often })
  const { data: unread } = useQuery({ ...query('GET /api/suppliers/:id/quotes', { id, unread: 'true', limit: 1 }), ...often })
  const { data: venues } = useQuery({ ...query('GET /api/suppliers/:id/client-logos', { id }), ...often })
  const counts: Counts = {
    quotes: unread && unread.total > 0 ? { figure: unread.total.toLocaleString('en-AU'), of: 'unread' } : undefined,
    venues: venues && { figure: `${venues.length}/${VENUES_MOST}`, of: 'venues' },
  }
  const tabs = TABS.map(({ tab, label, icon }) => ({
    label,
    icon,
    href: dashboardPath({ tab }, path),
    isCurrent: tab === current,
    count: tab && counts[tab],
  }))
  return <Rail label="Dashboard" tabs={tabs} account={me && <SupplierAccount user={me} businessName={data?.supplier.businessName} />} />
}

type SupplierAccountProps = {
  user: User
  /** The name of the listing, once it is loaded. */
  businessName?: string
}

const SupplierAccount = ({ user: { username, supplierId, member }, businessName = username }: SupplierAccountProps) => (
  <RailAccount
    name={businessName}
    username={username}
    leadsTo={AUTH}
    links={[
      { label: 'View Site', href: HOME },
      // The dashboard is shown only to accounts that have a listing.
      { label: 'My public profile', href: supplierPath(supplierId!) },
      ...(member ? [] : [{ label: 'Subscription', href: SUBSCRIPTION }]),
      { label: 'Saved', href: SAVED },
      { label: 'Account', href: ACCOUNT },
    ]}
  />
)
