import { lazy, Suspense, useEffect, type ComponentType } from 'react'
import type { User } from '#contract/accounts.ts'
import { useMe } from '#web/api/me.ts'
import { keepSessionHint } from './session-hint.ts'
import styles from './account-notice.module.css'

/** Without the network it does not arrive, and nothing is missed. */
const Notice = lazy<ComponentType<{ user: User }>>(() =>
  import('./notice.tsx').then(
    ({ Notice }) => ({ default: Notice }),
    () => ({ default: () => null }),
  ),
)

/** Above the header the one thing that an account still lacks. Its place is held where the last page had one (session-hint.ts). */
export function AccountNotice() {
  const me = useMe()
  const mayLack = me != null && (!me.emailConfirmed || me.role === 'owner')
  useEffect(() => {
    if (me !== undefined && !mayLack) keepSessionHint(me, false)
  }, [me, mayLack])
  return (
    <div className={styles.place}>
      {mayLack && (
        <Suspense>
          <Notice user={me} />
        </Suspense>
      )}
    </div>
  )
}
