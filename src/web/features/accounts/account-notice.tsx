import { lazy, Suspense, useEffect, type ComponentType } from 'react'
import type { User } from '#contract/accounts.ts'
import { useMe } from '#web/api/me.ts'
import { classNames } from '#web/ui/class-names.ts'
import { useStored } from '#web/ui/stored.ts'
import { postponed } from './notices-put-away.ts'
import { keepSessionHint } from './session-hint.ts'
import styles from './account-notice.module.css'

/** Without the network it does not arrive, and nothing is missed. */
const Notice = lazy<ComponentType<{ user: User }>>(() =>
  import('./notice.tsx').then(
    ({ Notice }) => ({ default: Notice }),
    () => ({ default: () => null }),
  ),
)

/**
 * Above the header the one thing that an account still lacks. Its place is held where the last page had one (session-hint.ts), and
 * from the moment that one is known to be due: what is personal comes in that same moment, and does not move once it is there.
 */
export function AccountNotice() {
  const me = useMe()
  const isPostponed = useStored(postponed).includes(me?.id ?? '')
  const mayLack = me != null && (!me.emailConfirmed || me.role === 'owner')
  useEffect(() => {
    if (me !== undefined && !mayLack) keepSessionHint(me, false)
  }, [me, mayLack])
  return (
    <div className={classNames(styles.place, me?.emailConfirmed === false && !isPostponed && styles.due)}>
      {mayLack && (
        <Suspense>
          <Notice user={me} />
        </Suspense>
      )}
    </div>
  )
}
