import type { KnownListing, ImportedColumn } from '#server/features/suppliers/import-queries.ts'
import type { Difference, Merged } from './merge.ts'
import type { Question } from './recognise.ts'
import { FIELD_NAMES } from '#server/features/import/file/spellings.ts'

const MAX_LENGTH = 60

/** "Changes: phone none → “03 9000 0001”." and "Kept: address “9 Gum Lane”, the file has “8 Gum Lane”." */
export const changesInWords = ({ changes, kept }: Pick<Merged, 'changes' | 'kept'>): string[] => [
  ...sentence('Changes', changes, ({ stored, file }) => `${shown(stored)} → ${shown(file)}`),
  ...sentence('Kept', kept, ({ stored, file }) => `${shown(stored)}, the file has ${shown(file)}`),
]

const sentence = (title: string, all: Difference[], words: (one: Difference) => string): string[] =>
  all.length === 0 ? [] : [`${title}: ${all.map((one) => `${nameOf(one.column)} ${words(one)}`).join('; ')}.`]

const nameOf = (column: ImportedColumn) => FIELD_NAMES[column]

function shown(value: Difference['file']): string {
  const text = (Array.isArray(value) ? value.join(', ') : (value ?? '')).replace(/\s+/g, ' ')
  if (text === '') return 'none'
  return `“${text.length > MAX_LENGTH ? `${text.slice(0, MAX_LENGTH).trimEnd()}…` : text}”`
}

/** "Already here: Gum Lane Dairy (No. 12), 8 Gum Lane, Prahran VIC 3181." */
export const alreadyHere = ({ businessName, id, address, suburb, state, postcode }: KnownListing): string => {
  const place = address ?? [suburb, state, postcode].filter(Boolean).join(' ')
  return `Already here: ${businessName} (No. ${id})${place ? `, ${place}` : ''}.`
}

/** Returns why a row that may be a second listing is left out. */
export const whySecond = ({ stored, by }: Question): string =>
  `${alreadyHere(stored)} ${by === 'ABN' ? 'It has the same ABN at another address.' : 'It has the same name, and one of the two has no address.'} ${UNANSWERED}`

const UNANSWERED = 'Left out until you answer, where the file is checked, whether this is the same listing or another one.'

/** "Answered: the same listing." and "Answered: another one than Gum Lane Dairy (No. 12)." */
export const answersInWords = (questions: readonly Question[]): string[] =>
  questions.flatMap(({ stored: { businessName, id }, isSame }) => {
    if (isSame === null) return []
    return isSame ? ['Answered: the same listing.'] : [`Answered: another one than ${businessName} (No. ${id}).`]
  })

export const KEPT_BY_SUPPLIER = 'All of it: its supplier keeps this listing.'
