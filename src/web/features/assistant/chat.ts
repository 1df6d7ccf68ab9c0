import { MAX_HISTORY, type Turn } from '#contract/assistant/assistant.ts'
import { serverMessage } from '#web/api/call-error.ts'
import type { RequesterEntry } from '#web/storage/remembered.ts'
import { requesterStored } from '#web/storage/requester-stored.ts'
import type { Stored } from '#web/storage/stored.ts'
import { toast } from '#web/ui/feedback/toast.ts'
import type { ToastText } from '#web/ui/feedback/toast-queue.ts'

/** What a reply has at least. */
type AnyReply = { message: string }

export type ChatMessage<Reply extends AnyReply = AnyReply> = {
  id: string
  role: Turn['role']
  content: string
  /** ISO 8601 */
  timestamp: string
  /** The whole reply; absent of a user's message, and of a reply that was stopped. */
  reply?: Reply
  /** What the reader said about the reply. */
  rating?: 'useful' | 'not-useful'
}

export type Conversation<Reply extends AnyReply> = {
  /** The oldest first. */
  messages: ChatMessage<Reply>[]
  /** What is typed, and not sent yet. */
  draft: string
}

/** What a chat is doing. */
export type ChatActivity<Reply> = {
  /** What has come of the reply so far; null while nobody waits for one. */
  pending: string | null
  /** Why the last message has no reply; null unless that is so. */
  failure: string | null
  /** What the last message led to while this page was open. */
  outcome: Reply | 'stopped' | null
}

type ChatOptions<Reply extends AnyReply> = {
  /** The name under which the conversation is stored in this tab. */
  name: RequesterEntry
  /** The toast about a call that failed. */
  failure: (error: unknown) => ToastText
  ask: (
    said: { message: string; conversationHistory: Turn[] },
    how: { onDelta: (delta: string) => void; signal: AbortSignal },
  ) => Promise<Reply>
}

/** A chat with an assistant: it goes on while the page that shows it is left, and its conversation outlives a reload of the tab. */
export type Chat<Reply extends AnyReply> = {
  conversation: Stored<Conversation<Reply>>
  activity: Pick<Stored<ChatActivity<Reply>>, 'get' | 'subscribe' | 'empty'>
  /** Sets what is typed. */
  type: (draft: string) => void
  /** Sends what is typed, trimmed. Does nothing while a reply is pending, or where nothing is typed. */
  send: () => void
  /** Asks again for the reply to the last message. */
  retry: () => void
  /** Ends a reply; what has come of it stays. */
  stop: () => void
  /** Forgets the whole conversation. */
  clear: () => void
  /** Notes what the reader said about a reply. */
  rated: (id: string, rating: ChatMessage['rating']) => void
}

/** More messages than that are forgotten, the oldest first. */
const MAX_STORED = 60
const IDLE = { pending: null, failure: null, outcome: null }

/** Creates the chat of a name; once for a name, at the top of a module. */
export function createChat<Reply extends AnyReply>({ name, failure, ask }: ChatOptions<Reply>): Chat<Reply> {
  const conversation = requesterStored<Conversation<Reply>>({
    name,
    area: () => sessionStorage,
    empty: { messages: [], draft: '' },
    isValid: isConversation,
    followsSignIn: true,
  })
  const activity = activityStore<Reply>()
  const replies = replying({ conversation, activity, failure, ask })
  return {
    conversation,
    activity,
    type: (draft) => void conversation.change((now) => ({ ...now, draft })),
    send() {
      const content = conversation.get().draft.trim()
      if (content === '' || replies.isUnderWay()) return
      conversation.change((now) => ({ ...withMessage(now, { role: 'user', content }), draft: '' }))
      void replies.toLast()
    },
    retry() {
      if (replies.isUnderWay()) return
      // A reply that was stopped makes place for the next one.
      conversation.change((now) => (isStopped(now.messages.at(-1)) ? { ...now, messages: now.messages.slice(0, -1) } : now))
      void replies.toLast()
    },
    stop: replies.stop,
    clear() {
      replies.stop()
      conversation.change((now) => ({ ...now, messages: [] }))
      activity.set(IDLE)
    },
    rated: (id, rating) =>
      void conversation.change((now) => ({ ...now, messages: now.messages.map((each) => (each.id === id ? { ...each, rating } : each)) })),
  }
}

