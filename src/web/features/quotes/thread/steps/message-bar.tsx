import { useRef, useState } from 'react'
import { IconButton } from '#web/ui/controls/icon-button.tsx'
import { useMedia } from '#web/use-media.ts'
import { MessageForm, type MessageFormProps } from './message-form.tsx'
import styles from './message-form.module.css'

type MessageBarProps = Pick<MessageFormProps, 'quoteId' | 'linkKey' | 'to'> & {
  /** Whether the prices are the next thing to send. */
  isPricing: boolean
  /** Gets the place of the button that sends them, while there is one. */
  onPlace: (place: HTMLElement | null) => void
}

/**
 * The bar at the lower edge of a request, with the message to the other party. On a phone it has the button that sends the prices as long as none
 * were sent, and the message behind an icon.
 */
export function MessageBar({ isPricing, onPlace, ...props }: MessageBarProps) {
  const isPhone = useMedia('(max-width: 47.5rem)')
  const [isWriting, setWriting] = useState(false)
  const bar = useRef<HTMLDivElement>(null)
  const isFolded = isPricing && isPhone && !isWriting
  /** Moves the focus into what is shown next. */
  const show = (writes: boolean) => {
    setWriting(writes)
    requestAnimationFrame(() => bar.current?.querySelector<HTMLElement>(writes ? 'textarea' : '[data-writes]')?.focus())
  }
  return (
    <div ref={bar} data-bottom-bar className={styles.bar}>
      {isFolded && (
        <div className={styles.send}>
          <div ref={onPlace} />
          <IconButton data-writes icon="chat-circle-text" label={`Write to ${props.to}`} variant="outline" onClick={() => show(true)} />
        </div>
      )}
      <MessageForm {...props} hidden={isFolded} onClose={isPricing && isPhone ? () => show(false) : undefined} />
    </div>
  )
}
