import styles from './sent-note.module.css'

/** A note on what happens after a request; unlike the toast it stays on the page. */
export const SentNote = ({ businessName, email }: { businessName: string; email: string }) => (
  <div className={styles.note}>
    <p className={styles.title}>{businessName} has your request</p>
    <ul className={styles.steps}>
      <li>
        A copy is on its way to <b className={styles.address}>{email}</b>.
      </li>
      <li>It holds the link to your request, where the prices will be and you accept or decline them.</li>
      <li>The supplier answers you directly, by email or phone, with pricing.</li>
      <li>Nothing is ordered until you say yes.</li>
    </ul>
  </div>
)
