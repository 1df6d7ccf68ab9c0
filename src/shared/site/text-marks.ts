// In the preview each text of the owner's ends with an invisible number, by which a text that is clicked is found, wherever components have
// put it. Four signs that no font draws are its digits.

/** A text that can be edited: its key, and what the editor calls it. */
export type EditableText = { key: string; label: string }

const DIGITS = ['\u2061', '\u2062', '\u2063', '\u2064']
const LENGTH = 6
const MARK = new RegExp(`[${DIGITS.join('')}]{${LENGTH}}`, 'g')

const markOf = (at: number): string =>
  Array.from({ length: LENGTH }, (_, place) => DIGITS[Math.floor(at / DIGITS.length ** place) % DIGITS.length]).join('')

const numberOf = (mark: string): number => [...mark].reduceRight((sum, digit) => sum * DIGITS.length + DIGITS.indexOf(digit), 0)

/**
 * Returns the texts by key with the place of each in `editable` written into it: at its end, and at the end of each of its lines and before
 * each of its commas, since some texts are lists. Blank ones stay blank, which leaves their place out.
 */
export function withMarks(texts: Readonly<Record<string, string>>, editable: readonly EditableText[]): Record<string, string> {
  const marked = editable.flatMap(({ key }, at) => {
    const text = texts[key]
    return text?.trim() ? [[key, text.replace(/(?<=\S)(?=, |\s*(?:\n|$))/g, markOf(at))] as const] : []
  })
  return { ...texts, ...Object.fromEntries(marked) }
}

/** Returns the place of the text that a shown text is from, undefined where it has no mark. */
export function markedAs(text: string): number | undefined {
  const mark = text.match(MARK)?.[0]
  return mark === undefined ? undefined : numberOf(mark)
}

/** Returns what is to be read of a shown text. */
export const withoutMarks = (text: string): string => text.replace(MARK, '')
