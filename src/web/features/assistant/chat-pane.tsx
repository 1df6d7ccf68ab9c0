import type { ReactNode, Ref } from 'react'
import { useStored } from '#web/storage/stored.ts'
import type { Chat, ChatMessage } from './chat.ts'
import { Composer } from './composer.tsx'
import type { LinkedWords } from './linked-text.tsx'
import { ReplyTools } from './reply-tools.tsx'
import { Announcer, Thread } from './thread.tsx'
import styles from './chat-pane.module.css'

type ChatPaneProps<Reply extends { message: string }> = {
  chat: Chat<Reply>
  fieldRef?: Ref<HTMLTextAreaElement>
  greeting: string
  placeholder: string
  /** Shown below the greeting while nothing else has been said. */
  prompts: ReactNode
  /** Names in a reply that lead somewhere. */
  linksIn?: (reply: Reply) => LinkedWords[]
  /** A reply as it is read out. */
  said: (reply: Reply) => string
  /** What a reply brings besides its message, such as cards. */
  below: (message: ChatMessage<Reply>) => ReactNode
  /** After all that was said. */
  atEnd?: ReactNode
  /** Called when a link in a message is followed. */
  onFollow?: () => void
  /** Below the field. */
  children: ReactNode
}

/** A conversation with an assistant, and the field for the next message. */
export function ChatPane<Reply extends { message: string }>(props: ChatPaneProps<Reply>) {
  const { chat, fieldRef, greeting, placeholder, prompts, linksIn, said, below, atEnd, onFollow, children } = props
  const { draft } = useStored(chat.conversation)
  const { pending } = useStored(chat.activity)
  return (
    <div className={styles.pane}>
      <Thread
        chat={chat}
        greeting={greeting}
        prompts={prompts}
        linksIn={linksIn}
        onFollow={onFollow}
        below={(message) => (
          <>
            {below(message)}
            <ReplyTools chat={chat} message={message} />
          </>
        )}
        atEnd={atEnd}
      />
      <Announcer chat={chat} said={said} />
      <div data-bottom-bar>
        <Composer
          ref={fieldRef}
          value={draft}
          onChange={chat.type}
          placeholder={placeholder}
          isPending={pending !== null}
          onSend={chat.send}
          onStop={chat.stop}
        />
        <div className={styles.below}>{children}</div>
      </div>
    </div>
  )
}
