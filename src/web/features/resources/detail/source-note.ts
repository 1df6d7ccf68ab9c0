import type { ResourcePage } from '#contract/resources/resources.ts'
import { dateInWords } from '#shared/time/day-texts.ts'

type Source = ResourcePage['sources'][number]

/** Returns who published a source and when; one that was not compared with what the resource says has "not verified". */
export const sourceNote = ({ publisher, date, isVerified }: Source): string =>
  [publisher, ...(date === null ? [] : [dateInWords(date)]), ...(isVerified ? [] : ['not verified'])].join(', ')
