import { lazy, Suspense, type ComponentType } from 'react'
import { headerTexts } from '#contract/site-texts/layout-texts.ts'
import { useMe } from '#web/api/session/me.ts'
import { ACCOUNT, AUTH, HOME_JOIN } from '#web/paths.ts'
import { ButtonLink } from '#web/ui/controls/button.tsx'
import { classNames } from '#web/ui/class-names.ts'
import type { UserMenuProps } from './user-menu.tsx'
import { useTexts } from '#web/use-site.ts'
import styles from './account-corner.module.css'

/** The fallback where the menu cannot be loaded; the account page has the same actions. */
const PlainLink = ({ user }: UserMenuProps) => <a href={ACCOUNT}>{user.username}</a>
const UserMenu = lazy<ComponentType<UserMenuProps>>(() =>
  import('./user-menu.tsx').then(
    ({ UserMenu }) => ({ default: UserMenu }),
    () => ({ default: PlainLink }),
  ),
)

/** The right end of the header: the links to log in and join, or in their place, and no wider, the menu of the signed-in user. */
export function AccountCorner() {
  const me = useMe()
  const { login, join } = useTexts(headerTexts)
  return (
    <div className={classNames(styles.corner, me && styles.taken)} data-visitor={me === null || undefined}>
      <a href={AUTH} className={styles.login}>
        {login}
      </a>
      <ButtonLink href={HOME_JOIN} variant="wattle" className={styles.join}>
        {join}
      </ButtonLink>
      {me && (
        <div className={styles.user}>
          <Suspense>
            <UserMenu user={me} />
          </Suspense>
        </div>
      )}
    </div>
  )
}
