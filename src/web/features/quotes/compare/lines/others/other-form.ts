import '#web/api/zod-without-eval.ts'
import { useState } from 'react'
import { get, set, useForm, type FieldErrors, type Resolver, type UseFormReturn } from 'react-hook-form'
import { changeOtherPrices, type OtherPrices } from '#contract/quotes/comparison/other-prices.ts'
import type { RequestLine } from '#contract/quotes/request-lines.ts'
import { amountProblem, centsOf } from '#shared/money/typed-numbers.ts'
import { isBlank } from '#shared/text/visible-text.ts'
import type { RequesterStorage } from '#web/storage/requester-storage.ts'
import { otherDraftIn, otherOf, otherValuesOf, sentPrices, type OtherValues } from './other-values.ts'

export type OtherForm = UseFormReturn<OtherValues>

export const otherDraft = (bulkId: string, other: OtherPrices | null) => `other-prices-draft-${bulkId}-${other?.id ?? 'new'}` as const

const NO_PRICES = 'Please give at least one price.'
const AMOUNTS = /(?:deliveryCents|priceCents)$/

/** Returns what is wrong with the values, by the names of the form's fields; nothing where they can be sent. */
export async function otherProblems(values: OtherValues): Promise<Map<string, string>> {
  const { issues = [] } = await changeOtherPrices.body['~standard'].validate({ others: [otherOf(values, null)] })
  const problems = new Map<string, string>()
  if (sentPrices(values).length === 0) problems.set('prices', NO_PRICES)
  for (const { path = [], message } of issues) {
    const field = otherFieldOf(path.map((part) => String(typeof part === 'object' ? part.key : part)).join('.'), values, 0)
    if (field && !problems.has(field)) problems.set(field, explained(field, message, values))
  }
  return problems
}

/** An amount that was typed but cannot be read is said to be so, not to be missing. */
function explained(field: string, message: string, values: OtherValues): string {
  const typed: unknown = AMOUNTS.test(field) ? get(values, field) : undefined
  return typeof typed === 'string' && !isBlank(typed) && Number.isNaN(centsOf(typed)) ? amountProblem(typed) : message
}

/** Maps a path of the API to the form's field: `at` is the place of these prices among those that are sent, from which empty rows are left out. */
export function otherFieldOf(path: string, values: OtherValues, at: number): string | undefined {
  const [others, place, ...field] = path.split('.')
  if (others !== 'others' || place !== String(at) || field.length === 0 || field[0] === 'id') return undefined
  const [name, sent, ...rest] = field
  if (name !== 'prices' || sent === undefined) return name
  const row = sentPrices(values)[Number(sent)]
  if (row === undefined) return 'prices'
  const part = rest[0] === undefined || rest[0] === 'lineId' ? 'packSize' : rest[0]
  return `prices.${row}.${part}`
}

const resolver: Resolver<OtherValues> = async (values) => {
  const problems = await otherProblems(values)
  if (problems.size === 0) return { values, errors: {} }
  const errors: FieldErrors<OtherValues> = {}
  for (const [field, message] of problems) set(errors, field, { type: 'schema', message })
  return { values: {}, errors }
}

/** Returns the form of one seller's prices, which starts with its draft, else with what is there. */
export function useOtherForm(
  bulkId: string,
  { other, lines, storage }: { other: OtherPrices | null; lines: readonly RequestLine[]; storage: RequesterStorage },
): OtherForm {
  const [defaultValues] = useState(() => otherDraftIn(storage.read(otherDraft(bulkId, other)), lines) ?? otherValuesOf(other, lines))
  return useForm({ resolver, defaultValues })
}
