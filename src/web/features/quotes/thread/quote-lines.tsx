import { dollars } from '#shared/money/money.ts'
import { packInWords } from '#shared/money/pack-in-words.ts'
import { unitPriceInWords } from '#shared/money/quote-line-texts.ts'
import type { QuotedLine } from '#contract/quotes/supplier-quote.ts'
import { readPackSize } from '#shared/pack-size/pack-size.ts'
import { lineNotes } from '#shared/quoted-lines/line-notes.ts'
import { packProblem } from '#web/features/quotes/hints/pack-readings.ts'
import styles from './quote-lines.module.css'

/** The lines of an offer; on phones each line is a block of its own. */
export const QuoteLines = ({ lines }: { lines: readonly QuotedLine[] }) => (
  <table className={styles.lines}>
    <thead>
      <tr>
        <th scope="col">Item</th>
        <th scope="col">Pack</th>
        <th scope="col">Price</th>
        <th scope="col">Quantity</th>
        <th scope="col">Total</th>
        <th scope="col">By measure</th>
      </tr>
    </thead>
    <tbody>
      {lines.map((line, at) => (
        <Line key={at} line={line} />
      ))}
    </tbody>
  </table>
)

function Line({ line }: { line: QuotedLine }) {
  const reading = readPackSize(line.packSize, line.unit)
  return (
    <tr>
      <th scope="row">
        {line.item}
        {line.gst === 'free' && <span className={styles.free}>GST-free</span>}
        {lineNotes(line).map((note) => (
          <span key={note} className={styles.free}>
            {note}
          </span>
        ))}
      </th>
      <td data-label="Pack">
        <span>
          {packInWords(line)}
          {!reading.pack && line.requestLineId === null && <span className={styles.unread}>Not compared: {packProblem(reading)}</span>}
        </span>
      </td>
      <td data-label="Price">{dollars(line.priceCents)}</td>
      <td data-label="Quantity">{line.packs?.toLocaleString('en-AU') ?? '–'}</td>
      <td data-label="Total">{line.costCents === null ? '–' : dollars(line.costCents)}</td>
      <td data-label="By measure">{unitPriceInWords(line) ?? '–'}</td>
    </tr>
  )
}
