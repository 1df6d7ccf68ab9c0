import { lazy, Suspense } from 'react'
import { SettingsSkeleton } from '#web/features/accounts/settings-skeleton.tsx'
import { Audit } from '#web/features/owner/audit.tsx'
import { Claims } from '#web/features/owner/claims.tsx'
import { Documents } from '#web/features/owner-suppliers/documents.tsx'
import { ownerTabLabel } from '#web/features/owner/owner-tabs.ts'
import { Reports } from '#web/features/owner/reports.tsx'
import { RailHeading } from '#web/layout/rail-page.tsx'
import { HOME } from '#web/paths.ts'
import type { OwnerSearch } from '#web/search.ts'
import { ButtonLink } from '#web/ui/controls/button.tsx'

// Loaded lazily: it brings the form and its checks, which the other tabs do not need.
const Suppliers = lazy(() => import('#web/features/owner-suppliers/suppliers.tsx').then(({ Suppliers }) => ({ default: Suppliers })))

type Props = { search: OwnerSearch }

/** The open tab, under its heading. */
export const OwnerContent = ({ search }: Props) => (
  <>
    <RailHeading title={ownerTabLabel(search.tab)}>
      <ButtonLink variant="quiet" href={HOME}>
        View Site
      </ButtonLink>
    </RailHeading>
    <Suspense fallback={<SettingsSkeleton />}>
      <TabContent search={search} />
    </Suspense>
  </>
)

function TabContent({ search }: Props) {
  switch (search.tab) {
    case 'suppliers':
      return <Suppliers search={search} />
    case 'claims':
      return <Claims />
    case 'documents':
      return <Documents />
    case 'reviews':
      return <Reports />
    case 'audit':
      return <Audit />
    default:
      return null
  }
}
