import { lazy, Suspense, type ComponentProps } from 'react'
import { Audit } from '#web/features/owner/audit.tsx'
import { ReadinessLines } from '#web/features/operations/readiness.tsx'
import { Claims } from '#web/features/owner/claims.tsx'
import { OwnerTabSkeleton } from '#web/features/owner/owner-tab-skeleton.tsx'
import { Overview } from '#web/features/owner/overview.tsx'
import { Documents } from '#web/features/owner-suppliers/documents.tsx'
import { SignUpLists } from '#web/features/signups/sign-up-lists.tsx'
import type { OwnerSearch } from '#web/search.ts'

// Loaded lazily: each tab brings code that the others do not need.
const Operations = lazy(() => import('#web/features/operations/operations.tsx').then((module) => ({ default: module.Operations })))
const SiteContentTab = lazy(() =>
  import('#web/features/site-content/site-content.tsx').then((module) => ({ default: module.SiteContentTab })),
)
const Reviews = lazy(() => import('#web/features/moderation/reviews.tsx').then(({ Reviews }) => ({ default: Reviews })))
const ImportList = lazy(() =>
  import('#web/features/owner-suppliers/imports/import-list.tsx').then(({ ImportList }) => ({ default: ImportList })),
)
const People = lazy(() => import('#web/features/people/people.tsx').then(({ People }) => ({ default: People })))
const Payments = lazy(() => import('#web/features/payments/payments.tsx').then(({ Payments }) => ({ default: Payments })))
const SignUps = lazy(() => import('#web/features/signups/sign-ups.tsx').then(({ SignUps }) => ({ default: SignUps })))
const Issues = lazy(() => import('#web/features/newsletter-issues/issues.tsx').then(({ Issues }) => ({ default: Issues })))
const Consultations = lazy(() =>
  import('#web/features/consultations/consultations.tsx').then(({ Consultations }) => ({ default: Consultations })),
)
const SupplierTab = lazy(() => import('#web/pages/dashboard/supplier-tab.tsx').then((module) => ({ default: module.SupplierTab })))

const MergeDialog = lazy(() => import('#web/features/supplier-merges/merge-dialog.tsx').then((module) => ({ default: module.MergeDialog })))

type Props = { search: OwnerSearch }

const mergeDialog = (merging: ComponentProps<typeof MergeDialog>) => (
  <Suspense>
    <MergeDialog {...merging} />
  </Suspense>
)

/** The open tab. */
export const OwnerContent = ({ search }: Props) => (
  <Suspense fallback={<OwnerTabSkeleton tab={search.tab} />}>
    <TabContent search={search} />
  </Suspense>
)

function TabContent({ search }: Props) {
  switch (search.tab) {
    case 'suppliers':
      return <SupplierTab search={search} />
    case 'people':
      return <People search={search} />
    case 'payments':
      return <Payments search={search} />
    case 'site':
      return <SiteContentTab search={search} />
    case 'claims':
      return <Claims mergeDialog={mergeDialog} />
    case 'documents':
      return <Documents />
    case 'reviews':
      return <Reviews search={search} />
    case 'sign-ups':
      return search.list === 'issues' ? <Issues search={search} lists={<SignUpLists open="issues" />} /> : <SignUps search={search} />
    case 'enquiries':
      return <Consultations search={search} />
    case 'audit':
      return <Audit search={search} />
    case 'operations':
      return <Operations search={search} imports={<ImportList />} />
    default:
      return <Overview readiness={<ReadinessLines missingOnly />} />
  }
}
