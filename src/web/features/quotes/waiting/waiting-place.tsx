import { lazy, Suspense } from 'react'
import { useMe } from '#web/api/session/me.ts'
import styles from './waiting-place.module.css'

/** Without a connection the page does without it. */
const Waiting = lazy(() =>
  import('./waiting.tsx').then(
    ({ Waiting }) => ({ default: Waiting }),
    () => ({ default: () => null }),
  ),
)

/** Where a signed-in buyer's home begins with what waits; its script is loaded for buyers only. */
export function WaitingPlace() {
  const me = useMe()
  return (
    <div className={styles.place}>
      {me?.role === 'restaurant' && (
        <Suspense>
          <Waiting key={me.id} />
        </Suspense>
      )}
    </div>
  )
}
