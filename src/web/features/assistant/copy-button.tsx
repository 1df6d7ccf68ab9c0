import { IconButton } from '#web/ui/controls/icon-button.tsx'
import { copyText } from '#web/ui/feedback/copy-text.ts'

type CopyButtonProps = {
  text: string
  /** What is copied, where a reply has several texts. */
  what?: string
}

/** Copies a text of a reply. */
export function CopyButton({ text, what = 'Reply' }: CopyButtonProps) {
  const copy = () => copyText(text, { title: `${what} copied`, tone: 'success' }, { title: 'Copy this text', description: text })
  return <IconButton icon="copy" label={what === 'Reply' ? 'Copy' : `Copy: ${what}`} dense onClick={copy} />
}
