import type { RequestLine } from '#contract/quotes/request-lines.ts'
import { quantityInWords } from '#shared/order-line/quantity-texts.ts'
import { detailsInWords } from '#shared/order-line/request-line-texts.ts'
import styles from './request-lines.module.css'

/** The lines of a request, all of them; nothing where it has none. */
export const RequestLines = ({ lines }: { lines: readonly RequestLine[] }) =>
  lines.length === 0 ? null : (
    <ol className={styles.lines} aria-label="Lines">
      {lines.map((line) => (
        <li key={line.id}>
          <b>{line.item}</b>
          <span>{quantityInWords(line) ?? 'amount not said'}</span>
          {detailsInWords(line) !== '' && <span className={styles.details}>{detailsInWords(line)}</span>}
        </li>
      ))}
    </ol>
  )
