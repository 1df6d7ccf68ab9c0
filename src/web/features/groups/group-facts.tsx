import type { Group } from '#contract/groups/groups.ts'
import { hintInWords } from '#shared/groups/group-words.ts'
import { dollars } from '#shared/money/money.ts'
import { Button } from '#web/ui/controls/button.tsx'
import { Section } from '#web/ui/layout/section.tsx'
import { Stack } from '#web/ui/layout/stack.tsx'
import { closingOf, isOpen, STATE_WORDS, sumOf } from './group-words.ts'
import styles from './groups.module.css'

/** Shows what everybody sees of a group: its state, what it comes to, and its prices by the total. */
export function GroupFacts({ group, onShare }: { group: Group; onShare: () => void }) {
  const { unit, hint, smallest, state } = group
  return (
    <Stack gap={4}>
      <div>
        <p>
          <b>{STATE_WORDS[state]}</b>
          <span>{`. ${closingOf(group)}, by the clocks there.`}</span>
        </p>
        <p>{`${sumOf(group)}.`}</p>
        {smallest !== null && isOpen(group) && <p className={styles.meta}>{`With fewer than ${smallest} units nothing is bought.`}</p>}
        {hint && isOpen(group) && <p className={styles.hint}>{hintInWords(hint, unit)}</p>}
      </div>
      <Button variant="quiet" icon="share-network" className="no-print" style={{ alignSelf: 'start' }} onClick={onShare}>
        Share this group
      </Button>
      <Prices group={group} />
    </Stack>
  )
}

function Prices({ group: { steps, feeCents, total, unit, state } }: { group: Group }) {
  if (!steps) return state === 'failed' ? null : <p>No supplier has made an offer yet.</p>
  const reached = steps.findLast(({ from }) => from <= total)
  return (
    <Section title="Prices" sub="For one unit, without GST. All units have the price that the total reaches.">
      <table className={styles.table}>
        <thead>
          <tr>
            <th scope="col">From</th>
            <th scope="col" className={styles.figure}>
              {`One ${unit}`}
            </th>
          </tr>
        </thead>
        <tbody>
          {steps.map((step) => (
            <tr key={step.from} className={step === reached ? styles.reached : undefined}>
              <td>
                {step.from.toLocaleString('en-AU')}
                {step === reached && <span> (reached)</span>}
              </td>
              <td className={styles.figure}>{dollars(step.priceCents)}</td>
            </tr>
          ))}
        </tbody>
      </table>
      {feeCents !== null && <p className={styles.meta}>{`Delivery once for all: ${dollars(feeCents)} without GST, shared by units.`}</p>}
    </Section>
  )
}
