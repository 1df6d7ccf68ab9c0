import type { ReactNode, RefObject } from 'react'
import { Dialog as Radix } from 'radix-ui'
import { classNames } from '#web/ui/class-names.ts'
import { IconButton } from '#web/ui/controls/icon-button.tsx'
import { Icon } from '#web/ui/graphics/icon.tsx'
import { useOpenDialog } from './open-dialogs.ts'
import { useDialogFocus } from './use-dialog-focus.ts'
import styles from './dialog.module.css'

type DialogProps = {
  open: boolean
  onOpenChange: (open: boolean) => void
  title: ReactNode
  /** One sentence under the title, announced with it when the dialog opens. */
  description?: ReactNode
  children: ReactNode
  /** The actions. They stay in view while the content scrolls; a submit button here names its form: `form="…"`. */
  footer?: ReactNode
  /** Why the last action has failed, repeated beside the actions, since its toast goes. */
  problem?: string
  /** What has the focus first, where that is not the first control after Close. */
  first?: RefObject<HTMLElement | null>
  /** Returns what has the focus once it is closed, where that is not what opened it. */
  after?: () => HTMLElement | null
  /** For long forms; with `columns` for two of them side by side, with `most` for three columns. */
  wide?: boolean | 'columns' | 'most'
}

/**
 * A modal dialog; below 640 px a sheet at the lower edge, as high as its content, a `wide` one as high as the window. Esc, the backdrop and
 * Close call `onOpenChange(false)`; the focus returns to the opener. Close is the first control, as it is seen, but has the focus first only
 * where there is no other.
 */
export function Dialog({ open, onOpenChange, title, description, children, footer, problem, first, after, wide }: DialogProps) {
  const { sheet, takeFocus, giveFocusBack } = useDialogFocus(open, first, after)
  useOpenDialog(open, () => onOpenChange(false))
  return (
    <Radix.Root open={open} onOpenChange={onOpenChange}>
      <Radix.Portal>
        <Radix.Overlay className={styles.veil} />
        <Radix.Content
          ref={sheet}
          className={classNames(styles.sheet, wide && styles.wide, wide === 'columns' && styles.columns, wide === 'most' && styles.most)}
          onOpenAutoFocus={takeFocus}
          onCloseAutoFocus={giveFocusBack}
          {...(description ? {} : { 'aria-describedby': undefined })}
        >
          <Radix.Close asChild>
            <IconButton icon="x" label="Close" className={styles.close} />
          </Radix.Close>
          <header className={styles.head}>
            <Radix.Title className={styles.title}>{title}</Radix.Title>
            {description && <Radix.Description className={styles.description}>{description}</Radix.Description>}
          </header>
          <div className={styles.body}>{children}</div>
          {footer && (
            <footer data-bottom-bar className={styles.foot}>
              {problem && (
                <p role="alert" className={styles.problem}>
                  <Icon name="warning-circle-fill" /> <span>{problem}</span>
                </p>
              )}
              {footer}
            </footer>
          )}
        </Radix.Content>
      </Radix.Portal>
    </Radix.Root>
  )
}
