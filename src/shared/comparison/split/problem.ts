import { orderFigures, type OrderTerms } from '#shared/comparison/order.ts'
import { itemAt } from '#shared/item-at.ts'

/** A supplier as the search for a split sees it: what each line costs there (infinite where it cannot be had), and which of them are taxable. */
export type Seller = { terms: OrderTerms; costs: readonly number[]; isTaxable: readonly boolean[] }
export type Problem = { sellers: readonly Seller[]; lineCount: number; isByTotal: boolean }

/** The seller of each line. */
export type Assignment = readonly number[]

/** What one seller gets of an assignment. */
export type Share = { goodsCents: number; taxableCents: number; lineCount: number }

export const emptyShare = (): Share => ({ goodsCents: 0, taxableCents: 0, lineCount: 0 })

/** Adds a line to a share, or takes it away where `sign` is -1. */
export function addLine(share: Share, seller: Seller, line: number, sign: 1 | -1 = 1): void {
  const cost = itemAt(seller.costs, line) * sign
  share.goodsCents += cost
  if (seller.isTaxable[line]) share.taxableCents += cost
  share.lineCount += sign
}

export function sharesOf({ sellers }: Problem, assignment: Assignment): Share[] {
  const shares = sellers.map(emptyShare)
  assignment.forEach((seller, line) => addLine(itemAt(shares, seller), itemAt(sellers, seller), line))
  return shares
}

/** Two amounts of the same orders: the one that is ranked by, and what is paid. Infinite where a supplier refuses one of them. */
export type Worth = { rankCents: number; totalCents: number }

export function worthOf({ sellers, isByTotal }: Problem, shares: readonly Share[]): Worth {
  const worth = { rankCents: 0, totalCents: 0 }
  shares.forEach((share, seller) => {
    if (share.lineCount === 0) return
    const { isRefused, exGstCents, totalCents } = orderFigures(itemAt(sellers, seller).terms, share)
    worth.rankCents += isRefused ? Infinity : isByTotal ? totalCents : exGstCents
    worth.totalCents += totalCents
  })
  return worth
}
