import type { ToastText } from '#web/ui/feedback/toast-queue.ts'
import { serverMessage } from './call-error.ts'

/** Says that something failed, with the server's message. */
export const failureToast = (error: unknown, title = 'Error'): ToastText => ({
  title,
  description: serverMessage(error),
  tone: 'destructive',
})

/** For a failure that is shown where it happened, as at a field. */
export const shownElsewhere = () => undefined
