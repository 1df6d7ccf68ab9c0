import type { RefObject } from 'react'
import { useStored } from '#web/storage/stored.ts'
import { IconButton } from '#web/ui/controls/icon-button.tsx'
import type { Chat } from './chat.ts'

type StartAgainProps<Reply extends { message: string }> = { chat: Chat<Reply>; field: RefObject<HTMLTextAreaElement | null> }

/** Empties a conversation. */
export function StartAgain<Reply extends { message: string }>({ chat, field }: StartAgainProps<Reply>) {
  const { messages } = useStored(chat.conversation)
  if (messages.length === 0) return null
  const startAgain = () => {
    chat.clear()
    field.current?.focus()
  }
  return <IconButton icon="arrow-counter-clockwise" label="Start again" onClick={startAgain} />
}
