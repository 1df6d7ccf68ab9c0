import { lazy, Suspense, useEffect, type ReactNode } from 'react'
import type { User } from '#contract/accounts/accounts.ts'
import { BRAND } from '#contract/options.ts'
import { useMe } from '#web/api/session/me.ts'
import { OwnerCode } from '#web/features/accounts/sign-in/owner-code.tsx'
import { OwnerTabSkeleton } from '#web/features/owner/owner-tab-skeleton.tsx'
import { useWaitingByTab } from '#web/features/owner/decision-kinds.ts'
import { OWNER_TABS } from '#web/features/owner/owner-tabs.ts'
import { Head } from '#web/head.tsx'
import { usePalette } from '#web/layout/palette/use-palette.ts'
import { RailAccount } from '#web/layout/rail/rail-account.tsx'
import { RailHeading, RailPage } from '#web/layout/rail/rail-page.tsx'
import { Rail } from '#web/layout/rail/rail.tsx'
import { navigate } from '#web/navigation/navigate.ts'
import { usePageLocation } from '#web/navigation/page-location.ts'
import { ACCOUNT, OWNER_AREA, HOME, ownerPath, ownerSignInPath } from '#web/paths.ts'
import type { OwnerTab } from '#web/search.ts'
import { ButtonLink } from '#web/ui/controls/button.tsx'
import { TextLink } from '#web/ui/controls/text-link.tsx'
import styles from './owner-frame.module.css'

// Loaded lazily: it brings the code of dialogs.
const OwnerPalette = lazy(() => import('./owner-palette.tsx').then((module) => ({ default: module.OwnerPalette })))

type OwnerFrameProps = {
  tab: OwnerTab | undefined
  title: string
  /** Changes with what is shown, so that its heading takes the focus. */
  view?: string
  children: ReactNode
}

/**
 * A page of whoever runs the marketplace, with the tabs of the owner's dashboard at its side. Without an owner's session it leads to the
 * owner's sign-in page and back; where the second factor is due, it asks for a code first.
 */
export function OwnerFrame({ tab, title, view = tab, children }: OwnerFrameProps) {
  const me = useOwner()
  const isDue = me?.secondFactor === 'due'
  const palette = usePalette(me !== undefined && !isDue)
  const waiting = useWaitingByTab(me !== undefined && !isDue)
  const tabs = OWNER_TABS.map((entry) => {
    const count = waiting.get(entry.tab) ?? 0
    return {
      ...entry,
      href: ownerPath({ tab: entry.tab }),
      isCurrent: entry.tab === tab,
      ...(count > 0 && { count: { figure: count.toLocaleString('en-AU'), of: count === 1 ? 'waits for you' : 'wait for you' } }),
    }
  })
  return (
    <RailPage
      rail={<Rail label="Owner" tabs={tabs} account={me && <OwnerAccount user={me} onJump={palette.open} />} />}
      tab={isDue ? 'second-factor' : view}
      withoutAssistant
    >
      <Head title={title} description={`For the owner of ${BRAND}.`} />
      <Suspense>{palette.isOpen && !isDue && <OwnerPalette tabs={tabs} onClose={palette.close} />}</Suspense>
      {me ? (
        <div key={me.id}>
          <RailHeading title={title}>
            <ButtonLink variant="quiet" href={HOME}>
              View Site
            </ButtonLink>
          </RailHeading>
          {me.secondFactor === 'off' && tab === undefined && <WithoutSecondFactor />}
          {isDue ? (
            <div className={styles.code}>
              <OwnerCode />
            </div>
          ) : (
            children
          )}
        </div>
      ) : (
        <OwnerTabSkeleton tab={tab} />
      )}
    </RailPage>
  )
}

/** Returns the signed-in owner; everybody else is redirected to sign in. */
function useOwner(): User | undefined {
  const me = useMe()
  const { address, isLeaving } = usePageLocation()
  const isElse = me !== undefined && me?.role !== 'owner'
  useEffect(() => {
    if (isElse && !isLeaving) navigate(ownerSignInPath(address), { replace: true })
  }, [isElse, address, isLeaving])
  return me && !isElse ? me : undefined
}

/** Said on the first tab, not above each list: on a phone it is a sixth of what is in view. */
const WithoutSecondFactor = () => (
  <p className={styles.without}>
    Your account has no second factor: whoever learns your password can run this marketplace.{' '}
    <TextLink href={`${ACCOUNT}#two-factor`}>Set up two-factor sign-in</TextLink>
  </p>
)

const OwnerAccount = ({ user: { username }, onJump }: { user: User; onJump: () => void }) => (
  <RailAccount
    name={BRAND}
    username={username}
    leadsTo={OWNER_AREA}
    onJump={onJump}
    links={[
      { label: 'View Site', href: HOME },
      { label: 'Account', href: ACCOUNT },
    ]}
  />
)
