import type { ToastText } from '#web/ui/feedback/toast-queue.ts'
import { writeMessage } from './call-error.ts'

/** Returns the toast of a failure, with the server's message. */
export const failureToast = (error: unknown, title = 'Error'): ToastText => ({
  title,
  description: writeMessage(error),
  tone: 'destructive',
})

/** The `failure` option for a write whose error is shown elsewhere than in a toast, as at a field. */
export const shownElsewhere = () => undefined
