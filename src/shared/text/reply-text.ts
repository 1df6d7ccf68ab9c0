/** The line with which programs begin what they quote, in the languages of those that people here use; some break it over three lines. */
const QUOTED_AFTER = [
  /^>?\s*(on|am|le|el|il|em|op|den)\b.{4,200}\b(wrote|writes|schrieb|a écrit|escribió|ha scritto|escreveu|schreef|skrev)\s*:\s*$/i,
  /^>?\s*.{4,200}\b(wrote|writes)\s*:\s*$/i,
  /^.{4,200}<[^\s<>]+@[^\s<>]+>\s*(wrote|schrieb)?\s*:\s*$/i,
]
const ORIGINAL =
  /^[-_\s]*(original message|original appointment|forwarded message|ursprüngliche nachricht|message d'origine|begin forwarded message:?)[-_\s]*$/i
/** The heads of a quoted email, as Outlook sets them: the first, with another one right below it. */
const HEAD = /^\*?(from|von|de|da)\s*:\*?\s*\S/i
const OTHER_HEAD = /^\*?(sent|date|to|subject|cc|gesendet|an|betreff|datum|envoyé|objet|à)\s*:\*?\s*/i
const RULE = /^[_-]{10,}\s*$/
/** What phones and programs put below every email. */
const FOOTER =
  /^(sent (from|with|via) (my|mail|outlook|yahoo|gmail|proton|samsung|iphone|ipad|android)\b[^,.;:!?]{0,50}\.?|get outlook for (ios|android)\b.{0,60}|von meinem .{1,30} gesendet|envoyé de mon .{1,30})$/i
const SIGNATURE = /^--\s*$/

/** Returns what somebody has typed above the email that they answer, without what their program adds; empty where that is all there is. */
export function replyText(text: string): string {
  const lines = text
    .replaceAll(/\r\n?/g, '\n')
    .replaceAll(/[\u200B\u2060\uFEFF]/g, '')
    .split('\n')
  const end = lines.findIndex((_, at) => beginsQuote(lines, at))
  const own = withoutQuotedEnd(end === -1 ? lines : lines.slice(0, end))
  return own.join('\n').trim()
}

function beginsQuote(lines: readonly string[], at: number): boolean {
  const line = (lines[at] ?? '').trim()
  if (line === '') return false
  if (SIGNATURE.test(lines[at] ?? '') || ORIGINAL.test(line)) return true
  if (isFooter(lines, at) || isHead(lines, at)) return true
  if (RULE.test(line)) return isHead(lines, nextFilled(lines, at))
  return [1, 2, 3].some((count) => isAttribution(lines, at, count))
}

/** A line that says who wrote, over one to three lines, with nothing between them; what it is of follows it, quoted or not. */
function isAttribution(lines: readonly string[], at: number, count: number): boolean {
  const part = lines.slice(at, at + count).map((line) => line.trim())
  if (part.length < count || part.includes('') || lines.slice(at, at + count - 1).some((line) => /:\s*$/.test(line))) return false
  const joined = part.join(' ')
  if (!QUOTED_AFTER.some((pattern) => pattern.test(joined))) return false
  return /\d/.test(joined) || joined.includes('@') || (lines[nextFilled(lines, at + count - 1)] ?? '').trimStart().startsWith('>')
}

const isHead = (lines: readonly string[], at: number): boolean =>
  HEAD.test((lines[at] ?? '').trim()) && OTHER_HEAD.test((lines[nextFilled(lines, at)] ?? '').trim())

/** A footer is one where nothing of one's own follows it. */
function isFooter(lines: readonly string[], at: number): boolean {
  if (!FOOTER.test((lines[at] ?? '').trim())) return false
  const next = nextFilled(lines, at)
  return next >= lines.length || (lines[next] ?? '').trimStart().startsWith('>') || beginsQuote(lines, next)
}

function nextFilled(lines: readonly string[], at: number): number {
  const next = lines.findIndex((line, index) => index > at && line.trim() !== '')
  return next === -1 ? lines.length : next
}

/** Quoted lines at the end are what is answered; those with answers below them are the questions, and stay. */
function withoutQuotedEnd(lines: readonly string[]): readonly string[] {
  const last = lines.findLastIndex((line) => line.trim() !== '' && !line.trimStart().startsWith('>'))
  return lines.slice(0, last + 1)
}
