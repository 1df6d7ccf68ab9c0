import { useMemo, useState } from 'react'
import type { DryRow, DryRun, ImportRow } from '#contract/owner/supplier-imports.ts'
import { Button } from '#web/ui/controls/button.tsx'
import { Checkbox } from '#web/ui/controls/choice/checkbox.tsx'
import { Stack } from '#web/ui/layout/stack.tsx'
import { answerKey, type ChosenAnswer, type ChosenAnswers } from './import-questions.tsx'
import { ImportRows } from './import-rows.tsx'
import type { ChosenRow, ChosenRows } from './row-choices.ts'
import styles from './imports.module.css'

/** Rows in view at first, and with each further click. */
const STEP = 100

type DryRunReportProps = {
  report: DryRun
  isBusy: boolean
  /** Whether what people have entered since the last import is replaced. */
  overwrite: boolean
  onOverwrite: (overwrite: boolean) => void
  /** Sends answers about rows and what was chosen for rows, has the file checked with them, and returns whether it was. */
  onAnswers: (answers: ChosenAnswer[], rows: ChosenRow[]) => Promise<boolean>
  onImport: () => void
}

/** Shows what an import would do: the columns that are read, the totals, and each row. */
export function DryRunReport({ report, isBusy, overwrite, onOverwrite, onAnswers, onImport }: DryRunReportProps) {
  const { used, unused } = report
  const [chosen, setChosen] = useState<ChosenAnswers>(new Map())
  const [chosenRows, setChosenRows] = useState<ChosenRows>(new Map())
  const answer = (one: ChosenAnswer) => setChosen(new Map(chosen).set(answerKey(one), one))
  const choose = (row: ChosenRow) => setChosenRows(new Map(chosenRows).set(row.line, row))
  const send = async () => {
    if (!(await onAnswers([...chosen.values()], [...chosenRows.values()]))) return
    setChosen(new Map())
    setChosenRows(new Map())
  }
  return (
    <Stack gap={4}>
      <output className={styles.totals}>{totals(report, 'to import', 'to update')}</output>
      <p className={styles.columns}>
        {used.map(({ heading, field }) => `${heading} is read as ${field}`).join(', ')}.
        {unused.length > 0 && ` Not used: ${unused.join(', ')}.`}
      </p>
      {(report.kept > 0 || overwrite) && (
        <Checkbox
          label={overwrite ? 'Replace what was entered by hand' : `Replace what was entered by hand (${keptInWords(report.kept)})`}
          checked={overwrite}
          aria-disabled={isBusy}
          onChange={({ currentTarget }) => !isBusy && onOverwrite(currentTarget.checked)}
        />
      )}
      <Next report={report} isBusy={isBusy} answers={chosen.size + chosenRows.size} onAnswers={() => void send()} onImport={onImport} />
      <Rows report={report} chosen={chosen} onAnswer={answer} chosenRows={chosenRows} onChoose={choose} />
    </Stack>
  )
}

type NextProps = Pick<DryRunReportProps, 'report' | 'isBusy' | 'onImport'> & { answers: number; onAnswers: () => void }

/** Shows what can be done next: with answers that are not in the report yet it is made again, so that what is imported is what is shown. */
function Next({ report, isBusy, answers, onAnswers, onImport }: NextProps) {
  const changes = report.imported + report.updated
  const asked = report.rows.filter(({ questions = [] }) => questions.some(({ answer }) => answer === null)).length
  const unplaced = report.rows.filter(({ needsCategory }) => needsCategory).length
  return (
    <Stack gap={2}>
      {asked > 0 && <p className={styles.columns}>{askedInWords(asked)}</p>}
      {unplaced > 0 && (
        <p
          className={styles.columns}
        >{`${rowsInWords(unplaced)} no category that we know. Choose one, or leave ${unplaced === 1 ? 'it' : 'them'} out.`}</p>
      )}
      <Stack row gap={3}>
        {answers > 0 ? (
          <Button busy={isBusy} busyLabel="Checking..." onClick={onAnswers}>
            {answers === 1 ? 'Check with this choice' : `Check with these ${number(answers)} choices`}
          </Button>
        ) : (
          <Button busy={isBusy} busyLabel="Starting..." disabled={changes === 0} onClick={onImport}>
            {`Import ${number(changes)} ${changes === 1 ? 'supplier' : 'suppliers'}`}
          </Button>
        )}
      </Stack>
    </Stack>
  )
}

type RowsProps = {
  report: DryRun
  chosen: ChosenAnswers
  onAnswer: (answer: ChosenAnswer) => void
  chosenRows: ChosenRows
  onChoose: (row: ChosenRow) => void
}

/** The rows, those with a question first. */
function Rows({ report, ...choosing }: RowsProps) {
  const [shown, setShown] = useState(STEP)
  const rows = useMemo(() => report.rows.toSorted((one, other) => Number(isAsked(other)) - Number(isAsked(one))), [report])
  return (
    <>
      <ImportRows rows={rows.slice(0, shown)} {...choosing} />
      {rows.length > shown && (
        <Button variant="quiet" onClick={() => setShown(shown + STEP)}>
          {`Show more of ${number(rows.length)} rows`}
        </Button>
      )}
    </>
  )
}

const isAsked = ({ questions, needsCategory }: DryRow) => questions !== undefined || needsCategory

const rowsInWords = (rows: number) => (rows === 1 ? '1 row has' : `${number(rows)} rows have`)

const askedInWords = (rows: number) =>
  rows === 1
    ? '1 row may be of a listing that is here already. It is left out until you say which it is.'
    : `${number(rows)} rows may be of listings that are here already. They are left out until you say which they are.`

const number = (value: number) => value.toLocaleString('en-AU')
const keptInWords = (rows: number) => (rows === 1 ? 'kept in 1 row' : `kept in ${number(rows)} rows`)

/** "3 imported, 1 updated, 0 unchanged, 2 skipped" */
export const totals = (
  { imported, updated, unchanged, skipped }: Record<ImportRow['outcome'], number>,
  importedWord = 'imported',
  updatedWord = 'updated',
) => `${number(imported)} ${importedWord}, ${number(updated)} ${updatedWord}, ${number(unchanged)} unchanged, ${number(skipped)} skipped`
