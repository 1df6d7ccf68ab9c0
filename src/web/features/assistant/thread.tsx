import { useEffect, useRef, type ReactNode } from 'react'
import { useStored } from '#web/storage/stored.ts'
import { Button } from '#web/ui/controls/button.tsx'
import { isStopped, type Chat, type ChatMessage } from './chat.ts'
import { LinkedText, type LinkedWords } from './linked-text.tsx'
import styles from './thread.module.css'

type ThreadProps<Reply extends { message: string }> = {
  chat: Chat<Reply>
  greeting: string
  /** Shown below the greeting while nothing else has been said. */
  prompts: ReactNode
  /** Names in a reply that lead somewhere. */
  linksIn?: (reply: Reply) => LinkedWords[]
  /** What a reply brings besides its message, such as cards. */
  below: (message: ChatMessage<Reply>) => ReactNode
  /** After all that was said. */
  atEnd?: ReactNode
  /** Called when a link in a message is followed. */
  onFollow?: () => void
}

/** Pixels above a message that is scrolled to the top. */
const TOP_SPACE = 16

/**
 * Shows what was said, the oldest first, and the reply that is coming. It is not a live region: `Announcer` says each reply once it is
 * whole.
 */
export function Thread<Reply extends { message: string }>(props: ThreadProps<Reply>) {
  const { chat, greeting, prompts, linksIn, below, atEnd, onFollow } = props
  const { messages } = useStored(chat.conversation)
  const activity = useStored(chat.activity)
  const list = useScrolledToLast([messages.length, activity.pending])
  const last = messages.at(-1)
  const lacksReply = activity.pending === null && (last?.role === 'user' || isStopped(last))
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- what scrolls has to be reached by keys
    <div ref={list} className={styles.thread} role="log" aria-live="off" aria-label="Conversation" tabIndex={0}>
      <ol className={styles.messages}>
        <li className={styles.assistant}>
          <Speaker>Assistant</Speaker>
          <p className={styles.bubble}>{greeting}</p>
        </li>
        {messages.map((message) => (
          <li key={message.id} className={styles[message.role]}>
            <Speaker>{message.role === 'user' ? 'You' : 'Assistant'}</Speaker>
            <p className={styles.bubble}>
              {message.role === 'user' ? (
                message.content
              ) : (
                <LinkedText text={message.content} links={(message.reply && linksIn?.(message.reply)) ?? []} onFollow={onFollow} />
              )}
            </p>
            {message.reply && below(message)}
          </li>
        ))}
        {activity.pending !== null && <PendingReply text={activity.pending} />}
      </ol>
      {messages.length === 0 && prompts}
      {lacksReply && <LacksReply failure={activity.failure} isStopped={isStopped(last)} onRetry={chat.retry} />}
      {atEnd}
    </div>
  )
}

const Speaker = ({ children }: { children: string }) => <span className="visually-hidden">{children}: </span>

const PendingReply = ({ text }: { text: string }) => (
  <li className={styles.assistant}>
    <Speaker>Assistant</Speaker>
    {text === '' ? (
      <p className={styles.bubble}>
        <span className="visually-hidden">Typing</span>
        <span className={styles.typing} aria-hidden="true">
          <i />
          <i />
          <i />
        </span>
      </p>
    ) : (
      <p className={styles.bubble}>{text}</p>
    )}
  </li>
)

type LacksReplyProps = { failure: string | null; isStopped: boolean; onRetry: () => void }

const LacksReply = ({ failure, isStopped, onRetry }: LacksReplyProps) => (
  <div className={styles.lacking}>
    <p>{failure ?? (isStopped ? 'You stopped this reply.' : 'This message has no reply yet.')}</p>
    <Button variant="quiet" size="sm" icon="arrow-clockwise" onClick={onRetry}>
      Retry
    </Button>
  </div>
)

type AnnouncerProps<Reply extends { message: string }> = { chat: Chat<Reply>; said: (reply: Reply) => string }

/** Says to screen readers that a reply is coming, and then the whole of it, once. */
export function Announcer<Reply extends { message: string }>({ chat, said }: AnnouncerProps<Reply>) {
  const { pending, outcome } = useStored(chat.activity)
  const words = outcome === 'stopped' ? 'The reply was stopped.' : outcome && said(outcome)
  return <output className="visually-hidden">{pending === null ? words : 'The assistant is replying.'}</output>
}

/** Returns a ref for the list, in which the last message of the reader is scrolled to the top whenever one of these changes. */
function useScrolledToLast(changes: unknown[]) {
  const list = useRef<HTMLDivElement>(null)
  const key = JSON.stringify(changes)
  useEffect(() => {
    const asked = [...(list.current?.querySelectorAll<HTMLElement>(`.${styles.user}`) ?? [])].at(-1)
    if (list.current && asked) list.current.scrollTop = asked.offsetTop - TOP_SPACE
  }, [key])
  return list
}
