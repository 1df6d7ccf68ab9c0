/** The largest number of toasts in view at the same time. */
const LIMIT = 1

export type ToastAction = { label: string; onAct: () => void }

export type ToastText = {
  title: string
  description?: string
  tone?: 'plain' | 'success' | 'destructive'
  /** An action offered in the toast, such as Undo. It runs once, however often it is pressed. */
  action?: ToastAction
}

/** A toast in the queue. A dismissed one is no longer `open` but stays in the queue during its exit animation, until it is removed. */
export type Toast = ToastText & { id: number; open: boolean }

export type ToastEvent = { type: 'shown'; toast: Toast } | { type: 'dismissed'; id: number } | { type: 'removed'; id: number }

/** Returns the toasts after an event, newest first. */
export function toastQueue(toasts: readonly Toast[], event: ToastEvent): readonly Toast[] {
  switch (event.type) {
    case 'shown':
      return [event.toast, ...toasts].slice(0, LIMIT)
    case 'dismissed':
      return toasts.map((toast) => (toast.id === event.id ? { ...toast, open: false } : toast))
    case 'removed':
      return toasts.filter((toast) => toast.id !== event.id)
  }
}
