import { useEffect } from 'react'
import type { User } from '#contract/accounts.ts'
import { BRAND } from '#contract/options.ts'
import { useMe } from '#web/api/me.ts'
import { SettingsSkeleton } from '#web/features/accounts/settings-skeleton.tsx'
import { OWNER_TABS, ownerTabLabel } from '#web/features/owner/owner-tabs.ts'
import { Head } from '#web/head.tsx'
import { RailAccount } from '#web/layout/rail-account.tsx'
import { RailPage } from '#web/layout/rail-page.tsx'
import { Rail } from '#web/layout/rail.tsx'
import { navigate } from '#web/navigation/navigate.ts'
import { usePageLocation } from '#web/navigation/page-location.ts'
import { ACCOUNT, ADMIN, HOME, ownerPath, ownerSignInPath } from '#web/paths.ts'
import type { OwnerSearch } from '#web/search.ts'
import { OwnerContent } from './owner-content.tsx'

type Props = { search: OwnerSearch }

export const reads = () => []

/** The dashboard of whoever runs the marketplace. Without an owner's session it leads to the owner's sign-in page and back. */
export function OwnerPage({ search }: Props) {
  const { tab } = search
  const me = useOwner()
  const tabs = OWNER_TABS.map((entry) => ({ ...entry, href: ownerPath({ tab: entry.tab }), isCurrent: entry.tab === tab }))
  return (
    <RailPage rail={<Rail label="Owner" tabs={tabs} account={me && <OwnerAccount user={me} />} />} tab={tab}>
      <Head title={ownerTabLabel(tab)} description={`For the owner of ${BRAND}.`} />
      {me ? <OwnerContent key={me.id} search={search} /> : <SettingsSkeleton />}
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

const OwnerAccount = ({ user: { username } }: { user: User }) => (
  <RailAccount
    name={BRAND}
    username={username}
    leadsTo={ADMIN}
    links={[
      { label: 'View Site', href: HOME },
      { label: 'Account', href: ACCOUNT },
    ]}
  />
)
