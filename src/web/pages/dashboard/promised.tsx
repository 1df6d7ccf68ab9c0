import { useMe } from '#web/api/session/me.ts'
import { SignedIn } from '#web/features/accounts/sign-in/signed-in.tsx'
import { PromisedPrices } from '#web/features/held-prices/supplier/promised-prices.tsx'
import { SuppliedSeafood } from '#web/features/seafood/supplied-seafood.tsx'
import { Head } from '#web/head.tsx'
import { RailHeading, RailPage } from '#web/layout/rail/rail-page.tsx'
import { dashboardPath } from '#web/paths.ts'
import { ButtonLink } from '#web/ui/controls/button.tsx'
import { Stack } from '#web/ui/layout/stack.tsx'
import { TableSkeleton } from '#web/ui/skeletons/table-skeleton.tsx'
import { SupplierRail } from '#web/pages/supplier/supplier-rail.tsx'
import { WithoutListing } from './without-listing.tsx'

export const reads = () => []

/** Shows what a supplier has promised its buyers, and the seafood among it. Users without a listing see it under the site's header. */
export function PromisedPage() {
  const me = useMe()
  const isOutsider = me != null && me.supplierId === undefined
  return (
    <RailPage rail={!isOutsider && <SupplierRail current="venues" />} tab="prices">
      <Head title="Prices you promised" description="Whom you promised what until when, and new prices." />
      <SignedIn meanwhile={<TableSkeleton rows={6} />}>
        {(user) =>
          user.supplierId === undefined ? (
            <WithoutListing user={user} />
          ) : (
            <>
              <RailHeading title="Prices you promised">
                <ButtonLink variant="quiet" icon="arrow-left" className="no-print" href={dashboardPath({ tab: 'venues' })}>
                  Client Venues
                </ButtonLink>
              </RailHeading>
              <Stack gap={12} align="stretch">
                <PromisedPrices supplierId={user.supplierId} />
                <SuppliedSeafood supplierId={user.supplierId} />
              </Stack>
            </>
          )
        }
      </SignedIn>
    </RailPage>
  )
}
