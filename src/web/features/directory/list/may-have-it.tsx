import { COUNTED } from '#contract/options.ts'
import type { SearchReading } from '#contract/directory/search-reading.ts'
import { askTexts } from '#contract/site-texts/listing-ask-texts.ts'
import { filled } from '#contract/site-texts/text-group.ts'
import { useTexts } from '#web/use-site.ts'

/** "Nobody names chicken breast. 5 meat suppliers who may have it", where that is what the list is. */
export function MayHaveIt({ reading: { goods = '', category, narrowed }, total }: { reading: SearchReading; total: number }) {
  const { nobodyHere, nobodyNames, oneMayHaveIt, mayHaveIt } = useTexts(askTexts)
  const nobody = filled(narrowed ? nobodyHere : nobodyNames, { goods })
  const count = total > COUNTED ? `${COUNTED}+` : total
  return `${nobody} ${filled(total === 1 ? oneMayHaveIt : mayHaveIt, { count, category: inSentence(category ?? '') })}`
}

/** "Fresh Produce" is "fresh produce" within a sentence, and "IT Services" "IT services". */
const inSentence = (category: string): string => category.replace(/[A-Z][a-z]+/g, (word) => word.toLowerCase())
