import { Icon } from '#web/ui/graphics/icon.tsx'
import { Menu, MenuItem, MenuRule } from '#web/ui/overlays/menu.tsx'
import { Stamp } from '#web/ui/graphics/stamp.tsx'
import styles from './rail-account.module.css'
import { ThemeSwitch } from '#web/layout/head/theme-switch.tsx'
import { useLogOut } from '#web/layout/head/use-log-out.ts'

type RailAccountProps = {
  /** Shown large: the business, or whoever runs the marketplace. */
  name: string
  username: string
  links: readonly { label: string; href: string }[]
  /** The path that logging out leads to. */
  leadsTo: string
  /** Opens what leads anywhere; its keys are said there. */
  onJump: () => void
}

/** The account menu of a dashboard. */
export function RailAccount({ name, username, links, leadsTo, onJump }: RailAccountProps) {
  const logOut = useLogOut(leadsTo)
  return (
    <Menu align="end" noCaret className={styles.button} label={<Label name={name} username={username} />}>
      <MenuItem icon="magnifying-glass" onClick={onJump}>
        Jump to…
      </MenuItem>
      {links.map(({ label, href }) => (
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

const Label = ({ name, username }: { name: string; username: string }) => (
  <>
    <Stamp name={name} size={36} ground="var(--wattle)" ink="var(--on-wattle)" />
    <span className={styles.who}>
      <span className={styles.business}>{name}</span>
      <span className={styles.username}>{username}</span>
    </span>
    <Icon name="caret-up-down" className={styles.caret} />
  </>
)
