import { lazy, Suspense, type ComponentType } from 'react'
import { useMe } from '#web/api/session/me.ts'
import styles from './waiting-place.module.css'

/**
 * Returns the place where a signed-in buyer's home begins with what is only there for it. The script is loaded for buyers only; without a
 * connection the page does without it.
 */
export function buyersPlace(load: () => Promise<ComponentType>): ComponentType {
  const Part = lazy(() =>
    load().then(
      (part) => ({ default: part }),
      () => ({ default: () => null }),
    ),
  )
  return function BuyersPlace() {
    const me = useMe()
    return (
      <div className={styles.place}>
        {me?.role === 'restaurant' && (
          <Suspense>
            <Part key={me.id} />
          </Suspense>
        )}
      </div>
    )
  }
}
