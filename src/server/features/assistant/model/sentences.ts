import { MAX_SENTENCE_LENGTH } from './plain-sentences.ts'

/** The end of a sentence, or of a line. A point within a number or before a small letter ends none. */
const END = /[.?!][”"’')\]]*\s+(?=[\p{Lu}\d{“"‘'(*#-])|\n+/u

/** Splits text that comes in pieces into sentences, each with what follows it up to the next one. */
export async function* sentencesOf(pieces: AsyncIterable<string>): AsyncGenerator<string, void> {
  let rest = ''
  for await (const piece of pieces) {
    rest += piece
    for (let end = END.exec(rest); end; end = END.exec(rest)) {
      const length = end.index + end[0].length
      yield rest.slice(0, length)
      rest = rest.slice(length)
    }
    // A model that does not come to an end of a sentence is not writing one.
    if (rest.length > MAX_SENTENCE_LENGTH) break
  }
  if (rest.trim() !== '') yield rest.trimEnd()
}
