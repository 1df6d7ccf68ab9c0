import { useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import { MAX_MESSAGE_LENGTH, MAX_RATED_LENGTH, RATING_REASONS, type RatingReason } from '#contract/assistant/assistant.ts'
import { useWrite } from '#web/api/writes/use-write.ts'
import { useStored } from '#web/storage/stored.ts'
import { Button } from '#web/ui/controls/button.tsx'
import { IconButton } from '#web/ui/controls/icon-button.tsx'
import type { Chat, ChatMessage } from './chat.ts'
import { CopyButton } from './copy-button.tsx'
import styles from './reply-tools.module.css'

type ReplyToolsProps<Reply extends { message: string }> = { chat: Chat<Reply>; message: ChatMessage<Reply> }

/** Copies a reply, and asks whether it was useful; what was said about it is for the owner of the site, and is said once. */
export function ReplyTools<Reply extends { message: string }>({ chat, message }: ReplyToolsProps<Reply>) {
  const { messages } = useStored(chat.conversation)
  const [isAsking, setAsking] = useState(false)
  const said = useRef<HTMLOutputElement>(null)
  const { send, isPending } = useWrite('POST /api/ai/feedback', {
    invalidates: [],
    onSuccess(_, { isUseful }) {
      // The button that had the focus goes.
      flushSync(() => chat.rated(message.id, isUseful ? 'useful' : 'not-useful'))
      said.current?.focus()
    },
  })
  const rate = (isUseful: boolean, reason?: RatingReason) => {
    const asked = messages[messages.findIndex(({ id }) => id === message.id) - 1]?.content ?? message.content
    void send({
      isUseful,
      ...(reason && { reason }),
      message: asked.slice(0, MAX_MESSAGE_LENGTH),
      reply: message.content.slice(0, MAX_RATED_LENGTH),
    })
  }
  return (
    <div className={styles.tools}>
      <CopyButton text={message.content} />
      {message.rating ? (
        <output ref={said} tabIndex={-1}>
          {message.rating === 'useful' ? 'Good to hear.' : 'Thanks for saying so.'}
        </output>
      ) : (
        <>
          <p>Was this useful?</p>
          <IconButton icon="thumbs-up" label="Useful" dense disabled={isPending} onClick={() => rate(true)} />
          <IconButton
            icon="thumbs-down"
            label="Not useful"
            dense
            disabled={isPending}
            aria-expanded={isAsking}
            onClick={() => setAsking((is) => !is)}
          />
        </>
      )}
      {isAsking && !message.rating && <Reasons isPending={isPending} onChoose={(reason) => rate(false, reason)} />}
    </div>
  )
}

type ReasonsProps = { isPending: boolean; onChoose: (reason: RatingReason) => void }

const Reasons = ({ isPending, onChoose }: ReasonsProps) => (
  <ul aria-label="What was wrong?" className={styles.reasons}>
    {RATING_REASONS.map(({ value, label }) => (
      <li key={value}>
        <Button variant="quiet" size="sm" disabled={isPending} onClick={() => onChoose(value)}>
          {label}
        </Button>
      </li>
    ))}
  </ul>
)
