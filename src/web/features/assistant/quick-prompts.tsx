import { useEffect, useRef } from 'react'
import { Button } from '#web/ui/controls/button.tsx'
import { buyerChat } from './buyer-chat.ts'
import styles from './quick-prompts.module.css'

const PROMPTS = [
  { label: 'Coffee', message: 'I need coffee suppliers' },
  { label: 'Food', message: 'Food suppliers' },
  { label: 'Equipment', message: 'Equipment suppliers' },
  { label: 'Deals', message: 'Best deals' },
]
/** So long the message is in the field before it is sent, for the reader to see what was sent. */
const IN_FIELD_MS = 100

/** Messages that are sent with one press; the first counts. */
export function QuickPrompts() {
  const chosen = useRef<ReturnType<typeof setTimeout>>(undefined)
  useEffect(() => () => clearTimeout(chosen.current), [])
  const choose = (message: string) => {
    if (chosen.current !== undefined) return
    buyerChat.type(message)
    chosen.current = setTimeout(buyerChat.send, IN_FIELD_MS)
  }
  return (
    <ul aria-label="Quick prompts" className={styles.prompts}>
      {PROMPTS.map(({ label, message }) => (
        <li key={label}>
          <Button variant="quiet" size="sm" onClick={() => choose(message)}>
            {label}
          </Button>
        </li>
      ))}
    </ul>
  )
}
