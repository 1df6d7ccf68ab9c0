import { lazy, Suspense, useEffect, type ComponentType } from 'react'
import { useMe } from '#web/api/me.ts'
import { classNames } from '#web/ui/class-names.ts'
import { useStored } from '#web/storage/stored.ts'
import { useNoticePlace } from './notice-place.ts'
import { postponed } from './notices-put-away.ts'
import type { NoticeProps } from './notice.tsx'
import { keepSessionHint } from './session-hint.ts'
import styles from './account-notice.module.css'

/** Without the network it does not arrive, and nothing is missed. */
const Notice = lazy<ComponentType<NoticeProps>>(() =>
  import('./notice.tsx').then(
    ({ Notice }) => ({ default: Notice }),
    () => ({ default: () => null }),
  ),
)

/** Above the header the one thing that an account still lacks, in a place that was held for it (notice-place.ts, session-hint.ts). */
export function AccountNotice() {
  const me = useMe()
  const isPostponed = useStored(postponed).includes(me?.id ?? '')
  const isConfirmDue = me?.emailConfirmed === false && !isPostponed
  const isConfirmShown = useNoticePlace(isConfirmDue)
  const mayLack = me != null && (!me.emailConfirmed || me.role === 'owner')
  useEffect(() => {
    if (me !== undefined && !mayLack) keepSessionHint(me, false)
  }, [me, mayLack])
  return (
    <div className={classNames(styles.place, isConfirmShown && styles.due)}>
      {mayLack && (
        <Suspense>
          <Notice user={me} isConfirmDue={isConfirmDue} isConfirmShown={isConfirmShown} />
        </Suspense>
      )}
    </div>
  )
}
