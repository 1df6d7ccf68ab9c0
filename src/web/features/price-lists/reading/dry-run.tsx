import { useEffect, useRef, useState } from 'react'
import type { Id } from '#contract/endpoint/values.ts'
import type { Dearer, PriceListReading } from '#contract/price-lists/price-lists.ts'
import styles from '#web/features/price-lists/price-list.module.css'
import type { RowValues } from '#web/features/price-lists/row-values.ts'
import { VirtualTable } from '#web/features/price-lists/virtual-table.tsx'
import { counted } from '#shared/text/words.ts'
import { Button } from '#web/ui/controls/button.tsx'
import { NativeSelect } from '#web/ui/controls/choice/native-select.tsx'
import { Field } from '#web/ui/controls/field.tsx'
import { Note } from '#web/ui/feedback/note.tsx'
import { Stack } from '#web/ui/layout/stack.tsx'
import { ColumnsForm } from './columns-form.tsx'
import { DearerWords, Gone, Skipped } from './dry-run-notes.tsx'
import { READ_HEAD, ReadRow } from './read-row.tsx'
import {
  inOrder,
  kindOf,
  KINDS,
  NO_ANSWERS,
  openQuestions,
  rowsToSave,
  withColumn,
  withoutGst,
  type Answers,
  type RowKind,
} from './to-save.ts'
import type { ReadList, useReading } from './use-reading.ts'
import { useSaveList } from './use-save-list.ts'

type DryRunProps = {
  supplierId: Id
  read: ReadList
  reader: Pick<ReturnType<typeof useReading>, 'start' | 'isPending' | 'problem'>
  onSaved: (dearer: Dearer[]) => void
  onCancel: () => void
}

/** What a list would do to the stored one, with its questions. Nothing is saved before the button says so. */
export function DryRun({ supplierId, read, reader, onSaved, onCancel }: DryRunProps) {
  const { reading, source, columns } = read
  const heading = useRef<HTMLHeadingElement>(null)
  const [answers, setAnswers] = useState<Answers>(NO_ANSWERS)
  const saving = useSaveList(supplierId, { onStale: () => reader.start(source, columns), onSaved })
  useEffect(() => heading.current?.focus(), [])
  const choose = async (column: string, meaning: string) => {
    // Other columns make other rows.
    if (await reader.start(source, withColumn(columns, column, meaning))) setAnswers(NO_ANSWERS)
  }
  return (
    <Stack gap={4} align="stretch">
      <h2 ref={heading} tabIndex={-1} className={styles.heading}>{`${counted(reading.rows.length, 'item')} read`}</h2>
      <Summary read={read} answers={answers} />
      <ColumnsForm columns={reading.columns} question={reading.question} onChoose={(column, meaning) => void choose(column, meaning)} />
      {reader.problem && <Note tone="error">{reader.problem}</Note>}
      {reader.isPending && <output>Reading the list again...</output>}
      <UnknownGst read={read} answers={answers} onAnswer={(gst) => setAnswers({ ...answers, gst })} />
      <Gone supplierId={supplierId} reading={reading} />
      <Skipped rows={reading.skipped} />
      <DearerWords dearer={reading.dearer} />
      {saving.isChanged && (
        <Note tone="info" icon="arrow-clockwise">
          Somebody has changed your price list meanwhile. What you see is compared with the list as it is now.
        </Note>
      )}
      {saving.problem && <Note tone="error">{saving.problem}</Note>}
      <Stack row gap={3} className="no-print">
        <SaveButton read={read} answers={answers} isPending={saving.isPending} onSave={() => saving.save(read, answers)} />
        <Button variant="quiet" onClick={onCancel}>
          Back
        </Button>
      </Stack>
      <ReadRows read={read} answers={answers} wrong={saving.wrong} onAnswers={setAnswers} />
    </Stack>
  )
}

type Shown = { read: ReadList; answers: Answers }

function Summary({ read: { reading }, answers }: Shown) {
  const open = openQuestions(reading.rows, answers)
  const { counts } = reading
  return (
    <p>
      <span>{`Nothing is saved yet. ${changesIn(counts)}`}</span>
      {open > 0 && (
        <span>{` ${counted(open, 'item has', 'items have')} a question. Without an answer, no price is saved for ${open === 1 ? 'it' : 'them'}.`}</span>
      )}
    </p>
  )
}

