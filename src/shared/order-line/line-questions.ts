import type { Contents, LineOrder } from './line-amounts.ts'

/** Returns an amount as people write it: "1 L", "250 g". */
export function amountText({ amount, measure }: { amount: number; measure: string }): string {
  const isPart = amount < 1 && (measure === 'kg' || measure === 'L')
  const number = isPart ? Number((amount * 1000).toPrecision(12)) : amount
  const unit = isPart ? (measure === 'kg' ? 'g' : 'ml') : measure === 'piece' && number !== 1 ? 'pieces' : measure
  return `${number.toLocaleString('en-AU', { maximumFractionDigits: 6 })} ${unit}`
}

/** Returns in one sentence what has to be known of a line. */
export function questionOf({ doubt, quantity, unit }: LineOrder, item: string): string | null {
  if (!doubt) return null
  const holder = unit?.name ?? 'pack'
  switch (doubt.kind) {
    case 'contents':
      return doubt.of ? `How many of ${amountText(doubt.of)} are in one ${holder}?` : `How much does one ${holder} of ${item} hold?`
    case 'each or all':
      return `Is it ${amountText(doubt.of)} in each ${holder}, or in all ${quantity} together?`
    case 'single or outer':
      return singleOrOuter(doubt.of, doubt.count, quantity)
    case 'pieces or packs':
      return `Is ${amountText(doubt.of)} the weight of one piece, or of a pack?`
    case 'packs or contents':
      return `Is it ${doubt.count} ${holder} of ${amountText(doubt.of)}, or a ${holder} that holds ${doubt.count} x ${amountText(doubt.of)}?`
    case 'turned':
      return `Is it ${doubt.count} ${holder}, or ${doubt.many} ${holder} of ${doubt.count}?`
    case 'of measure':
      return `Does ${doubt.count} mean ${doubt.count} ${doubt.measure}?`
    case 'small measure':
      return `Does ${doubt.count} mean ${doubt.count} ${doubt.measure === 'L' ? 'ml' : 'g'}?`
    case 'of what':
      return `Is ${doubt.count.toLocaleString('en-AU')} a number of pieces, of packs, or an amount?`
    case 'how many of what':
      return `Are ${doubt.count.toLocaleString('en-AU')} pieces in a carton, or is that how many you want?`
    case 'unclear':
      return `How much do you want, as "${doubt.word}" can be read in more than one way?`
    case 'sum':
      return 'How much is it in all, as the line names more than one amount?'
  }
}

function singleOrOuter(of: Contents, count: number, quantity: number | null): string {
  if (quantity === null) return `Do you want ${count} of ${amountText(of)}, or does one carton hold ${count}?`
  return `Is it ${quantity} of ${amountText(of)}, or ${quantity} ${quantity === 1 ? 'carton' : 'cartons'} of ${count}?`
}
