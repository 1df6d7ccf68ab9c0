import { Icon } from '#web/ui/graphics/icon.tsx'
import { Menu, MenuItem, MenuRule } from '#web/ui/overlays/menu.tsx'
import { Logo } from '#web/ui/graphics/logo.tsx'
import { Stamp } from '#web/ui/graphics/stamp.tsx'
import styles from './rail-account.module.css'
import { ThemeSwitch } from '#web/layout/head/theme-switch.tsx'
import { useLogOut } from '#web/layout/head/use-log-out.ts'

type RailAccountProps = {
  /** Shown large: the business, or whoever runs the marketplace. */
  name: string
  /** The uploaded logo of the business; null, and a letter of the name stands in its place. */
  logoUrl?: string | null
  username: string
  links: readonly { label: string; href: string }[]
  /** The path that logging out leads to. */
  leadsTo: string
  /** Opens what leads anywhere; its keys are said there. */
  onJump: () => void
}

/** The account menu of a dashboard. */
export function RailAccount({ name, logoUrl = null, username, links, leadsTo, onJump }: RailAccountProps) {
  const logOut = useLogOut(leadsTo)
  return (
    <Menu align="end" noCaret className={styles.button} label={<Label name={name} logoUrl={logoUrl} username={username} />}>
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

const Label = ({ name, logoUrl, username }: { name: string; logoUrl: string | null; username: string }) => (
  <>
    {logoUrl === null ? (
      <Stamp name={name} size={36} ground="var(--wattle)" ink="var(--on-wattle)" />
    ) : (
      <Logo name={name} url={logoUrl} size={36} className={styles.logo} />
    )}
    <span className={styles.who}>
      <span className={styles.business}>{name}</span>
      <span className={styles.username}>{username}</span>
    </span>
    <Icon name="caret-up-down" className={styles.caret} />
  </>
)
