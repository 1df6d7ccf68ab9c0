import { useQuery } from '@tanstack/react-query'
import { lazy, Suspense } from 'react'
import type { User } from '#contract/accounts/accounts.ts'
import type { Supplier } from '#contract/suppliers/suppliers.ts'
import { MAX_VENUES } from '#contract/options.ts'
import { useMe } from '#web/api/session/me.ts'
import { query } from '#web/api/reads/query.ts'
import { TABS } from '#web/features/dashboard/tabs.ts'
import { useWaiting } from '#web/features/quotes/inbox/waiting-read.ts'
import { usePalette } from '#web/layout/palette/use-palette.ts'
import { RailAccount } from '#web/layout/rail/rail-account.tsx'
import { Rail, type RailTab } from '#web/layout/rail/rail.tsx'
import { ACCOUNT, AUTH, dashboardPath, HOME, SAVED, SUBSCRIPTION, supplierPath } from '#web/paths.ts'
import type { DashboardTab } from '#web/search.ts'

// Loaded lazily: it brings the code of dialogs.
const SupplierPalette = lazy(() => import('./supplier-palette.tsx').then((module) => ({ default: module.SupplierPalette })))

/** Counts of the tabs. */
type Counts = Partial<Record<DashboardTab, RailTab['count']>>

type SupplierRailProps = {
  /** That of the dashboard, which is one page at two addresses. */
  path?: string
  /** The open tab; null beside a page that is none of them. */
  current: DashboardTab | undefined | null
}

/** The tabs of the dashboard at the side of every page of a supplier's own. */
export function SupplierRail({ path, current }: SupplierRailProps) {
  const me = useMe()
  const id = String(me?.supplierId)
  const often = { enabled: me?.supplierId !== undefined, refetchOnMount: 'always' } as const
  const { data } = useQuery({ ...query('GET /api/dashboard/supplier', {}), ...often })
  const waiting = useWaiting()
  const { data: venues } = useQuery({ ...query('GET /api/suppliers/:id/client-logos', { id }), ...often })
  const counts: Counts = {
    quotes: dueCount(waiting?.count ?? 0, 'unread or to send'),
    reviews: dueCount(data?.stats.unansweredReviews ?? 0, 'of the last 30 days without a reply'),
    venues: venues && { figure: `${venues.length}/${MAX_VENUES}`, of: 'venues' },
  }
  const tabs = TABS.map(({ tab, label, icon }) => ({
    label,
    icon,
    href: dashboardPath({ tab }, path),
    isCurrent: tab === current,
    count: tab && counts[tab],
  }))
  // What is pressed before it is known who this is counts, too.
  const palette = usePalette(me !== null)
  const account = me && (
    <SupplierAccount user={me} supplier={data?.supplier} isSuspended={Boolean(data?.suspension)} onJump={palette.open} />
  )
  return (
    <>
      <Rail label="Dashboard" tabs={tabs} inBar={IN_BAR} account={account} />
      <Suspense>
        {palette.isOpen && me?.supplierId !== undefined && (
          <SupplierPalette supplierId={me.supplierId} path={path} tabs={tabs} isMember={me.member !== undefined} onClose={palette.close} />
        )}
      </Suspense>
    </>
  )
}

/** Returns the count of what waits beside a tab: requests and contacts that are unread and samples to send, or reviews without a reply. */
const dueCount = (count: number, of: string): RailTab['count'] =>
  count === 0 ? undefined : { figure: count.toLocaleString('en-AU'), of, isDue: true }

/** Dashboard, Quotes and Profile: what is open most. */
const IN_BAR = 3

type SupplierAccountProps = {
  user: User
  /** The listing, once it is loaded. */
  supplier: Pick<Supplier, 'businessName' | 'logoUrl'> | undefined
  /** Whether the listing has no page at the moment. */
  isSuspended: boolean
  onJump: () => void
}

const SupplierAccount = ({ user, supplier, isSuspended, onJump }: SupplierAccountProps) => (
  <RailAccount
    name={supplier?.businessName ?? user.username}
    logoUrl={supplier?.logoUrl ?? null}
    username={user.username}
    leadsTo={AUTH}
    onJump={onJump}
    links={[
      { label: 'View Site', href: HOME },
      ...(isSuspended || user.supplierId == null ? [] : [{ label: 'My public profile', href: supplierPath(user.supplierId) }]),
      ...(user.member
        ? []
        : [
            { label: 'Plan and invoices', href: SUBSCRIPTION },
            { label: 'People', href: `${ACCOUNT}#people` },
          ]),
      { label: 'Emails', href: `${ACCOUNT}#emails` },
      { label: 'Saved', href: SAVED },
      { label: 'Account', href: ACCOUNT },
    ]}
  />
)
