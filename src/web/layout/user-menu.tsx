import type { User } from '#contract/accounts.ts'
import { ACCOUNT, ADMIN, DASHBOARD, HOME, QUOTES, SAVED, SUBSCRIPTION } from '#web/paths.ts'
import { Menu, MenuItem, MenuRule } from '#web/ui/overlays/menu.tsx'
import { Stamp } from '#web/ui/graphics/stamp.tsx'
import { useCurrentPage } from './current-page.ts'
import { useLogOut } from './use-log-out.ts'
import styles from './user-menu.module.css'

export type UserMenuProps = { user: User }

const EVERYBODY = [
  { label: 'Saved', href: SAVED },
  { label: 'Account', href: ACCOUNT },
]
/** Menu entries that a role has besides those of everyone who is signed in. */
const OF_ROLE: Record<User['role'], { label: string; href: string }[]> = {
  restaurant: [{ label: 'Quotes', href: QUOTES }],
  supplier: [
    { label: 'Dashboard', href: DASHBOARD },
    { label: 'Subscription', href: SUBSCRIPTION },
  ],
  owner: [{ label: 'Owner', href: ADMIN }],
}

/** The dropdown titled with the username. */
export function UserMenu({ user: { username, email, role } }: UserMenuProps) {
  const current = useCurrentPage()
  const logOut = useLogOut(HOME)
  return (
    <Menu
      align="end"
      className={styles.button}
      label={
        <>
          <Stamp name={username} size={28} className={styles.stamp} />
          <span className={styles.name}>{username}</span>
        </>
      }
    >
      <li className={styles.who}>
        <b>{username}</b>
        <span>{email}</span>
      </li>
      <MenuRule />
      {[...OF_ROLE[role], ...EVERYBODY].map(({ label, href }) => (
        <MenuItem key={href} render={<a href={href}>{label}</a>} aria-current={current(href)} />
      ))}
      <MenuRule />
      <MenuItem icon="sign-out" onClick={logOut}>
        Logout
      </MenuItem>
    </Menu>
  )
}
