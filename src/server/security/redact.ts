import { NOT_JSON, REDACTED, RULES } from './redaction-rules.ts'

/** Names of fields whose value never gets into the log, whatever it is. */
const SECRET_FIELD = /password|passwd|secret|token|cookie|authori[sz]ation|api.?key|credential/i
const PERSONAL_FIELD = /^(key|abn|ip|host|recipient|reply-?to|(user|business|contact|customer)_?name)$|(e-?mail|phone|address)$/i

/** The characters of a text that get into the log: whoever sends a long one must not make us read all of it. */
const MAX_TEXT = 2_048
export const MAX_STACK = 8_192
const MAX_LENGTHS: Record<string, number> = { path: 200, stack: MAX_STACK }

/** Takes secrets and what tells who a person is out of a text, of which it leaves the first `most` characters. */
export function redactText(text: string, most = Infinity): string {
  if (text.length <= most) return redacted(text)
  const beginning = redacted(beginningOf(text, most) + CLOSERS)
  return `${beginning.endsWith(CLOSERS) ? beginning.slice(0, -CLOSERS.length) : beginning}…`
}

const redacted = (text: string) => Object.values(RULES).reduce((rest, redact) => redact(rest), text)

/** Does the same for a line of JSON: fields with such a name at any depth, and all texts in it. */
export function redactLine(line: string): string {
  return `${JSON.stringify(JSON.parse(line), (name: string, value: unknown) => {
    if (SECRET_FIELD.test(name) || PERSONAL_FIELD.test(name)) return REDACTED
    return typeof value === 'string' && name !== 'requestId' ? redactText(value, MAX_LENGTHS[name] ?? MAX_TEXT) : value
  })}\n`
}

/** What ends a value that is quoted or in brackets: where a text is cut, all that is left of the value is a part of it. */
const CLOSERS = '")'

/**
 * Returns the beginning of a text without the word at the cut and the figures before it, because half a secret does not look like one. What
 * says behind the cut that a quoted value is a secret is put there.
 */
function beginningOf(text: string, most: number): string {
  let end = most
  while (end > 0 && !/\s/.test(text.charAt(end - 1))) end--
  while (end > 0 && /[\s\d()+-]/.test(text.charAt(end - 1))) end--
  return text.slice(0, end) + (text.includes(NOT_JSON, end) ? `"${NOT_JSON}` : '')
}
