import type { Turn } from '#contract/assistant/assistant.ts'
import { redactText } from '#server/security/redact.ts'
import { withoutMarks } from '#server/features/assistant/message/marks.ts'
import { reachesOut } from '#server/features/assistant/message/reaches-out.ts'
import { restsOn } from './evidence.ts'

/** Of what was said, the model reads so much of each message. */
const MAX_LENGTH = 1_000

type Conversation = { message: string; history: Turn[] }
type Reading = {
  /** Takes out of the reader's own words what tells who somebody else is. */
  masked?: (message: string) => string
  /** Returns a reply that was shown, in words of ours. */
  replied: (reply: string) => string
}

/**
 * Returns what a model reads of a conversation: the reader's own words without addresses and numbers to ring, and of each reply, in which
 * texts of others stand and which anybody may have written, only what code says of it and the question that it asked.
 */
export const turnsFrom = ({ message, history }: Conversation, { masked = (text) => text, replied }: Reading): Turn[] =>
  [...history, { role: 'user' as const, content: message }].map(({ role, content }) => ({
    role,
    content:
      role === 'user' ? withoutContacts(masked(content.slice(0, MAX_LENGTH))) : [replied(content), questionOf(content)].join(' ').trim(),
  }))

/** Returns the question at the end of a reply, as long as it names and counts nothing. */
function questionOf(reply: string): string {
  const question = /[^.!?\n]+\?$/.exec(reply.slice(-MAX_LENGTH).trim())?.[0].trim() ?? ''
  return restsOn(withoutMarks(question), { names: [], amounts: [] }) ? question : ''
}

const DIGITS = /\+?\d(?:[^\p{L}\p{N},;]{0,3}\d){7,}/gu
/** Takes addresses and numbers to ring out of a message; a date stays. */
const withoutContacts = (message: string): string =>
  redactText(message).replaceAll(DIGITS, (digits) => (reachesOut(digits) ? '[redacted]' : digits))
