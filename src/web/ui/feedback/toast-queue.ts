/** Toasts in view at once. */
const LIMIT = 1

export type ToastAction = { label: string; onAct: () => void }

export type ToastText = {
  title: string
  description?: string
  tone?: 'plain' | 'success' | 'destructive'
  /** One thing to do about it, such as Undo. It works once, however often it is pressed. */
  action?: ToastAction
}

/** A toast in the queue. A dismissed one is no longer `open` but stays, so that it can leave in its own time, until it is removed. */
export type Toast = ToastText & { id: number; open: boolean }

export type ToastEvent = { type: 'shown'; toast: Toast } | { type: 'dismissed'; id: number } | { type: 'removed'; id: number }

/** The toasts after an event, newest first. */
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
