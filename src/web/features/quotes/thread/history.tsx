import type { QuoteDetail } from '#contract/quotes.ts'
import { classNames } from '#web/ui/class-names.ts'
import { when } from '#shared/when.ts'
import { historyOf, type Told } from './history-words.ts'
import styles from './history.module.css'

/** What has happened to a request, messages included, the first first. */
export const History = ({ quote }: { quote: QuoteDetail }) => (
  <ol className={styles.history}>
    {historyOf(quote).map((told, at) => (
      <Entry key={at} told={told} />
    ))}
  </ol>
)

const Entry = ({ told: { what, at, note, isMessage, isMine } }: { told: Told }) => (
  <li className={classNames(styles.entry, isMessage && styles.message, isMine && styles.mine)}>
    <p className={styles.what}>
      {what} <time dateTime={at}>{when(at)}</time>
    </p>
    {note && <p className={styles.note}>{note}</p>}
  </li>
)
