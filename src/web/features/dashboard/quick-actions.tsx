import { useCanChange } from '#web/api/writes/use-can-change.ts'
import { dashboardPath } from '#web/paths.ts'
import { Grid } from '#web/ui/layout/grid.tsx'
import type { IconName } from '#web/ui/graphics/icon-names.ts'
import { Icon } from '#web/ui/graphics/icon.tsx'
import { Panel } from '#web/ui/layout/panel.tsx'
import styles from './quick-actions.module.css'
import { FORM_TABS, type Tab } from './tabs.ts'

const ACTIONS: { label: string; tab: Tab; icon: IconName }[] = [
  { label: 'Edit profile', tab: 'profile', icon: 'storefront' },
  { label: 'Edit quote form', tab: 'form', icon: 'list-checks' },
  { label: 'Social Media', tab: 'social', icon: 'megaphone' },
  { label: 'AI Assistant', tab: 'assistant', icon: 'chat-circle-text' },
]

/** The ways into the other tabs; for those who may only look, without those that consist of forms. */
export const QuickActions = ({ path }: { path: string }) => {
  const canChange = useCanChange()
  const actions = canChange ? ACTIONS : ACTIONS.filter(({ tab }) => !FORM_TABS.has(tab))
  return (
    <Panel title="Quick Actions">
      <Grid as="ul" min={150} gap={2}>
        {actions.map(({ label, tab, icon }) => (
          <li key={label}>
            <a href={dashboardPath({ tab }, path)} className={styles.action}>
              <Icon name={icon} className={styles.icon} />
              {label}
            </a>
          </li>
        ))}
      </Grid>
    </Panel>
  )
}
