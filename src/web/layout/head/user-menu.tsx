import type { User } from '#contract/accounts/accounts.ts'
import {
  ACCOUNT,
  OWNER_AREA,
  DASHBOARD,
  GROUPS,
  HOME,
  ORDER_LISTS,
  OWNER_DASHBOARD,
  QUOTES,
  SAVED,
  SUBSCRIPTION,
  VENUE,
} from '#web/paths.ts'
import { Menu, MenuItem, MenuRule } from '#web/ui/overlays/menu.tsx'
import { Stamp } from '#web/ui/graphics/stamp.tsx'
import { useSite } from '#web/use-site.ts'
import { useCurrentPage } from '#web/layout/current-page.ts'
import { useLogOut } from './use-log-out.ts'
import styles from './user-menu.module.css'

export type UserMenuProps = { user: User }

const COMMON_ENTRIES = [
  { label: 'Saved', href: SAVED },
  { label: 'Account', href: ACCOUNT },
]
/** The additional menu entries of each role. */
const ROLE_ENTRIES: Record<User['role'], { label: string; href: string }[]> = {
  restaurant: [
    { label: 'Your venue', href: VENUE },
    { label: 'Your quote requests', href: QUOTES },
    { label: 'Order lists', href: ORDER_LISTS },
    { label: 'Buying groups', href: GROUPS },
  ],
  supplier: [
    { label: 'Dashboard', href: DASHBOARD },
    { label: 'Subscription', href: SUBSCRIPTION },
  ],
  owner: [{ label: 'Owner dashboard', href: OWNER_DASHBOARD }],
}

/** More would not fit beside a name. */
const count = (waiting: number) => (waiting > 99 ? '99+' : String(waiting))

/** The account menu of the header, labelled with the username. */
export function UserMenu({ user: { username, email, role, member, waiting = 0 } }: UserMenuProps) {
  const current = useCurrentPage()
  const { hasGroups } = useSite()
  const logOut = useLogOut(role === 'owner' ? OWNER_AREA : HOME)
  return (
    <Menu
      align="end"
      className={styles.button}
      label={
        <>
          <Stamp name={username} size={28} className={styles.stamp} />
          <span className={styles.name}>{username}</span>
          {waiting > 0 && (
            <span className={styles.news}>
              {count(waiting)}
              <span className="visually-hidden"> {waiting === 1 ? 'thing waits for you' : 'things wait for you'}</span>
            </span>
          )}
        </>
      }
    >
      <li className={styles.who}>
        <b>{username}</b>
        <span>{email}</span>
      </li>
      <MenuRule />
      {[...ROLE_ENTRIES[role], ...COMMON_ENTRIES]
        .filter(({ href }) => (!member || href !== SUBSCRIPTION) && (hasGroups || href !== GROUPS))
        .map(({ label, href }) => (
          <MenuItem
            key={href}
            render={<a href={href}>{href === VENUE && waiting > 0 ? `${label} (${count(waiting)})` : label}</a>}
            aria-current={current(href)}
          />
        ))}
      <MenuRule />
      <MenuItem icon="sign-out" onClick={logOut}>
        Logout
      </MenuItem>
    </Menu>
  )
}
