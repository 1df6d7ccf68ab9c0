import { toast } from './toast.ts'
import type { ToastText } from './toast-queue.ts'

/** Copies a text and says so with a toast; `failed` is for where the browser does not allow it. */
export async function copyText(text: string, copied: ToastText, failed: ToastText): Promise<void> {
  try {
    await navigator.clipboard.writeText(text)
    toast(copied)
  } catch {
    toast(failed)
  }
}
