import { lazy, Suspense } from 'react'
import type { User } from '#contract/accounts/accounts.ts'
import { SettingsSkeleton } from '#web/features/accounts/account/settings-skeleton.tsx'
import { NotASupplier } from '#web/features/dashboard/not-a-supplier.tsx'
import { WithoutPlan } from '#web/features/dashboard/without-plan.tsx'

// Most suppliers have a listing.
const NoListingYet = lazy(() =>
  import('#web/features/accounts/registration/no-listing-yet.tsx').then(({ NoListingYet }) => ({ default: NoListingYet })),
)

/** Shows what an account without a listing sees in place of a supplier's page. */
export const WithoutListing = ({ user }: { user: User }) => (
  <WithoutPlan meanwhile={<SettingsSkeleton />}>
    <Suspense fallback={<SettingsSkeleton />}>
      <NoListingYet user={user} otherwise={<NotASupplier username={user.username} />} />
    </Suspense>
  </WithoutPlan>
)
