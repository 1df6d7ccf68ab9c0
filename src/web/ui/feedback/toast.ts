import { toastQueue, type Toast, type ToastAction, type ToastEvent, type ToastText } from './toast-queue.ts'

/** How long a toast is in view, in milliseconds (docs/behaviour/pages.md, Toasts). */
export const SHOWN_MS = 5_000
/** Time from dismissal to removal, in milliseconds. */
const REMOVAL_DELAY_MS = 1_000_000

let toasts: readonly Toast[] = []
let lastId = 0
const listeners = new Set<() => void>()

function dispatch(event: ToastEvent) {
  toasts = toastQueue(toasts, event)
  for (const listener of listeners) listener()
}

/** Shows a toast in place of any other, from anywhere in the browser. Returns a function that dismisses it. */
export function toast({ action, ...text }: ToastText) {
  const id = ++lastId
  dispatch({ type: 'shown', toast: { ...text, ...(action && { action: actingOnce(action) }), id, open: true } })
  return () => dismissToast(id)
}

/** Limits an action to one run: a dismissed toast stays during its exit animation, so its button could be pressed again. */
function actingOnce({ label, onAct }: ToastAction): ToastAction {
  let isDone = false
  return {
    label,
    onAct() {
      if (isDone) return
      isDone = true
      onAct()
    },
  }
}

export function dismissToast(id: number) {
  if (!toasts.some((toast) => toast.id === id && toast.open)) return
  dispatch({ type: 'dismissed', id })
  setTimeout(() => dispatch({ type: 'removed', id }), REMOVAL_DELAY_MS)
}

/** Dismisses what is in view: what it was about is over. */
export function dismissToasts() {
  for (const { id } of toasts) dismissToast(id)
}

export const currentToasts = () => toasts

/** Calls the listener after each change, until the returned function is called. */
export function onToasts(listener: () => void) {
  listeners.add(listener)
  return () => void listeners.delete(listener)
}
