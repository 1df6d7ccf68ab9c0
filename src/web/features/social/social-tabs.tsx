import { socialPath } from '#web/paths.ts'
import { ListChips } from '#web/ui/controls/choice/chip.tsx'
import { SOCIAL_TABS, type SocialSearch, type SocialTab } from '#web/addresses/social-search.ts'

const LABELS: Record<SocialTab, string> = { accounts: 'Accounts', posts: 'Posts', templates: 'Templates', analytics: 'Analytics' }

export const socialTabLabel = ({ tab }: Pick<SocialSearch, 'tab'>) => LABELS[tab ?? 'accounts']

/** Links to the tabs, as the open one is in the address. */
export const SocialTabs = ({ tab: open }: Pick<SocialSearch, 'tab'>) => (
  <nav aria-label="Social media tools">
    <ListChips
      label="Tabs"
      lists={SOCIAL_TABS.map((tab) => ({
        label: LABELS[tab],
        href: socialPath({ tab: tab === 'accounts' ? undefined : tab }),
        active: tab === (open ?? 'accounts'),
      }))}
    />
  </nav>
)
