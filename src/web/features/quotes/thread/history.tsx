import type { QuoteDetail } from '#contract/quotes/quotes.ts'
import { classNames } from '#web/ui/class-names.ts'
import { when } from '#shared/time/when.ts'
import { historyOf, type HistoryLine } from './history-texts.ts'
import styles from './history.module.css'

/** The history of a request with its messages, oldest first. */
export const History = ({ quote }: { quote: QuoteDetail }) => (
  <ol className={styles.history}>
    {historyOf(quote).map((line, at) => (
      <Entry key={at} line={line} />
    ))}
  </ol>
)

const Entry = ({ line: { what, at, note, isMessage, isMine } }: { line: HistoryLine }) => (
  <li className={classNames(styles.entry, isMessage && styles.message, isMine && styles.mine)}>
    <p className={styles.what}>
      {what} <time dateTime={at}>{when(at)}</time>
    </p>
    {note && <p className={styles.note}>{note}</p>}
  </li>
)
