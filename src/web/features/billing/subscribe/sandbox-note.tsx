import { GROUPED } from './card-fields.ts'
import { TEST_CARDS } from './sandbox-cards.ts'
import styles from './sandbox-note.module.css'

/** Says that nobody is charged, and which numbers do what; pressing one fills in the form. */
export const SandboxNote = ({ onChoose }: { onChoose: (number: string) => void }) => (
  <section aria-label="Test cards" className={styles.note}>
    <p>
      <b>This is a sandbox: nothing is charged.</b> Real cards are declined. Use a test card, with any expiry date in the future and any
      CVC. The number stays in your browser.
    </p>
    <ul className={styles.cards}>
      {TEST_CARDS.map(({ number, effect }) => (
        <li key={number} className={styles.card}>
          <button type="button" className={styles.number} onClick={() => onChoose(number)}>
            {GROUPED.number(number)}
          </button>
          <span className={styles.effect}>{effect}</span>
        </li>
      ))}
    </ul>
  </section>
)
