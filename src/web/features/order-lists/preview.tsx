import { useEffect, useRef, useState } from 'react'
import { MAX_LIST_LINES, type ReadOrderList } from '#contract/order-lists/order-lists.ts'
import { Button } from '#web/ui/controls/button.tsx'
import { Note } from '#web/ui/feedback/note.tsx'
import { Stack } from '#web/ui/layout/stack.tsx'
import { SmallPrint } from '#web/ui/typography/small-print.tsx'
import { AskedLine, type Answer } from './asked-line.tsx'
import { useListEditor } from './list-editor.ts'
import { quantityInWords } from '#shared/order-line/quantity-texts.ts'
import { counted } from '#shared/text/words.ts'
import { itemAt } from '#shared/item-at.ts'
import { asTyped, lineOf, meaningIn, paidWords } from './list-line.ts'
import styles from './order-list.module.css'

type PreviewProps = {
  read: ReadOrderList
  /** Called once the lines are in the list. */
  onSaved: () => void
  onCancel: () => void
}

/** What was read of a list, with its questions. Nothing is in the list before Save. */
export function Preview({ read: { lines, skipped }, onSaved, onCancel }: PreviewProps) {
  const { addLines, onMeanings, privacy } = useListEditor()
  const heading = useRef<HTMLHeadingElement>(null)
  const [answers, setAnswers] = useState<ReadonlyMap<number, Answer>>(new Map())
  const [isFull, setFull] = useState(false)
  useEffect(() => heading.current?.focus(), [])
  const open = lines.filter(({ certainty }, at) => certainty === 'ask' && !answers.has(at)).length
  const save = () => {
    const added = lines.map((line, at) =>
      line.certainty === 'ask' && !answers.has(at) ? asTyped(line.text) : lineOf(line, answers.get(at)),
    )
    if (!addLines(added)) return setFull(true)
    const said = [...answers].flatMap(([at, answer]) => meaningIn(itemAt(lines, at), answer) ?? [])
    if (said.length > 0) onMeanings(said)
    onSaved()
  }
  return (
    <Stack gap={4} className={styles.preview}>
      <h2 ref={heading} tabIndex={-1} className={styles.heading}>
        {`${counted(lines.length, 'line')} read`}
      </h2>
      <p>Nothing is saved yet. {open > 0 ? <span>{questionsWords(open)}</span> : null}</p>
      <ol aria-label="Lines read" className={styles.lines}>
        {lines.map((line, at) => (
          <li key={at} className={styles.line}>
            <b className={styles.item}>{line.item || line.text}</b>
            {line.certainty === 'sure' && <span className={styles.quantity}>{quantityInWords(line) ?? 'No quantity'}</span>}
            {line.paidCents !== null && <span className={styles.meta}>{`You pay ${paidWords(line)}. ${privacy}`}</span>}
            {line.certainty === 'ask' && (
              <AskedLine line={line} answer={answers.get(at)} onAnswer={(answer) => setAnswers((now) => withAnswer(now, at, answer))} />
            )}
          </li>
        ))}
      </ol>
      {skipped.length > 0 && <Skipped rows={skipped} />}
      {isFull && <Note tone="error">{`A list has at most ${MAX_LIST_LINES} lines. Please remove some first.`}</Note>}
      <Stack row gap={3}>
        <Button onClick={save}>{`Save ${counted(lines.length, 'line')}`}</Button>
        <Button variant="quiet" onClick={onCancel}>
          Back
        </Button>
      </Stack>
    </Stack>
  )
}

const Skipped = ({ rows }: { rows: ReadOrderList['skipped'] }) => (
  <details>
    <summary className={styles.summary}>{`${counted(rows.length, 'row')} ${rows.length === 1 ? 'is' : 'are'} left out`}</summary>
    <ul className={styles.skipped}>
      {rows.map(({ text, why }, at) => (
        <li key={at}>
          <SmallPrint>{`${text || 'Empty row'}: ${why}`}</SmallPrint>
        </li>
      ))}
    </ul>
  </details>
)

function withAnswer(answers: ReadonlyMap<number, Answer>, at: number, answer: Answer | undefined): ReadonlyMap<number, Answer> {
  const next = new Map(answers)
  if (answer) next.set(at, answer)
  else next.delete(at)
  return next
}

const questionsWords = (open: number) =>
  open === 1
    ? '1 line has a question. Without an answer it is saved as you typed it, with no quantity.'
    : `${open} lines have a question. Without an answer they are saved as you typed them, with no quantity.`
