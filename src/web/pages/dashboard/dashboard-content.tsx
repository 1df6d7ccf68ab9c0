import { useQuery } from '@tanstack/react-query'
import { lazy, Suspense, useState, type ComponentProps, type ReactNode } from 'react'
import type { ResponseOf } from '#contract/api.ts'
import type { Id } from '#contract/endpoint/values.ts'
import { useMe } from '#web/api/session/me.ts'
import { QueryBoundary } from '#web/api/reads/query-boundary.tsx'
import { TellPhone } from '#web/features/accounts/push/tell-phone.tsx'
import { PaymentNotice } from '#web/features/billing/payment-notice.tsx'
import { ForViewers } from '#web/features/dashboard/for-viewers.tsx'
import { greeting } from '#web/features/dashboard/greeting.ts'
import { Overview } from '#web/features/dashboard/overview.tsx'
import { SupportPanel } from '#web/features/support/support-panel.tsx'
import { SocialMedia } from '#web/features/dashboard/social-media.tsx'
import { TabSkeleton } from '#web/features/dashboard/tab-skeleton.tsx'
import { labelOf, type Tab } from '#web/features/dashboard/tabs.ts'
import { Inbox } from '#web/features/quotes/inbox/inbox.tsx'
import { LatestRequests } from '#web/features/quotes/inbox/latest-requests.tsx'
import { SamplesWaiting } from '#web/features/samples/samples-waiting.tsx'
import { RailHeading } from '#web/layout/rail/rail-page.tsx'
import { HOME } from '#web/paths.ts'
import { useMedia } from '#web/use-media.ts'
import type { DashboardSearch } from '#web/search.ts'
import { ButtonLink } from '#web/ui/controls/button.tsx'
import { Stack } from '#web/ui/layout/stack.tsx'
import { dashboardRead, SuspensionNotice } from '#web/pages/supplier/suspension-notice.tsx'

// Loaded lazily: they bring form, drag-and-drop, crop and colour code that the first tabs do not need.
const ProfileTab = lazy(() => import('./profile-tab.tsx').then(({ ProfileTab }) => ({ default: ProfileTab })))
const AssistantTab = lazy(() => import('./assistant-tab.tsx').then(({ AssistantTab }) => ({ default: AssistantTab })))
const ClientVenues = lazy(() =>
  import('#web/features/supplier-profile/venues/client-venues.tsx').then(({ ClientVenues }) => ({ default: ClientVenues })),
)
const PriceListTab = lazy(() =>
  import('#web/features/price-lists/price-list-tab.tsx').then(({ PriceListTab }) => ({ default: PriceListTab })),
)
const ProductsAndPromotions = lazy(() =>
  import('#web/features/supplier-profile/products-and-promotions.tsx').then(({ ProductsAndPromotions }) => ({
    default: ProductsAndPromotions,
  })),
)
// What shows a review is in the script of suppliers' pages, which would have one more piece if this imported it.
const ReviewsTab = lazy(async () => {
  const [{ ReviewsTab }, { reviewParts }] = await Promise.all([import('./reviews-tab.tsx'), import('#web/pages/supplier/supplier.tsx')])
  return { default: (props: Omit<ComponentProps<typeof ReviewsTab>, 'parts'>) => <ReviewsTab {...props} parts={reviewParts} /> }
})
const InsightsTab = lazy(() => import('./insights-tab.tsx').then(({ InsightsTab }) => ({ default: InsightsTab })))
const FormTab = lazy(() => import('./form-tab.tsx').then(({ FormTab }) => ({ default: FormTab })))

type ContentProps = { supplierId: Id; path: string; search: DashboardSearch }
type SupplierDashboard = ResponseOf<'GET /api/dashboard/supplier'>

/** The open tab, under its heading. */
export const DashboardContent = (props: ContentProps) => (
  <>
    {props.search.tab === undefined ? <Greeting /> : <RailHeading title={labelOf(props.search.tab)} />}
    <PaymentResult />
    <SuspensionNotice />
    <ForViewers tab={props.search.tab}>
      <Suspense fallback={<TabSkeleton tab={props.search.tab} />}>
        <TabContent {...props} />
      </Suspense>
    </ForViewers>
  </>
)

