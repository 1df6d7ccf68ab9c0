import { BRAND } from '#contract/options.ts'
import { PLAN_NAMES, type Plan } from '#contract/billing/plans.ts'
import type { ToastText } from '#web/ui/feedback/toast-queue.ts'

/** Returns the toast of a first payment that has been confirmed. */
export const activatedToast = (plan: Plan): ToastText => ({
  title: 'Subscription Activated',
  description: `Welcome to ${BRAND}. Your ${PLAN_NAMES[plan]} subscription is now active.`,
  tone: 'success',
})
