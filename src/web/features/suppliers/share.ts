import { toast } from '#web/ui/feedback/toast.ts'

/** Opens the device's share dialog for a link, if it has one; else copies the link and shows a toast. */
export async function share(link: { title: string; url: string }) {
  if ('share' in navigator && navigator.canShare?.(link)) {
    // Cancelling the dialog is not an error.
    await navigator.share(link).catch(() => undefined)
    return
  }
  try {
    await navigator.clipboard.writeText(link.url)
    toast({ title: 'Link copied', description: 'Paste it wherever you like.', tone: 'success' })
  } catch {
    toast({ title: 'Copy this link', description: link.url })
  }
}