type ReplyingDeps<Reply extends AnyReply> = Pick<ChatOptions<Reply>, 'failure' | 'ask'> & {
  conversation: Stored<Conversation<Reply>>
  activity: ReturnType<typeof activityStore<Reply>>
}

/** Asks for replies, one at a time. */
function replying<Reply extends AnyReply>({ conversation, activity, failure, ask }: ReplyingDeps<Reply>) {
  let underWay: AbortController | undefined
  const end = (result: Partial<ChatActivity<Reply>>) => {
    underWay = undefined
    activity.set({ ...IDLE, ...result })
  }
  const add = (reply: NewMessage<Reply>) => void conversation.change((now) => withMessage(now, reply))

  async function toLast() {
    const { messages } = conversation.get()
    const last = messages.at(-1)
    if (last?.role !== 'user' || underWay) return
    const { signal } = (underWay = new AbortController())
    // The page may be somebody else's by then, or the conversation begun again.
    const isWaitedFor = () => conversation.get().messages.at(-1)?.id === last.id
    let text = ''
    const onDelta = (delta: string) => activity.set({ ...IDLE, pending: (text += delta) })
    onDelta('')
    try {
      const reply = await ask({ message: last.content, conversationHistory: turnsOf(messages.slice(0, -1)) }, { onDelta, signal })
      if (!isWaitedFor()) return end({})
      add({ role: 'assistant', content: reply.message, reply })
      return end({ outcome: reply })
    } catch (error) {
      if (signal.aborted) {
        if (text !== '' && isWaitedFor()) add({ role: 'assistant', content: text })
        return end({ outcome: 'stopped' })
      }
      console.error(error)
      toast(failure(error))
      return end({ failure: serverMessage(error) })
    }
  }

  return { toLast, isUnderWay: () => underWay !== undefined, stop: () => underWay?.abort() }
}

/** Returns whether a message is the part of a reply that had come when it was stopped. */
export const isStopped = (message: ChatMessage | undefined): boolean => message?.role === 'assistant' && message.reply === undefined

const turnsOf = (messages: ChatMessage[]): Turn[] => messages.slice(-MAX_HISTORY).map(({ role, content }) => ({ role, content }))

type NewMessage<Reply extends AnyReply> = Pick<ChatMessage<Reply>, 'role' | 'content' | 'reply'>

function withMessage<Reply extends AnyReply>(now: Conversation<Reply>, message: NewMessage<Reply>): Conversation<Reply> {
  // Nobody sends two messages within a millisecond.
  const stamped = { ...message, id: `${message.role}-${Date.now()}`, timestamp: new Date().toISOString() }
  return { ...now, messages: [...now.messages, stamped].slice(-MAX_STORED) }
}

function activityStore<Reply>() {
  const listeners = new Set<() => void>()
  let now: ChatActivity<Reply> = IDLE
  return {
    empty: now,
    get: () => now,
    set(next: ChatActivity<Reply>) {
      now = next
      for (const listener of listeners) listener()
    },
    subscribe(listener: () => void) {
      listeners.add(listener)
      return () => void listeners.delete(listener)
    },
  }
}

/** Checks the shape of what is stored; what a reply holds is as the server sent it. */
function isConversation<Reply extends AnyReply>(value: unknown): value is Conversation<Reply> {
  const { messages, draft } = (value ?? {}) as Partial<Conversation<Reply>>
  return typeof draft === 'string' && Array.isArray(messages) && messages.every(isMessage)
}
const isMessage = (value: unknown): boolean => {
  const { id, role, content } = (value ?? {}) as Partial<ChatMessage>
  return typeof id === 'string' && typeof content === 'string' && (role === 'user' || role === 'assistant')
}
