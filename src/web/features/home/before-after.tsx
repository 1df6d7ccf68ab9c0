import { BRAND } from '#contract/options.ts'
import { Docket } from '#web/ui/layout/docket.tsx'
import { Section } from '#web/ui/layout/section.tsx'
import { Wrap } from '#web/ui/layout/wrap.tsx'
import styles from './before-after.module.css'

type Step = { when: string; what: string; cost: string }

const BEFORE: Step[] = [
  { when: '5:10 am', what: 'Ring four reps for a milk price', cost: '35 min' },
  { when: 'Tuesday', what: 'Chase the cup sample that never came', cost: '3 calls' },
  { when: 'Thursday', what: 'Compare three PDFs and a text message', cost: '1 hr' },
  { when: 'Month end', what: 'Pay the list price anyway', cost: '$8,000' },
]
const AFTER: Step[] = [
  { when: '5:10 am', what: 'One request to six dairies', cost: '2 min' },
  { when: '8:00 am', what: 'Three prices back, side by side', cost: '0 calls' },
  { when: '8:05 am', what: 'Accept one, message the driver', cost: '1 min' },
  { when: 'Month end', what: 'Pay the prices you agreed', cost: '$4,800' },
]

/**
 * Two dockets side by side: the white one is before, the canary one a request. Their difference is the specified $3,200 per month, which is
 * 40%.
 */
export const BeforeAfter = () => (
  <div className={styles.band}>
    <Wrap>
      <Section size="band" title="The same Monday order, before and after">
        <div className={styles.dockets}>
          <Docket heading="Before" serial="No. 04471" className={styles.docket}>
            <Steps steps={BEFORE} total="Half a day a week" />
          </Docket>
          <Docket paper="canary" heading={`With ${BRAND}`} serial="No. 04472" className={styles.docket}>
            <Steps steps={AFTER} total="Five minutes" />
          </Docket>
        </div>
        <p className={styles.saving}>
          <b className={styles.figure}>$3,200</b> per month average savings
        </p>
      </Section>
    </Wrap>
  </div>
)

const Steps = ({ steps, total }: { steps: Step[]; total: string }) => (
  <>
    <ol>
      {steps.map(({ when, what, cost }) => (
        <li key={what} className={styles.step}>
          <span className={styles.when}>{when}</span>
          <span>{what}</span>
          <b>{cost}</b>
        </li>
      ))}
    </ol>
    <p className={styles.total}>
      <span>Total</span>
      <span>{total}</span>
    </p>
  </>
)
