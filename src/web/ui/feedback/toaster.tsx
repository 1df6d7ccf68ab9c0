import { lazy, Suspense, useEffect, useSyncExternalStore } from 'react'
import { classNames } from '#web/ui/class-names.ts'
import { buttonClass } from '#web/ui/controls/button-class.ts'
import { IconButton } from '#web/ui/controls/icon-button.tsx'
import { bottomBarHeight } from './bottom-bar.ts'
import { currentToasts, dismissToast, onToasts, SHOWN_MS } from './toast.ts'
import type { Toast } from './toast-queue.ts'
import place from './toast-place.module.css'
import styles from './plain-toasts.module.css'

const none: readonly Toast[] = []

/**
 * A fallback that stands where toasts stand, without dependencies of its own: without the network the view cannot be loaded, and exactly then there is
 * an error to show.
 */
const PlainToasts = ({ toasts }: { toasts: readonly Toast[] }) => (
  <div role="alert" className={classNames(place.place, styles.place)} style={{ '--above': `${bottomBarHeight()}px` }}>
    {toasts.map((toast) => toast.open && <PlainToast key={toast.id} {...toast} />)}
  </div>
)

function PlainToast({ id, title, description, tone = 'plain', action }: Toast) {
  useEffect(() => {
    const timer = setTimeout(dismissToast, SHOWN_MS, id)
    addEventListener('online', () => dismissToast(id), { once: true })
    return () => clearTimeout(timer)
  }, [id])
  return (
    <p className={styles[tone]}>
      <span>{description ? `${title}. ${description}` : title}</span>
      {action && (
        <button type="button" className={buttonClass({ variant: 'quiet', size: 'sm' })} onClick={action.onAct}>
          {action.label}
        </button>
      )}
      <IconButton icon="x" label="Close" dense onClick={() => dismissToast(id)} />
    </p>
  )
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