/** Of goods that nobody knows only their supplier can say the GST. */
function UnknownGst({ read: { reading }, answers, onAnswer }: Shown & { onAnswer: (gst: Answers['gst']) => void }) {
  const count = withoutGst(reading.rows, answers)
  if (count === 0) return null
  return (
    <Field
      label={`GST of ${counted(count, 'item')} for which your list does not say it`}
      help="You can change each of them below."
      className={styles.gst}
    >
      <NativeSelect
        value={answers.gst}
        onChange={({ currentTarget: { value } }) => onAnswer(value === 'taxable' || value === 'free' ? value : '')}
      >
        <option value="">Please choose</option>
        <option value="free">GST-free</option>
        <option value="taxable">Taxable</option>
      </NativeSelect>
    </Field>
  )
}

function SaveButton({ read: { reading }, answers, isPending, onSave }: Shown & { isPending: boolean; onSave: () => void }) {
  const [problem, setProblem] = useState<string>()
  const count = rowsToSave(reading, answers).length
  const save = () => {
    const isMissing = answers.gst === '' && withoutGst(reading.rows, answers) > 0
    setProblem(isMissing ? 'Please say first whether the items without GST are taxable or GST-free.' : undefined)
    if (!isMissing) onSave()
  }
  return (
    <>
      {problem && <Note tone="error">{problem}</Note>}
      <Button busy={isPending} busyLabel="Saving..." onClick={save}>
        {`Save these ${counted(count, 'item')} as my list`}
      </Button>
    </>
  )
}

const KIND_LABELS: Record<RowKind, string> = {
  ask: 'Questions',
  steep: 'Changed by more than 25%',
  changed: 'Changed',
  new: 'New',
  same: 'Same',
}

type ReadRowsProps = Shown & { wrong: ReadonlyMap<number, string>; onAnswers: (answers: Answers) => void }

function ReadRows({ read: { reading }, answers, wrong, onAnswers }: ReadRowsProps) {
  const { rows } = reading
  const [kind, setKind] = useState<RowKind>()
  const typed = useRef(new Map<number, RowValues>())
  const places = inOrder(rows).filter((at) => kind === undefined || wrong.has(at) || kindOfAt(rows, at) === kind)
  const leaveOut = (at: number, isLeftOut: boolean) =>
    onAnswers({ ...answers, leftOut: new Set([...answers.leftOut].filter((each) => each !== at).concat(isLeftOut ? at : [])) })
  return (
    <>
      <Field label="Show" className={styles.gst}>
        <NativeSelect value={kind ?? ''} onChange={({ currentTarget }) => setKind(KINDS.find((each) => each === currentTarget.value))}>
          <option value="">{`Everything (${rows.length})`}</option>
          {KINDS.map((each) => (
            <option key={each} value={each}>
              {`${KIND_LABELS[each]} (${rows.filter((row) => kindOf(row) === each).length})`}
            </option>
          ))}
        </NativeSelect>
      </Field>
      <VirtualTable key={kind} label="Items read" head={READ_HEAD} count={places.length} keyOf={(index) => places[index] ?? index}>
        {(index) => {
          const at = places[index] ?? 0
          const row = rows[at]
          return row ? (
            <ReadRow
              row={row}
              edited={answers.edited.get(at)}
              isLeftOut={answers.leftOut.has(at)}
              problem={wrong.get(at)}
              typed={{
                get: () => typed.current.get(at),
                set: (values) => void (values ? typed.current.set(at, values) : typed.current.delete(at)),
              }}
              onEdit={(edited) => onAnswers({ ...answers, edited: new Map(answers.edited).set(at, edited) })}
              onLeaveOut={(isLeftOut) => leaveOut(at, isLeftOut)}
            />
          ) : null
        }}
      </VirtualTable>
    </>
  )
}

const kindOfAt = (rows: ReadList['reading']['rows'], at: number): RowKind | undefined => {
  const row = rows[at]
  return row && kindOf(row)
}

/** Says in a sentence how a list differs from the stored one; where there is none yet, that all is new. */
const changesIn = ({ changed, same, gone, ...counts }: PriceListReading['counts']): string =>
  changed + same + gone === 0
    ? 'All of it is new.'
    : `Compared with your list: ${counts.new} new, ${changed} changed, ${same} the same, ${gone} gone.`
