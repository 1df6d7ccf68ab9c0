const REDACTED = '[redacted]'

/** Names of fields whose value never gets into the log, whatever it is. */
const SECRET_FIELD = /password|passwd|secret|token|cookie|authori[sz]ation|api.?key|credential/i
const PERSONAL_FIELD = /^(key|abn|ip|host|recipient|reply-?to|(user|business|contact|customer)_?name)$|(e-?mail|phone|address)$/i

/** What must not get into the log inside a text, such as the message of an error, and what stands there instead. */
const PATTERNS: [pattern: RegExp, replacement: string][] = [
  // The user and password of an address such as DATABASE_URL.
  [/(\b[a-z][a-z0-9+.-]*:\/\/)[^\s/?#"'<>]*@/gi, `$1${REDACTED}@`],
  // Whatever a query string holds: keys of links, tokens, searches.
  [/([?&][\w.[\]-]+=)[^\s&#"'<>]+/g, `$1${REDACTED}`],
  [/\b(Bearer|Basic)\s+[^\s"',;]+/gi, `$1 ${REDACTED}`],
  [/((?:password|passwd|secret|token|cookie|authori[sz]ation|api.?key)["']?\s*[:=]\s*)["']?[^\s"',;&]+/gi, `$1${REDACTED}`],
  // Hashes of passwords, as argon2 and others spell them.
  [/\$[a-z0-9-]+\$[^\s"',]+/gi, REDACTED],
  [/[^\s"'<>()=,:;[\]]+@[^\s"'<>()=,:;[\]]+/g, REDACTED],
  // PostgreSQL and JSON.parse quote the value that they could not read, and the database the values of a row.
  [/(invalid input (?:syntax|value) for [^:]+: )".*"/gs, `$1${REDACTED}`],
  [/".*"( is not valid JSON)/gs, `${REDACTED}$1`],
  [/(Key \([^)]*\)=|Failing row contains )\(.*\)/gs, `$1${REDACTED}`],
  // Phone numbers and ABNs; not the digits of a time, a UUID or a place in a file.
  [/(?<![\w.:-])(?:\+\d{1,3}|\(0\d\)|0\d|1[38]00)[\d ()-]{6,}\d(?![\w:-])/g, REDACTED],
  [/(?<![\w.:-])\d{2} ?\d{3} ?\d{3} ?\d{3}(?![\w.:-])/g, REDACTED],
  // Keys of a payment provider, what pays or stores a card, and the number of one.
  [/\b(?:(?:sk|rk|pk)_(?:test|live)|whsec)_\w+|\b(?:pi|seti)_\w+_secret_\w+/g, REDACTED],
  [/(?<![\w.:-])\d(?:[ -]?\d){14,18}(?![\w.:-])/g, REDACTED],
  // Anything as long and random as a token; a UUID is shorter.
  [/(?<![\w-])[\w-]{40,}(?![\w-])/g, REDACTED],
]

/** Takes secrets and what tells who a person is out of a text. */
export const redactText = (text: string): string =>
  PATTERNS.reduce((redacted, [pattern, replacement]) => redacted.replace(pattern, replacement), text)

/** Does the same for a line of JSON: fields with such a name at any depth, and all texts in it. */
export function redactLine(line: string): string {
  return `${JSON.stringify(JSON.parse(line), (name: string, value: unknown) => {
    if (SECRET_FIELD.test(name) || PERSONAL_FIELD.test(name)) return REDACTED
    return typeof value === 'string' && name !== 'requestId' ? redactText(value) : value
  })}\n`
}
