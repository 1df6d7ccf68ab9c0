import { toast } from '#web/ui/feedback/toast.ts'

/** Hands a link to the device's own sharing, where there is one; else copies it and says so. */
export async function share(link: { title: string; url: string }) {
  if ('share' in navigator && navigator.canShare?.(link)) {
    // Changing one's mind is not a failure.
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