/** Whoever works on another's listing gets no emails about its requests either. */
const TellOfRequests = () => useMe()?.member === undefined && <TellPhone kind="requests" label="Tell this phone of new requests" />

function TabContent({ supplierId, path, search }: ContentProps) {
  switch (search.tab) {
    case 'quotes':
      return (
        <Stack gap={4}>
          {search.quote === undefined && <SamplesWaiting supplierId={supplierId} />}
          <TellOfRequests />
          <Inbox supplierId={supplierId} path={path} search={search} />
        </Stack>
      )
    case 'profile':
      return (
        <WithDashboard tab="profile">
          {({ supplier, suspension }) => <ProfileTab supplier={supplier} isSuspended={suspension !== null} />}
        </WithDashboard>
      )
    case 'products':
      return (
        <UnlessSuspended tab="products">
          <ProductsAndPromotions supplierId={supplierId} />
        </UnlessSuspended>
      )
    case 'price-list':
      return <PriceListTab supplierId={supplierId} />
    case 'venues':
      return (
        <UnlessSuspended tab="venues">
          <ClientVenues supplierId={supplierId} />
        </UnlessSuspended>
      )
    case 'form':
      return <OwnForm />
    case 'reviews':
      return <OwnReviews path={path} search={search} />
    case 'insights':
      return <InsightsTab path={path} />
    case 'social':
      return <SocialMedia supplierId={supplierId} />
    case 'assistant':
      return <AssistantTab supplierId={supplierId} path={path} />
    case undefined:
      return <FirstTab supplierId={supplierId} path={path} />
  }
}

const OwnForm = () => (
  <UnlessSuspended tab="form">
    <WithDashboard tab="form">{({ supplier }) => <FormTab supplier={supplier} />}</WithDashboard>
  </UnlessSuspended>
)

const OwnReviews = ({ path, search }: Omit<ContentProps, 'supplierId'>) => (
  <UnlessSuspended tab="reviews">
    <WithDashboard tab="reviews">{({ supplier }) => <ReviewsTab supplier={supplier} path={path} search={search} />}</WithDashboard>
  </UnlessSuspended>
)

const FirstTab = ({ supplierId, path }: Omit<ContentProps, 'search'>) => (
  <WithDashboard tab={undefined}>
    {(dashboard) => (
      <Overview
        dashboard={dashboard}
        path={path}
        requests={<LatestRequests supplierId={supplierId} path={path} />}
        support={<SupportPanel />}
      />
    )}
  </WithDashboard>
)

/** Another account begins anew. */
function PaymentResult() {
  const me = useMe()
  return me && <PaymentNotice key={me.id} user={me} />
}

/** What buyers see of a listing is not served while it is suspended, so it cannot be edited either. */
const UnlessSuspended = ({ tab, children }: { tab: Tab; children: ReactNode }) => (
  <WithDashboard tab={tab}>
    {({ suspension }) => (suspension ? <p>You can change this again once your listing is restored.</p> : children)}
  </WithDashboard>
)

function Greeting() {
  const { data } = useQuery(dashboardRead)
  const [hour] = useState(() => new Date().getHours())
  const isPhone = useMedia('(max-width: 47.5rem)')
  return (
    <RailHeading title={data ? greeting(hour, data.supplier.businessName) : 'Supplier dashboard'}>
      {/* On a phone it is in the account menu. */}
      {!isPhone && (
        <ButtonLink variant="quiet" href={HOME}>
          View Site
        </ButtonLink>
      )}
    </RailHeading>
  )
}

type WithDashboardProps = { tab: Tab; children: (dashboard: SupplierDashboard) => ReactNode }

/** Renders a tab with the supplier's listing, once it is loaded. */
const WithDashboard = ({ tab, children }: WithDashboardProps) => (
  <QueryBoundary of={useQuery(dashboardRead)} loading={<TabSkeleton tab={tab} />}>
    {children}
  </QueryBoundary>
)
