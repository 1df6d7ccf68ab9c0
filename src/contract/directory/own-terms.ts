import * as z from 'zod/mini'
import { endpoint, listEndpoint } from '#contract/endpoint/endpoint.ts'
import { CATEGORIES } from '#contract/options.ts'
import { described, distinct, line, optional, paging, Time, Uuid } from '#contract/endpoint/values.ts'

/** What a word of the owner's stands for; `name` is another name of a word that searches know. */
export const OWN_KINDS = ['name', 'goods', 'service', 'brand', 'quality'] as const
export type OwnKind = (typeof OWN_KINDS)[number]

export const MAX_OWN_TERMS = 1_000
export const MAX_SYNONYMS = 10
export const NAME_LENGTH = 60
/** Longer names are not looked for in a search. */
const NAME_WORDS = 6

const NAME = 'Please enter a name of letters or numbers, of six words at most.'
const name = line(NAME_LENGTH, 'Please enter a name.').check(
  z.refine((value) => /[\p{L}\p{N}]/u.test(value) && value.split(/[\s-]+/).length <= NAME_WORDS, NAME),
)

/** What is entered of a word. */
const entered = {
  term: name,
  kind: z.enum(OWN_KINDS, 'Please choose what it is.'),
  sameAs: described(optional(name), 'The word of which a `name` is another one.'),
  category: optional(z.enum(CATEGORIES, 'Please choose a category of the list.')),
  synonyms: described(
    z._default(z.array(name).check(...distinct(MAX_SYNONYMS, `Please keep it to ${MAX_SYNONYMS} other names.`)), []),
    'Other names of the same.',
  ),
  instead: described(
    z._default(z.boolean('Please give true or false.'), false),
    'Whether it goes before what searches know by one of its names.',
  ),
}

const OwnTerm = z.object({
  id: Uuid,
  term: z.string(),
  kind: z.enum(OWN_KINDS),
  sameAs: z.nullable(z.string()),
  category: z.nullable(z.enum(CATEGORIES)),
  synonyms: z.array(z.string()),
  createdAt: Time,
  createdBy: z.string(),
})
export type OwnTerm = z.output<typeof OwnTerm>

export const listOwnTerms = listEndpoint('GET /api/admin/own-terms', {
  isPrivate: true,
  summary: 'The words that the owner has added to what searches know, the latest first',
  query: paging(25),
  item: OwnTerm,
})
export const addOwnTerm = endpoint('POST /api/admin/own-terms', {
  summary: 'Add a word that searches shall know, or another name of one',
  body: entered,
  output: OwnTerm,
  status: 201,
})
export const changeOwnTerm = endpoint('PUT /api/admin/own-terms/:id', {
  summary: 'Change a word that the owner has added',
  params: { id: Uuid },
  body: entered,
  output: OwnTerm,
})
export const removeOwnTerm = endpoint('DELETE /api/admin/own-terms/:id', {
  summary: 'Remove a word that the owner has added',
  params: { id: Uuid },
})

const UnknownWord = z.object({
  words: z.string(),
  searches: described(z.int(), 'How often it was searched for, each client once a day.'),
  lastDay: z.string(),
})
export type UnknownWord = z.output<typeof UnknownWord>

export const listUnknownWords = listEndpoint('GET /api/admin/unknown-words', {
  isPrivate: true,
  summary: 'Words that were searched for and that neither the site nor a supplier knows, the most frequent first',
  query: paging(25),
  item: UnknownWord,
})
