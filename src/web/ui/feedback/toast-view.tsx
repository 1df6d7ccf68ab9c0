import { useRef } from 'react'
import { Toast as Radix } from 'radix-ui'
import { buttonClass } from '#web/ui/controls/button-class.ts'
import { classNames } from '#web/ui/class-names.ts'
import { IconButton } from '#web/ui/controls/icon-button.tsx'
import { Icon } from '#web/ui/graphics/icon.tsx'
import { closeLastDialog } from '#web/ui/overlays/open-dialogs.ts'
import { dismissToast, SHOWN_MS } from './toast.ts'
import type { Toast } from './toast-queue.ts'
import { useToastPlace } from './toast-place.ts'
import place from './toast-place.module.css'
import styles from './toast-view.module.css'

/** Settings of the toasts (docs/behaviour/pages.md, Toasts): swiped away to the right after 50 px, focused with F8. */
const behaviour = { duration: SHOWN_MS, swipeDirection: 'right', swipeThreshold: 50 } as const

const icons = { plain: undefined, success: 'check-circle-fill', destructive: 'warning-circle-fill' } as const

/** The toasts in view, announced to screen readers as they appear. On phones they stand above the bar with the actions of the page, and over a dialog above all of it. */
export default function ToastView({ toasts }: { toasts: readonly Toast[] }) {
  const viewport = useRef<HTMLOListElement>(null)
  useToastPlace(viewport, toasts)
  return (
    <Radix.Provider {...behaviour}>
      {toasts.map((toast) => (
        <OneToast key={toast.id} {...toast} />
      ))}
      <Radix.Viewport ref={viewport} hotkey={['F8']} className={place.place} />
    </Radix.Provider>
  )
}

/** Radix gives Esc to what opened last, the toast. It belongs to the dialog that the person is in. */
function passToDialog(event: KeyboardEvent) {
  if (closeLastDialog()) event.preventDefault()
}

function OneToast({ id, open, title, description, tone = 'plain', action }: Toast) {
  const icon = icons[tone]
  return (
    <Radix.Root
      open={open}
      onOpenChange={(isOpen) => isOpen || dismissToast(id)}
      onEscapeKeyDown={passToDialog}
      className={classNames(styles.toast, styles[tone])}
    >
      {icon && <Icon name={icon} className={styles.icon} />}
      <div className={styles.text}>
        <Radix.Title className={styles.title}>{title}</Radix.Title>
        {description && <Radix.Description>{description}</Radix.Description>}
      </div>
      {action && (
        <Radix.Action altText={action.label} onClick={action.onAct} className={buttonClass({ variant: 'quiet', size: 'sm' })}>
          {action.label}
        </Radix.Action>
      )}
      <Radix.Close asChild>
        <IconButton icon="x" label="Close" dense className={styles.close} />
      </Radix.Close>
    </Radix.Root>
  )
}
