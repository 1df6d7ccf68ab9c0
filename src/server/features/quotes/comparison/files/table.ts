import type { Comparison } from '#contract/quotes/comparison/comparison-results.ts'
import { required } from '#shared/required.ts'

export type Value = string | number | null
/** `money` is in dollars. */
export type Column = { title: string; kind: 'text' | 'number' | 'money' }
export type Table = { name: string; columns: Column[]; rows: Value[][] }

export const text = (title: string): Column => ({ title, kind: 'text' })
export const number = (title: string): Column => ({ title, kind: 'number' })
export const money = (title: string): Column => ({ title, kind: 'money' })
/** Returns cents in dollars, without the rounding error of the division: a unit price has parts of a cent, to four decimals. */
export const dollars = (cents: number | null): number | null => cents && Number((cents / 100).toFixed(6))
export const yes = (is: boolean): string | null => (is ? 'yes' : null)

export const namesOf = ({ offers }: Comparison) => new Map(offers.map(({ offerId, name }) => [offerId, name]))
export const itemsOf = ({ lines }: Comparison) => new Map(lines.map(({ lineId, item }) => [lineId, item]))
/** Returns what finds the name of an offer, or of a line, by its id. */
export const nameIn = (names: ReadonlyMap<string, string>) => (id: string) => required(names.get(id), 'A name in the comparison')
