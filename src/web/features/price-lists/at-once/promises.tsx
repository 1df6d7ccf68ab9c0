import { CONFIRMED_DAYS, MAX_INSTANT_ANSWERS } from '#contract/price-lists/price-list-settings.ts'
import styles from '#web/features/price-lists/price-list.module.css'

/** What a list that answers does, and what it does not. */
export const Promises = () => (
  <ul className={styles.promises}>
    <li>
      A cafe that asks you for prices line by line has them within ten seconds, at any hour, as an answer of yours that you can revise.
    </li>
    <li>
      Each price is one of your list, less your discount, in a pack of the same measure; a price that you have promised to that cafe goes
      first.
    </li>
    <li>
      A request is left to you where you do not say that you deliver there, too few lines have a price, or the goods are below your minimum.
    </li>
    <li>{`One cafe gets at most ${MAX_INSTANT_ANSWERS} such answers within 24 hours, and nobody who works for another supplier gets any.`}</li>
    <li>{`It stops ${CONFIRMED_DAYS} days after you last said that your prices are right, and we email you before that.`}</li>
  </ul>
)
