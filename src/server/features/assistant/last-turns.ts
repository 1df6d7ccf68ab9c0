import { MAX_HISTORY, MAX_MESSAGE_LENGTH, type Turn } from '#contract/assistant/assistant.ts'
import { cut } from '#shared/text/cut.ts'

/** Returns what counts of what was said before: the last turns, of which nobody can have typed more than a message. */
export const lastTurns = (history: Turn[]): Turn[] =>
  history.slice(-MAX_HISTORY).map(({ role, content }) => ({ role, content: role === 'user' ? cut(content, MAX_MESSAGE_LENGTH) : content }))
