import type { User } from '#contract/accounts.ts'
import { ACCOUNT, AUTH, HOME, SAVED, SUBSCRIPTION, supplierPath } from '#web/paths.ts'
import { Icon } from '#web/ui/graphics/icon.tsx'
import { Menu, MenuItem, MenuRule } from '#web/ui/overlays/menu.tsx'
import { Stamp } from '#web/ui/graphics/stamp.tsx'
import styles from './rail-account.module.css'
import { ThemeSwitch } from './theme-switch.tsx'
import { useLogOut } from './use-log-out.ts'

type RailAccountProps = {
  user: User
  /** The name of the listing, once it is loaded. */
  businessName?: string
}

/** The account menu of the dashboard, labelled with the business and the username. */
export function RailAccount({ user: { username, supplierId }, businessName = username }: RailAccountProps) {
  const logOut = useLogOut(AUTH)
  const entries = [
    { label: 'View Site', href: HOME },
    // The dashboard is shown only to accounts that have a listing.
    { label: 'My public profile', href: supplierPath(supplierId!) },
    { label: 'Subscription', href: SUBSCRIPTION },
    { label: 'Saved', href: SAVED },
    { label: 'Account', href: ACCOUNT },
  ]
  return (
    <Menu align="end" noCaret className={styles.button} label={<Label businessName={businessName} username={username} />}>
      {entries.map(({ label, href }) => (
        <MenuItem key={href} render={<a href={href}>{label}</a>} />
      ))}
      <MenuRule />
      <li>
        <ThemeSwitch />
      </li>
      <MenuRule />
      <MenuItem icon="sign-out" onClick={logOut}>
        Logout
      </MenuItem>
    </Menu>
  )
}

const Label = ({ businessName, username }: { businessName: string; username: string }) => (
  <>
    <Stamp name={businessName} size={36} ground="var(--wattle)" ink="var(--on-wattle)" />
    <span className={styles.who}>
      <span className={styles.business}>{businessName}</span>
      <span className={styles.username}>{username}</span>
    </span>
    <Icon name="caret-up-down" className={styles.caret} />
  </>
)
