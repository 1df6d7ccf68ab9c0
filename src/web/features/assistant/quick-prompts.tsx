import { useEffect, useRef } from 'react'
import { Button } from '#web/ui/controls/button.tsx'
import type { Chat } from './chat.ts'
import styles from './quick-prompts.module.css'

type QuickPromptsProps = {
  label?: string
  chat: Pick<Chat<{ message: string }>, 'type' | 'send'>
  prompts: readonly { label: string; message: string }[]
}

/** So long the message is in the field before it is sent, for the reader to see what was sent. */
const IN_FIELD_MS = 100

/** Messages that are sent with one press; the first counts. */
export function QuickPrompts({ label: name = 'Quick prompts', chat, prompts }: QuickPromptsProps) {
  const chosen = useRef<ReturnType<typeof setTimeout>>(undefined)
  useEffect(() => () => clearTimeout(chosen.current), [])
  const choose = (message: string) => {
    if (chosen.current !== undefined) return
    chat.type(message)
    chosen.current = setTimeout(chat.send, IN_FIELD_MS)
  }
  return (
    <ul aria-label={name} className={styles.prompts}>
      {prompts.map(({ label, message }) => (
        <li key={label}>
          <Button variant="quiet" size="sm" onClick={() => choose(message)}>
            {label}
          </Button>
        </li>
      ))}
    </ul>
  )
}
