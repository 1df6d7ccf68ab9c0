import { lazy, Suspense } from 'react'
import type { Id } from '#contract/endpoint/values.ts'
import { useMe } from '#web/api/session/me.ts'
import { SignedIn } from '#web/features/accounts/sign-in/signed-in.tsx'
import { ForViewers } from '#web/features/dashboard/for-viewers.tsx'
import type { SocialAddress } from '#web/addresses/social-address.ts'
import { readSocialSearch, type SocialSearch } from '#web/addresses/social-search.ts'
import { socialTabLabel, SocialTabs } from '#web/features/social/social-tabs.tsx'
import { Head } from '#web/head.tsx'
import { RailHeading, RailPage } from '#web/layout/rail/rail-page.tsx'
import { dashboardPath } from '#web/paths.ts'
import { ButtonLink } from '#web/ui/controls/button.tsx'
import { Stack } from '#web/ui/layout/stack.tsx'
import { RowsSkeleton } from '#web/ui/skeletons/rows-skeleton.tsx'
import { SupplierRail } from '#web/pages/supplier/supplier-rail.tsx'
import { SuspensionNotice } from '#web/pages/supplier/suspension-notice.tsx'
import { WithoutListing } from './without-listing.tsx'

// Each is loaded when it is opened: the posts bring the arithmetic of time zones, the analytics the charts.
const AccountsTab = lazy(() =>
  import('#web/features/social/accounts/accounts-tab.tsx').then(({ AccountsTab }) => ({ default: AccountsTab })),
)
const PostsTab = lazy(() => import('#web/features/social/posts/posts-tab.tsx').then(({ PostsTab }) => ({ default: PostsTab })))
const TemplatesTab = lazy(() =>
  import('#web/features/social/templates/templates-tab.tsx').then(({ TemplatesTab }) => ({ default: TemplatesTab })),
)
const AnalyticsTab = lazy(() =>
  import('#web/features/social/analytics/analytics-tab.tsx').then(({ AnalyticsTab }) => ({ default: AnalyticsTab })),
)

type Props = { search: SocialAddress }

export const reads = () => []

/** A supplier's social media tools (docs/behaviour/social-media.md, Social media tools). Users without a listing see them under the site's header. */
export function SocialPage({ search: address }: Props) {
  const search = readSocialSearch(address)
  const me = useMe()
  const isOutsider = me != null && me.supplierId === undefined
  return (
    <RailPage rail={!isOutsider && <SupplierRail current="social" />} tab={search.tab}>
      <Head title={`${socialTabLabel(search)} | Social Media Tools`} description="Accounts, posts, templates and what became of them." />
      <SignedIn meanwhile={<RowsSkeleton rows={5} hasAction />}>
        {(user) =>
          user.supplierId === undefined ? <WithoutListing user={user} /> : <Tools supplierId={user.supplierId} search={search} />
        }
      </SignedIn>
    </RailPage>
  )
}

type ToolsProps = { supplierId: Id; search: SocialSearch }

const Tools = ({ supplierId, search }: ToolsProps) => (
  <>
    <RailHeading title="Social Media Tools">
      <ButtonLink variant="quiet" icon="arrow-left" href={dashboardPath({ tab: 'social' })}>
        Dashboard
      </ButtonLink>
    </RailHeading>
    <SuspensionNotice />
    <ForViewers tab="social">
      <Stack gap={6}>
        <SocialTabs tab={search.tab} />
        <Suspense fallback={<RowsSkeleton rows={5} hasAction />}>
          <OpenTab supplierId={supplierId} search={search} />
        </Suspense>
      </Stack>
    </ForViewers>
  </>
)

function OpenTab({ supplierId, search }: ToolsProps) {
  switch (search.tab) {
    case 'posts':
      return <PostsTab supplierId={supplierId} search={search} />
    case 'templates':
      return <TemplatesTab supplierId={supplierId} />
    case 'analytics':
      return <AnalyticsTab supplierId={supplierId} />
    case undefined:
      return <AccountsTab supplierId={supplierId} />
  }
}
