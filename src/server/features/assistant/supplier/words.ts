import type { CategoryName } from '#contract/options.ts'
import { plain, wordsIn } from '#server/features/directory/words.ts'

export const listed = new Intl.ListFormat('en-AU')
export const counted = (count: number, one: string, many = `${one}s`): string =>
  `${count.toLocaleString('en-AU')} ${count === 1 ? one : many}`

/** Categories that deliver no goods: days and minimum orders are nothing that they lack. */
const SERVICES = new Set<CategoryName>([
  'Web Design',
  'IT Services',
  'Staff/Recruiting',
  'Social Media',
  'Graphic Design',
  'Machine Repairs',
  'Cleaning',
  'Insurance',
  'Phone/Internet',
])
export const delivers = (category: CategoryName): boolean => !SERVICES.has(category)

/** Words of so many letters tell of goods; shorter ones are of any sentence. */
const TELLING = 4
const tellingWords = (text: string): string[] =>
  wordsIn(text)
    .map(plain)
    .filter((word) => word.length >= TELLING)
    .map((word) => word.replace(/s$/, ''))

/** Whether two texts share a word that tells of goods, in whichever number. */
export function shareWord(one: string, other: string): boolean {
  const words = new Set(tellingWords(one))
  return tellingWords(other).some((word) => words.has(word))
}
