import { rounded, type Contents, type LineOrder } from './line-amounts.ts'

/**
 * Returns whether what a buyer has said that one unit holds answers the doubt of a line. Where the line names amounts itself, it has to agree with
 * one of the ways in which they can be read: a bag of 9 kg is no answer for two bags and 20 kg.
 */
export function answersDoubt(said: Contents | null, { doubt, quantity }: LineOrder): said is Contents {
  if (!said || !doubt) return false
  const isSame = (of: Contents, factor = 1) => said.measure === of.measure && said.amount === rounded(of.amount * factor)
  switch (doubt.kind) {
    case 'contents':
    case 'of what':
      return true
    case 'each or all':
      return quantity !== null && (isSame(doubt.of) || isSame(doubt.of, 1 / quantity))
    case 'single or outer':
      return quantity !== null && (isSame(doubt.of) || isSame(doubt.of, doubt.count))
    case 'pieces or packs':
      return quantity !== null && isSame(doubt.of)
    default:
      return false
  }
}
