import { IconButton } from '#web/ui/controls/icon-button.tsx'
import { toast } from '#web/ui/feedback/toast.ts'

type CopyButtonProps = {
  text: string
  /** What is copied, where a reply has several texts. */
  what?: string
}

/** Copies a text of a reply. */
export function CopyButton({ text, what = 'Reply' }: CopyButtonProps) {
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(text)
      toast({ title: `${what} copied`, tone: 'success' })
    } catch {
      toast({ title: 'Copy this text', description: text })
    }
  }
  return <IconButton icon="copy" label={what === 'Reply' ? 'Copy' : `Copy: ${what}`} dense onClick={copy} />
}
