import { lazy, Suspense, useEffect, useSyncExternalStore } from 'react'
import { currentToasts, dismissToast, onToasts, SHOWN_MS } from './toast.ts'
import type { Toast } from './toast-queue.ts'
import styles from './plain-toasts.module.css'

const none: readonly Toast[] = []

/** A fallback without dependencies: without the network the view cannot be loaded, and exactly then there is an error to show. */
const PlainToasts = ({ toasts }: { toasts: readonly Toast[] }) => (
  <div role="alert" className={styles.viewport}>
    {toasts.map((toast) => toast.open && <PlainToast key={toast.id} {...toast} />)}
  </div>
)

function PlainToast({ id, title, description }: Toast) {
  useEffect(() => {
    const timer = setTimeout(() => dismissToast(id), SHOWN_MS)
    return () => clearTimeout(timer)
  }, [id])
  return <p>{description ? `${title}. ${description}` : title}</p>
}

const ToastView = lazy(() => import('./toast-view.tsx').catch(() => ({ default: PlainToasts })))

/** The place where toasts appear, rendered once in the application. Its view is loaded at the first toast. */
export function Toaster() {
  const toasts = useSyncExternalStore(onToasts, currentToasts, () => none)
  if (toasts.length === 0) return null
  return (
    <Suspense>
      <ToastView toasts={toasts} />
    </Suspense>
  )
}
