import { HISTORY_MOST, MESSAGE_LONGEST, type Turn } from '#contract/assistant/assistant.ts'
import { cut } from '#shared/text/cut.ts'

/** Returns what counts of what was said before: the last turns, of which nobody can have typed more than a message. */
export const lastTurns = (history: Turn[]): Turn[] =>
  history.slice(-HISTORY_MOST).map(({ role, content }) => ({ role, content: role === 'user' ? cut(content, MESSAGE_LONGEST) : content }))
