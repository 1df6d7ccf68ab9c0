import { useMe } from '#web/api/session/me.ts'
import { SignedIn } from '#web/features/accounts/sign-in/signed-in.tsx'
import { TabSkeleton } from '#web/features/dashboard/tab-skeleton.tsx'
import { labelOf } from '#web/features/dashboard/tabs.ts'
import { useWaiting } from '#web/features/quotes/inbox/waiting-read.ts'
import { Head } from '#web/head.tsx'
import { RailPage } from '#web/layout/rail/rail-page.tsx'
import { pathOf, usePageLocation } from '#web/navigation/page-location.ts'
import type { DashboardSearch } from '#web/search.ts'
import { Skeleton } from '#web/ui/feedback/skeleton.tsx'
import { Stack } from '#web/ui/layout/stack.tsx'
import { DashboardContent } from './dashboard-content.tsx'
import { SupplierRail } from '#web/pages/supplier/supplier-rail.tsx'
import { WithoutListing } from './without-listing.tsx'

type Props = { search: DashboardSearch }

export const reads = () => []

/** The supplier's dashboard; one page at two addresses. Users without a listing see it under the site's header. */
export function DashboardPage({ search }: Props) {
  const me = useMe()
  const path = pathOf(usePageLocation())
  const waiting = useWaiting()
  const name = search.tab ? labelOf(search.tab) : 'Supplier dashboard'
  const title = search.tab === 'quotes' && waiting?.count ? `(${waiting.count.toLocaleString('en-AU')}) ${name}` : name
  const isOutsider = me != null && me.supplierId === undefined
  return (
    <RailPage rail={!isOutsider && <SupplierRail path={path} current={search.tab} />} tab={search.tab}>
      <Head title={title} description="Figures and quote requests of your listing." />
      <SignedIn
        meanwhile={
          <Stack gap={6}>
            <Skeleton width="260px" height="44px" />
            <TabSkeleton tab={search.tab} />
          </Stack>
        }
      >
        {(user) =>
          user.supplierId === undefined ? (
            <WithoutListing user={user} />
          ) : (
            <DashboardContent supplierId={user.supplierId} path={path} search={search} />
          )
        }
      </SignedIn>
    </RailPage>
  )
}
