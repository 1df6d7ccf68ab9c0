import { copyText } from '#web/ui/feedback/copy-text.ts'

/** Opens the device's share dialog for a link, if it has one; else copies the link and shows a toast. */
export async function share(link: { title: string; url: string }) {
  if ('share' in navigator && navigator.canShare?.(link)) {
    // Cancelling the dialog is not an error.
    await navigator.share(link).catch(() => undefined)
    return
  }
  const copied = { title: 'Link copied', description: 'Paste it wherever you like.', tone: 'success' } as const
  await copyText(link.url, copied, { title: 'Copy this link', description: link.url })
}
