export const REDACTED = '[redacted]'

/** Takes one kind of secret out of a text, in a time that grows with its length alone, whatever the text says. */
type Rule = (text: string) => string

/** Replaces a pattern, which is looked for only in texts that hold one of the marks. */
const replacing =
  (marks: string[], pattern: RegExp, replacement: string): Rule =>
  (text) =>
    marks.some((mark) => text.includes(mark)) ? text.replace(pattern, replacement) : text

/** Redacts from `start` up to the last `end`; up to the end of the text where that is cut off. */
function redactBetween(text: string, start: number, end: string): string {
  const last = text.lastIndexOf(end)
  return text.slice(0, start) + REDACTED + (last > start ? text.slice(last + end.length) : '')
}

/** Ends the message of JSON.parse. */
export const NOT_JSON = ' is not valid JSON'
/** It quotes what it could not read. */
function unreadJson(text: string): string {
  const [start, end] = [text.indexOf('"'), text.lastIndexOf(NOT_JSON)]
  return start >= 0 && end > start ? text.slice(0, start) + REDACTED + text.slice(end) : text
}

const ROW = 'Failing row contains '
/** The database names the values of a row, and of a key. */
function databaseRow(text: string): string {
  const [row, key] = [text.indexOf(`${ROW}(`), text.indexOf('Key (')]
  const starts = [row < 0 ? -1 : row + ROW.length, key < 0 ? -1 : text.indexOf(')=(', key) + 2].filter((start) => start > 1)
  return starts.length > 0 ? redactBetween(text, Math.min(...starts), ')') : text
}

/** Everything that the numbers of one or several phones are made of. */
const NUMBERS = /\+?[\d ()-]+/g
const PHONE_BEGINS = /(?<![\w.:-])(?:\+\d{1,3}|\(0\d\)|0\d|1[38]00)/
const PHONE_ENDS = /\d(?![\w:-])/g
/** The characters between the beginning of a number and its last digit, at least. */
const BETWEEN = 6

/** Phone numbers; not the digits of a time, a UUID or a place in a file. */
const phoneNumbers: Rule = (text) =>
  text.replace(NUMBERS, (run, at: number) => {
    // What stands before and after decides whether it is one.
    const [before, after] = [text.slice(Math.max(0, at - 1), at), text.slice(at + run.length, at + run.length + 1)]
    const around = before + run + after
    const begin = PHONE_BEGINS.exec(around)
    const end = begin ? [...around.matchAll(PHONE_ENDS)].at(-1)?.index : undefined
    if (!begin || end === undefined || end - (begin.index + begin[0].length) < BETWEEN) return run
    return run.slice(0, begin.index - before.length) + REDACTED + around.slice(end + 1, around.length - after.length)
  })

/**
 * What must not get into the log inside a text, such as the message of an error. No pattern begins at one place of a long run and again at
 * the next, so that a text made for it takes no longer than any other.
 */
export const RULES: Record<string, Rule> = {
  // The user and password of an address such as DATABASE_URL.
  userOfAddress: replacing(['://'], /:\/\/[^\s/?#"'<>]*@/g, `://${REDACTED}@`),
  // Whatever a query string holds: keys of links, tokens, searches.
  query: replacing(['='], /([?&][\w.[\]-]+=)[^\s&#"'<>]+/g, `$1${REDACTED}`),
  authorization: (text) => text.replace(/\b(Bearer|Basic)\s+[^\s"',;]+/gi, `$1 ${REDACTED}`),
  namedSecret: replacing(
    ['=', ':'],
    /((?:password|passwd|secret|token|cookie|authori[sz]ation|api.?key)["']?\s*[:=]\s*)["']?[^\s"',;&]+/gi,
    `$1${REDACTED}`,
  ),
  // Hashes of passwords, as argon2 and others spell them.
  passwordHash: replacing(['$'], /\$[a-z0-9-]+\$[^\s"',]+/gi, REDACTED),
  emailAddress: replacing(['@'], /(?<![^\s"'<>()=,:;[\]])[^\s"'<>()=,:;[\]]+@[^\s"'<>()=,:;[\]]+/g, REDACTED),
  // PostgreSQL quotes the value that it could not read.
  unreadValue: replacing(['invalid input '], /(invalid input (?:syntax|value) for [^:]{1,200}: )"(?:.*"|.*$)/gs, `$1${REDACTED}`),
  unreadJson,
  databaseRow,
  phoneNumbers,
  abn: (text) => text.replace(/(?<![\w.:-])\d{2} ?\d{3} ?\d{3} ?\d{3}(?![\w.:-])/g, REDACTED),
  // Keys of a payment provider, what pays or stores a card, and the number of one.
  paymentKey: replacing(['_'], /\b(?:(?:sk|rk|pk)_(?:test|live)|whsec)_\w+|\b(?:pi|seti)_\w+_secret_\w+/g, REDACTED),
  cardNumber: (text) => text.replace(/(?<![\w.:-])\d(?:[ -]?\d){14,18}(?![\w.:-])/g, REDACTED),
  // Anything as long and random as a token; a UUID is shorter.
  longToken: (text) => text.replace(/(?<![\w-])[\w-]{40,}(?![\w-])/g, REDACTED),
}
