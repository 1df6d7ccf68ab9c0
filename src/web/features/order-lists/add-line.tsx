import { useRef, useState, type FormEvent } from 'react'
import { MAX_LIST_LINES, type ReadOrderList } from '#contract/order-lists/order-lists.ts'
import { CallError, serverMessage } from '#web/api/call-error.ts'
import { useWrite } from '#web/api/writes/use-write.ts'
import { Button } from '#web/ui/controls/button.tsx'
import { Field } from '#web/ui/controls/field.tsx'
import { TextInput } from '#web/ui/controls/text-input.tsx'
import { useListEditor } from './list-editor.ts'
import { asTyped, MAX_ITEM, lineOf, type ListLine } from './list-line.ts'
import styles from './order-list.module.css'

type AddLineProps = {
  /** Called with a line that leaves a question. */
  onQuestion: (read: ReadOrderList) => void
}

/** A field that adds one line at each Enter, and keeps the focus for the next. A line that the server cannot be asked about is kept as typed. */
export function AddLine({ onQuestion }: AddLineProps) {
  const { addLines } = useListEditor()
  const field = useRef<HTMLInputElement>(null)
  const [problem, setProblem] = useState<string>()
  const { sendOrThrow, isPending } = useWrite('POST /api/order-lists/read', {
    invalidates: [],
    failure: () => {},
    queue: 'order-list-line',
  })
  const add = (added: ListLine[]) => setProblem(addLines(added) ? undefined : FULL)
  const readAndAdd = async (text: string) => {
    try {
      const read = await sendOrThrow({ text })
      if (read.lines.some(({ certainty }) => certainty === 'ask')) onQuestion(read)
      else add(read.lines.length > 0 ? read.lines.map((line) => lineOf(line)) : [asTyped(text)])
    } catch (error) {
      if (!(error instanceof CallError)) return add([asTyped(text)])
      setProblem(serverMessage(error))
      // What was typed meanwhile is the next line.
      if (field.current?.value === '') field.current.value = text
    }
  }
  const submit = (event: FormEvent) => {
    event.preventDefault()
    const text = field.current?.value.trim()
    if (!field.current || !text) return setProblem('Please type a line, such as "2 boxes tomatoes".')
    field.current.value = ''
    field.current.focus()
    void readAndAdd(text)
  }
  return (
    <form noValidate onSubmit={submit} className={`${styles.add} no-print`}>
      <Field label="Add a line" error={problem} help="Press Enter for the next one." className={styles.grow}>
        <TextInput ref={field} maxLength={MAX_ITEM} autoComplete="off" enterKeyHint="next" placeholder="2 boxes tomatoes" />
      </Field>
      <Button type="submit" variant="quiet" icon="plus" aria-busy={isPending || undefined} className={styles.addButton}>
        Add
      </Button>
    </form>
  )
}

const FULL = `A list has at most ${MAX_LIST_LINES} lines. Please remove some first.`
