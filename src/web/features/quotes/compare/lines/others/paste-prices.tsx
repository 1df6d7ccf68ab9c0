import { useRef, useState } from 'react'
import type { RequestLine } from '#contract/quotes/request-lines.ts'
import { counted } from '#shared/text/words.ts'
import { useWrite } from '#web/api/writes/use-write.ts'
import { shownElsewhere } from '#web/api/writes/failure-toast.ts'
import { Button } from '#web/ui/controls/button.tsx'
import { Field } from '#web/ui/controls/field.tsx'
import { TextArea } from '#web/ui/controls/text-area.tsx'
import { matchPasted, type PastedPrices } from './match-pasted.ts'
import type { OtherForm } from './other-form.ts'
import type { PriceValues } from './other-values.ts'
import styles from './paste-prices.module.css'

type PastePricesProps = { form: OtherForm; lines: readonly RequestLine[]; onRead: (prices: PriceValues[]) => void }

/** Takes a price list as pasted text and fills in the lines that it names; what it does not name for certain is listed. */
export function PastePrices({ form, lines, onRead }: PastePricesProps) {
  const area = useRef<HTMLTextAreaElement>(null)
  const [problem, setProblem] = useState<string>()
  const [result, setResult] = useState<PastedPrices>()
  const reading = useWrite('POST /api/order-lists/read', { invalidates: [], failure: shownElsewhere })
  const read = async () => {
    const text = area.current?.value.trim()
    setResult(undefined)
    setProblem(text ? undefined : 'Please paste the prices first, one item on each line.')
    if (!text) return area.current?.focus()
    const list = await reading.sendOrThrow({ text }).catch(() => undefined)
    if (!list) return
    const matched = matchPasted(list, lines, form.getValues('prices'))
    if (matched.filled > 0) onRead(matched.prices)
    setResult(matched)
  }
  return (
    <details className={styles.paste}>
      <summary className={styles.summary}>Paste a price list</summary>
      <div className={styles.body}>
        <Field label="Prices" error={problem ?? reading.problem} help="One item on each line, with its pack and its price without GST.">
          <TextArea ref={area} rows={4} placeholder={'Oat milk, barista 12 x 1L ctn $42\nCoriander $2.50/bunch'} />
        </Field>
        <Button variant="quiet" size="sm" busy={reading.isPending} busyLabel="Reading..." onClick={() => void read()}>
          Fill in these prices
        </Button>
        <div aria-live="polite">{result && <Outcome result={result} />}</div>
      </div>
    </details>
  )
}

const Outcome = ({ result: { filled, unmatched } }: { result: PastedPrices }) => (
  <div className={styles.outcome}>
    <p>{`${counted(filled, 'price')} filled in. Please check each pack, and choose its GST.`}</p>
    {unmatched.length > 0 && (
      <>
        <p>
          <b>Not matched</b>
        </p>
        <ul className={styles.unmatched}>
          {unmatched.map(({ text, why }, at) => (
            <li key={at}>
              <span>{text}</span> <span className={styles.why}>{why}</span>
            </li>
          ))}
        </ul>
      </>
    )}
  </div>
)
