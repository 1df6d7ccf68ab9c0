import { cut } from '#shared/text/cut.ts'
import { replyText } from '#shared/text/reply-text.ts'
import { listed } from '#shared/text/words.ts'
import type { ReceivedEmail } from '#server/formats/email/read-email.ts'
import { invalid } from '#server/http/problems.ts'

/** As long as a message that is typed on the page. */
const MAX_MESSAGE = 5_000
const MAX_FILES = 10
const CUT = '\n\n(The email was longer. Please ask for the rest.)'

/**
 * Returns what an email adds to a thread. It names the files that did not come through; `advice` says what to do about them.
 * @throws 400 where the email has neither text nor files
 */
export function messageOf({ text, files }: ReceivedEmail, advice: string): string {
  const own = replyText(text).replaceAll(/[^\P{Cc}\t\n]/gu, '')
  const shown = own.length > MAX_MESSAGE - 1_500 ? cut(own, MAX_MESSAGE - 1_500).trimEnd() + CUT : own
  if (files.length === 0) {
    if (!shown) throw invalid([], 'There is no text in this email above what it answers.')
    return shown
  }
  const more = files.length > MAX_FILES ? [`${files.length - MAX_FILES} more`] : []
  const names = listed([...files.slice(0, MAX_FILES), ...more])
  return `${shown}\n\n(Attached to the email and not kept here: ${names}.${advice})`.trim()
}
