import { lazy, Suspense, useSyncExternalStore } from 'react'
import { currentToasts, onToasts } from './toast.ts'
import type { Toast } from './toast-queue.ts'
import styles from './toast-view.module.css'

const none: readonly Toast[] = []

/** Without the network the view does not arrive, and that is just when there is something to say. */
const PlainToasts = ({ toasts }: { toasts: readonly Toast[] }) => (
  <div role="alert" className={styles.viewport}>
    {toasts.map(
      ({ id, open, title, description }) =>
        open && (
          <p key={id} className={styles.toast}>
            {description ? `${title}. ${description}` : title}
          </p>
        ),
    )}
  </div>
)

const ToastView = lazy(() => import('./toast-view.tsx').catch(() => ({ default: PlainToasts })))

/** Where toasts appear; once in the application. Its view is loaded at the first toast. */
export function Toaster() {
  const toasts = useSyncExternalStore(onToasts, currentToasts, () => none)
  if (toasts.length === 0) return null
  return (
    <Suspense>
      <ToastView toasts={toasts} />
    </Suspense>
  )
}
