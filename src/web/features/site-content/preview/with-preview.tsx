import type { ReactNode } from 'react'
import { Button } from '#web/ui/controls/button.tsx'
import { Dialog } from '#web/ui/overlays/dialog.tsx'
import { useMedia } from '#web/use-media.ts'
import styles from './with-preview.module.css'

type WithPreviewProps = {
  isShown: boolean
  preview: ReactNode
  onClose: () => void
  /** Returns what has the focus once the preview is closed, where that is not what opened it. */
  after?: () => HTMLElement | null
  children: ReactNode
}

/** What is edited, with the preview beside it; in narrow windows the preview opens over it. */
export function WithPreview({ isShown, preview, onClose, after, children }: WithPreviewProps) {
  const isWide = useMedia(WIDE)
  return (
    <div className={isShown && isWide ? styles.beside : undefined}>
      {children}
      {isShown && isWide && preview}
      <Dialog
        open={isShown && !isWide}
        onOpenChange={onClose}
        title="Preview"
        wide="columns"
        after={after}
        footer={<Button onClick={onClose}>Back to the text</Button>}
      >
        {preview}
      </Dialog>
    </div>
  )
}

/** From 1,024 px on. */
const WIDE = '(min-width: 64rem)'

/** Returns whether the preview covers what is edited now. */
export const coversEditor = (): boolean => !matchMedia(WIDE).matches
