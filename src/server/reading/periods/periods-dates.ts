import type { Period } from '#server/reading/words/parts.ts'
import { at, type Pattern } from '#server/reading/words/sticky.ts'

const MONTHS = ['jan', 'feb', 'mar', 'apr', 'may', 'jun', 'jul', 'aug', 'sep', 'oct', 'nov', 'dec']
const LONG_MONTH = 'january|february|april|june|july|august|september|october|november|december'
const MONTH = `${LONG_MONTH}|march|may|jan|feb|mar|apr|jun|jul|aug|sept?|oct|nov|dec`
const monthOf = (text: string): number => MONTHS.indexOf(text.slice(0, 3).toLowerCase()) + 1
const NTH = String.raw`(\d{1,2})(?:st|nd|rd|th)?`

function dateOf(day: number, month: number, year?: string): Period | undefined {
  if (!(day >= 1 && day <= 31 && month >= 1 && month <= 12)) return undefined
  return { kind: 'date', day, month, ...(year && { year: Number(year) + (year.length === 2 ? 2000 : 0) }) }
}

/** Days and months of the year: "3/12", "the 3rd of June", "in march". */
export const DATES: Pattern<Period>[] = [
  [
    at(String.raw`(?:(?:on|by|from|before|for)\s+)?(?:the\s+)?${NTH}\s+(?:of\s+)?(${MONTH})(?:\s+(20\d\d))?`),
    ([, day = '', month = '', year]) => dateOf(Number(day), monthOf(month), year),
  ],
  [
    at(String.raw`(?:(?:on|by|from|before|for)\s+)?(?:the\s+)?(${MONTH})\s+${NTH}(?:\s+(20\d\d))?(?!\s*(?:kg|g|l|ml|x)(?![a-z]))`),
    ([, month = '', day = '', year]) => dateOf(Number(day), monthOf(month), year),
  ],
  [
    at(
      String.raw`((?:on|by|from|before|for)\s+)?(\d{1,2})\/(\d{1,2})(?:\/((?:20)?\d\d))?(?!\s*(?:kg|g|l|ml|x|box|ctn|carton|dozen|doz)(?![a-z]))`,
    ),
    ([text, word, day = '', month = '', year]) =>
      word === undefined && !year && /^(?:[123]\/[234]|24\/7)$/.test(text) && text !== '3/3' && text !== '2/2'
        ? undefined
        : dateOf(Number(day), Number(month), year),
  ],
  [
    at(String.raw`(?:(?:in|by|for|from|until|this|next|early|late|mid|opening|starting|since)\s+)(${MONTH})`),
    ([, month = '']) => ({ kind: 'month', month: monthOf(month) }),
  ],
  [at(LONG_MONTH), ([month]) => ({ kind: 'month', month: monthOf(month) })],
]
