import { reachesOut } from '#server/features/assistant/message/reaches-out.ts'
import { isWord } from '#server/features/directory/dictionary/terms.ts'
import { qualitiesIn, saidOfPricesOrBad, supportedBy } from './facts-in-reply.ts'
import { resting } from './evidence.ts'
import { isPlain } from './plain-sentences.ts'

const BLANK = /\[([^[\]]*)\]/g
const HASHTAG = /#([\p{L}\p{N}_]+)/gu
/** A blank says what belongs there in a few words. */
const MAX_BLANK_LENGTH = 80

/**
 * Returns whether a description or post that a model has written names, counts and claims only what these texts do. What stands in a blank or
 * behind a # is looked at like everything else.
 */
export function isWrittenFrom(texts: string[], draft: string): boolean {
  const rests = resting({ names: texts, amounts: texts })
  const isBlank = resting({ names: [], amounts: [] })
  const all = texts.join('\n')
  const isSaid = supportedBy(all)
  const blanks = [...draft.matchAll(BLANK)].map(([, blank = '']) => blank)
  const hashtags = [...draft.matchAll(HASHTAG)].map(([, hashtag = '']) => hashtag.toLowerCase())
  const sentences = draft
    .replaceAll(BLANK, ' ')
    .replaceAll(HASHTAG, ' ')
    .split(/(?<=[.!?])\s+|\n+/)
  return (
    !reachesOut(draft) &&
    blanks.every((blank) => blank.length <= MAX_BLANK_LENGTH && isBlank(blank)) &&
    hashtags.every((hashtag) => isPlain(hashtag) && (isWord(hashtag) || all.toLowerCase().includes(`#${hashtag}`))) &&
    sentences.every((sentence) => rests(sentence)) &&
    [...qualitiesIn(draft), ...saidOfPricesOrBad(draft)].every(isSaid)
  )
}
