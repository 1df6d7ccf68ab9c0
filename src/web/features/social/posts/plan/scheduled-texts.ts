import { counted } from '#shared/text/words.ts'
import type { ToastText } from '#web/ui/feedback/toast-queue.ts'

/** Says how many drafts were scheduled, and why the others were not. */
export const scheduledWords = ({ scheduled, left }: { scheduled: number; left: number }): ToastText => ({
  title: `${counted(scheduled, 'post')} scheduled`,
  ...(left > 0 && {
    description: `${counted(left, 'draft')} ${left === 1 ? 'was' : 'were'} left: ${left === 1 ? 'its time has' : 'their times have'} passed, or ${left === 1 ? 'it has' : 'they have'} none.`,
  }),
  tone: scheduled > 0 ? 'success' : 'destructive',
})
