import type { ToastText } from '#web/ui/feedback/toast-queue.ts'
import { serverMessage } from '#web/api/call-error.ts'
import { isOffline } from '#web/api/connection.ts'

/** Returns the toast of a failure, with the server's message. A form stays as it is. */
export const failureToast = (error: unknown, title = 'Error'): ToastText => ({
  title,
  description: serverMessage(error) + (isOffline() ? ' What you typed is kept.' : ''),
  tone: 'destructive',
})

/** The `failure` option for a write whose error is shown elsewhere than in a toast, as at a field. */
export const shownElsewhere = () => undefined
