import { useForm, type UseFormReturn } from 'react-hook-form'
import type { RequestOf } from '#contract/api.ts'
import type { CategoryName } from '#contract/options.ts'
import type { OwnKind, OwnTerm } from '#contract/directory/own-terms.ts'

type EnteredWord = {
  term: string
  kind: OwnKind
  sameAs: string
  category: CategoryName | ''
  /** Separated by commas. */
  synonyms: string
}
export type WordForm = UseFormReturn<EnteredWord>

/** What each kind is called where it is chosen. */
export const KIND_LABELS = {
  name: 'Another name of a word that searches know',
  goods: 'Goods',
  service: 'A service',
  brand: 'A brand',
  quality: 'A quality, such as organic',
} as const satisfies Record<OwnKind, string>

/** Returns the form of a word, filled in with one of the owner's or with what somebody searched for. */
export const useWordForm = (of: OwnTerm | string): WordForm =>
  useForm<EnteredWord>({ defaultValues: typeof of === 'string' ? { ...BLANK, term: of } : valuesOf(of) })

const BLANK: EnteredWord = { term: '', kind: 'name', sameAs: '', category: '', synonyms: '' }

const valuesOf = ({ term, kind, sameAs, category, synonyms }: OwnTerm): EnteredWord => ({
  term,
  kind,
  sameAs: sameAs ?? '',
  category: category ?? '',
  synonyms: synonyms.join(', '),
})

/** Returns what is sent of a form: only the fields of the chosen kind. */
export const requestOf = ({ term, kind, sameAs, category, synonyms }: EnteredWord): RequestOf<'POST /api/admin/own-terms'> => ({
  term,
  kind,
  ...(kind === 'name' ? { sameAs } : { category }),
  synonyms: synonyms.split(',').filter((name) => name.trim() !== ''),
})
