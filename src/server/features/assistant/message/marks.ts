import { reachesOut } from './reaches-out.ts'

/**
 * A mark, as {{12}} or {{buyer}}: a model writes it where code puts a name or another text of somebody's in, after the sentence was checked.
 * So no such text is read by the model, nor taken for something that it has written.
 */
const MARK = /\{\{\s*([a-z]+\d{0,2}|\d{1,10})\s*\}\}/g
/** Two texts must not become one word: "{{12}}.com", "5{{12}}". */
const HANGS_ON = /[\p{L}\p{N}@_./-]\{\{|\}\}(?:[\p{L}\p{N}@_/-]|\.[\p{L}\p{N}])/u

/** Returns what the marks of a sentence name; null where one of them hangs on another word. */
export const marksIn = (sentence: string): string[] | null =>
  HANGS_ON.test(sentence) ? null : [...sentence.matchAll(MARK)].map(([, mark = '']) => mark)

/** Returns the pieces of a sentence between its marks, each with the marks before it. */
export const piecesOf = (sentence: string): string[] => sentence.split(MARK)

/** Returns a sentence with a word in place of each mark, as it is checked. */
export const withoutMarks = (sentence: string): string => sentence.replaceAll(MARK, 'it')

/** Puts texts in place of marks. */
export const filled = (sentence: string, textOf: (mark: string) => string): string =>
  sentence.replaceAll(MARK, (_, mark: string) => textOf(mark))

/** A longer text is no name, place or amount. */
const MAX_LENGTH = 80

/** Returns a text of somebody's as it may stand in a sentence; undefined for what leads elsewhere, or is no name, place or amount. */
export function asInSentence(text: string): string | undefined {
  const line = text.replaceAll(/[\p{C}\s]+/gu, ' ').trim()
  return line === '' || line.length > MAX_LENGTH || reachesOut(line) ? undefined : line
}
