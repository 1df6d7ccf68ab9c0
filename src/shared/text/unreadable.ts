// Finds and removes what no text may have, and brings line ends into one form.

// The control characters of ASCII but tab and newline, those of Unicode from \u0080 on, and halves of surrogate pairs.
// eslint-disable-next-line no-control-regex -- matching control characters is the purpose
const UNREADABLE = /[\u0000-\u0008\u000b-\u001f\u007f-\u009f]|\p{Surrogate}/u

/** Returns whether a text has characters that no text may have: control characters other than tab and newline, and halves of characters. */
export const hasUnreadable = (text: string): boolean => UNREADABLE.test(text)

/** Line ends of text areas (\r\n) and word processors: vertical tab, form feed, next line, line and paragraph separators. */
const LINE_BREAK = /\r\n|[\v\f\u0085\u2028\u2029]/g
/** Returns a text whose every line break is \n. */
export const withNewlines = (text: string): string => text.replace(LINE_BREAK, '\n')

const EVERY_UNREADABLE = new RegExp(UNREADABLE, 'gu')
/** Removes them but for line breaks, as where they came along with a pasted text. */
export const withoutUnreadable = (text: string): string => withNewlines(text).replace(EVERY_UNREADABLE, '')
