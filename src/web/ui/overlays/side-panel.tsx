import { useRef, useSyncExternalStore, type ReactNode, type RefObject } from 'react'
import { Dialog as Radix } from 'radix-ui'
import { IconButton } from '#web/ui/controls/icon-button.tsx'
import { useOpenDialog } from './open-dialogs.ts'
import styles from './side-panel.module.css'

type SidePanelProps = {
  open: boolean
  /** Called by a control or by Esc. */
  onCollapse: () => void
  title: string
  /** Controls beside the two that collapse it. */
  tools?: ReactNode
  /** What has the focus first, where a keyboard on the screen would not cover the panel. */
  first: RefObject<HTMLElement | null>
  children: ReactNode
}

/** A panel in the corner beside the page, which the focus may leave; on phones it covers the page and is modal. */
export function SidePanel({ open, onCollapse, title, tools, first, children }: SidePanelProps) {
  const coversPage = useCoversPage()
  const panel = useRef<HTMLDivElement>(null)
  useOpenDialog(open && coversPage, onCollapse)
  const focusFirst = (event: Event) => {
    event.preventDefault()
    const target = coversPage ? panel : first
    target.current?.focus()
  }
  return (
    <Radix.Root open={open} modal={coversPage} onOpenChange={(isOpen) => isOpen || onCollapse()}>
      <Radix.Content
        ref={panel}
        className={styles.panel}
        aria-describedby={undefined}
        onOpenAutoFocus={focusFirst}
        onCloseAutoFocus={(event) => event.preventDefault()}
        onInteractOutside={(event) => event.preventDefault()}
        onEscapeKeyDown={(event) => panel.current?.contains(document.activeElement) || event.preventDefault()}
      >
        <header className={styles.head}>
          <Radix.Title className={styles.title}>{title}</Radix.Title>
          {tools}
          <IconButton icon="minus" label="Minimise" onClick={onCollapse} />
          <IconButton icon="x" label="Close" onClick={onCollapse} />
        </header>
        {children}
      </Radix.Content>
    </Radix.Root>
  )
}

const NARROW = '(max-width: 47.5rem)'

/** Returns whether the panel takes the whole window now, as on phones. */
export const coversPageNow = (): boolean => matchMedia(NARROW).matches

const useCoversPage = (): boolean =>
  useSyncExternalStore(
    (listener) => {
      const query = matchMedia(NARROW)
      query.addEventListener('change', listener)
      return () => query.removeEventListener('change', listener)
    },
    coversPageNow,
    () => false,
  )
