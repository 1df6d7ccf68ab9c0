import type { RequestLinesOfEmail } from '#contract/quotes/quote-emails.ts'
import { lineInWords } from '#shared/order-line/request-line-texts.ts'
import { counted } from '#shared/text/words.ts'

/** Returns the first lines of a request, one below the other, and how many more there are; null where it has none. */
export function linesOfRequest(lines: RequestLinesOfEmail | undefined): string | null {
  if (!lines || lines.count === 0) return null
  const more = lines.count - lines.shown.length
  return [...lines.shown.map(lineInWords), ...(more > 0 ? [`and ${counted(more, 'more line')}, on the page of the request.`] : [])].join(
    '\n',
  )
}
