/** A sentence of a reply is no longer than that; whatever is, is none. */
export const MAX_SENTENCE_LENGTH = 600

const MARKUP = /\*\*|__|^#+ |^[-*•] |`/gm
/** Returns a sentence as plain text: some models write markup whatever they are told. What is checked is what is shown. */
export const withoutMarkup = (sentence: string): string => sentence.normalize('NFKC').replaceAll(MARKUP, '')

/**
 * What no plain sentence has: characters of markup, links in brackets, invisible ones, and letters, digits and money of others, which look
 * like ours or which the checks cannot read.
 */
const FOREIGN = /[<>{}\\^|]|(?!\n)\p{Cc}|\]\s*\(|[\p{Cf}\p{Co}\p{Cs}\p{Cn}]|(?!\p{Script=Latin})\p{L}|(?![0-9])\p{N}|(?!\$)\p{Sc}/u

/** Returns whether a text has only letters, digits and signs of a plain English sentence, and is not too long for one. */
export const isPlain = (sentence: string): boolean => sentence.length <= MAX_SENTENCE_LENGTH && !FOREIGN.test(sentence)
