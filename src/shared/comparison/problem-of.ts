import { required } from '#shared/required.ts'
import { itemAt } from '#shared/item-at.ts'
import type { Rules } from './request.ts'
import type { Problem, Seller } from './split/problem.ts'
import { linesOf, type Table } from './table.ts'

/** A search over some lines and offers of a table: its lines and sellers have numbers of their own, in the same order. */
export type TableProblem = { problem: Problem; lines: readonly number[]; offers: readonly number[] }

/** `isOpen` says which lines an offer may get of those that it has priced. */
export function problemOf(
  table: Table,
  lines: readonly number[],
  offers: readonly number[],
  isOpen: (offer: number, line: number) => boolean = () => true,
): TableProblem {
  const sellerOf = (offer: number): Seller => {
    const entries = lines.map((line) => ({ ...itemAt(itemAt(table.rows, line).entries, offer), isOpen: isOpen(offer, line) }))
    return {
      terms: itemAt(table.terms, offer),
      costs: entries.map(({ counts, isOpen: open, costCents }) => (counts && open ? costCents : Infinity)),
      isTaxable: entries.map(({ isTaxable }) => isTaxable),
    }
  }
  return { problem: { sellers: offers.map(sellerOf), lineCount: lines.length, isByTotal: table.isByTotal }, lines, offers }
}

/** Returns what `never` and `always` leave open of the lines that offers have priced. */
export function openByRules(table: Table, { never, always }: Rules): (offer: number, line: number) => boolean {
  const all = [...table.rows.keys()]
  const [nevers, forced] = [new Set<string>(), new Map<number, Set<number>>()]
  const key = (offer: number, line: number) => `${offer} ${line}`
  const offerAt = new Map(table.offers.map(({ id }, at) => [id, at]))
  const atOffer = (offerId: string) => required(offerAt.get(offerId), 'The offer of a rule')
  const lineAt = new Map(table.rows.map(({ line }, at) => [line.id, at]))
  const named = (lineId: string | null, whole: readonly number[]) =>
    lineId === null ? whole : [required(lineAt.get(lineId), 'The line of a rule')]
  for (const { offerId, lineId } of never ?? []) for (const line of named(lineId, all)) nevers.add(key(atOffer(offerId), line))
  for (const { offerId, lineId } of always ?? []) {
    const offer = atOffer(offerId)
    for (const line of named(lineId, linesOf(table, offer, all))) forced.set(line, (forced.get(line) ?? new Set()).add(offer))
  }
  return (offer, line) => {
    const only = forced.get(line)
    return !nevers.has(key(offer, line)) && (!only || (only.size === 1 && only.has(offer)))
  }
}
