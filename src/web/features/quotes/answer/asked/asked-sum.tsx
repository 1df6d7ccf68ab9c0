import type { RequestLine } from '#contract/quotes/request-lines.ts'
import { dollars } from '#shared/money/money.ts'
import { unitPriceInWords } from '#shared/money/quote-line-texts.ts'
import { quotedLines } from '#shared/quoted-lines/quoted-lines.ts'
import { counted } from '#shared/text/words.ts'
import { quoteLineOf, type LineValues } from '#web/features/quotes/answer/answer-values.ts'
import { required } from '#shared/required.ts'
import styles from './asked-line.module.css'

/** What the need comes to and its price per kilo, litre or piece, as it is typed, and where the price is from. */
export function AskedSum({ line, asked }: { line: LineValues; asked: RequestLine }) {
  const words = [...sumsOf(line, asked), line.source].filter(Boolean)
  return words.length === 0 ? null : <p className={styles.sum}>{words.join(' · ')}</p>
}

function sumsOf(line: LineValues, asked: RequestLine): string[] {
  const typed = quoteLineOf(line)
  if (!Number.isFinite(typed.priceCents) || line.packSize.trim() === '') return []
  const quantity = Number.isNaN(typed.quantity) ? null : typed.quantity
  const [quoted] = quotedLines([{ ...typed, unit: typed.unit || null, quantity }], [asked], null)
  const unitPrice = unitPriceInWords({ ...typed, unit: typed.unit || null })
  const { packs, costCents } = required(quoted, 'The line as it is quoted')
  if (packs === null || costCents === null) return [unitPrice ?? '', notInTotal(asked)]
  const isShort = quantity !== null && quantity < packs
  return [
    unitPrice ?? '',
    `${counted(packs, 'pack')}: ${dollars(costCents)}`,
    isShort ? `only ${quantity.toLocaleString('en-AU')}, so not in the total` : '',
  ]
}

/** Why a price is in no total. */
const notInTotal = ({ amount, measure }: RequestLine) =>
  amount === null || measure === null
    ? 'The buyer has not said how much, so it is not in the total'
    : `Not in the total: please give the pack size in ${measure}`
