import { CATEGORIES } from '#contract/options.ts'
import type { AssistantReply } from '#contract/assistant/assistant.ts'
import { isBroadWord } from '#server/features/directory/dictionary/terms.ts'
import type { Intent } from '#server/features/assistant/message/ask.ts'
import { NOTHING_SAID } from './message.ts'

/** A question back, with answers that can be given with one press. */
export const asking = (question: string, answers: string[] = OFTEN): AssistantReply => ({ message: question, question, answers })

/** What is asked for most. */
const OFTEN = ['Coffee beans', 'Milk', 'Takeaway cups']
const OF_BROAD: [RegExp, string[]][] = [
  [/\b(?:equipment|machines?|gear|appliances?)\b/i, ['Coffee machine repair', 'Grinder on loan', 'Furniture']],
  [/\bfood|ingredients?\b/i, ['Fresh produce', 'Meat', 'Bread']],
  [/\bdrinks?\b/i, ['Coffee beans', 'Juice', 'Wine']],
]
const EXAMPLES = 'coffee, meat, seafood, packaging and machine repairs'

export const whichSupplier = () => asking('Which supplier do you mean? Please give me its name, or say what you need.')

/** Asks what is needed, where nothing was said by which a supplier could be found. */
export function whatIsNeeded({ place }: Intent): AssistantReply {
  return place === null
    ? asking(NOTHING_SAID)
    : asking(
        `What should be delivered to ${place}?`,
        OFTEN.map((goods) => `${goods} to ${place}`),
      )
}

/** Asks which, where what is needed was said so broadly that it is of many categories. */
export function whichOfThem({ text }: Intent): AssistantReply {
  const named = isBroadWord(text) ? text.toLowerCase() : text
  return asking(
    `What kind of ${named.toLowerCase()} do you need? We list ${CATEGORIES.length} categories, such as ${EXAMPLES}.`,
    OF_BROAD.find(([words]) => words.test(text))?.[1] ?? OFTEN,
  )
}
