import { lazy, Suspense, useEffect, type ComponentType } from 'react'
import { useMe } from '#web/api/session/me.ts'
import { classNames } from '#web/ui/class-names.ts'
import { useStored } from '#web/storage/stored.ts'
import { useNoticePlace } from '#web/features/accounts/account/notice-place.ts'
import { postponedNotices } from '#web/features/accounts/account/dismissed-notices.ts'
import type { NoticeProps } from '#web/features/accounts/account/notice.tsx'
import { storeSessionHint } from '#web/features/accounts/session/session-hint.ts'
import styles from './account-notice.module.css'

/** If its script cannot be loaded, nothing is rendered. */
const Notice = lazy<ComponentType<NoticeProps>>(() =>
  import('#web/features/accounts/account/notice.tsx').then(
    ({ Notice }) => ({ default: Notice }),
    () => ({ default: () => null }),
  ),
)

/**
 * A notice above the header about something that the account lacks, in space that was reserved for it (notice-place.ts, session-hint.ts).
 */
export function AccountNotice() {
  const me = useMe()
  const isPostponed = useStored(postponedNotices).includes(me?.id ?? '')
  const isConfirmDue = me?.emailConfirmed === false && !isPostponed
  const isConfirmShown = useNoticePlace(isConfirmDue)
  const mayLack = me != null && (!me.emailConfirmed || me.role === 'owner')
  useEffect(() => {
    if (me !== undefined && !mayLack) storeSessionHint(me, false)
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
