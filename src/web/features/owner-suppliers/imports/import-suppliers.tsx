import { useState, type SubmitEvent } from 'react'
import type { DryRun } from '#contract/owner/supplier-imports.ts'
import { serverMessage } from '#web/api/call-error.ts'
import { download } from '#web/browser/download.ts'
import { sendListingAnswers, sendRowChoices, sendSupplierFile } from '#web/api/supplier-file.ts'
import { Button } from '#web/ui/controls/button.tsx'
import { Field } from '#web/ui/controls/field.tsx'
import { TextInput } from '#web/ui/controls/text-input.tsx'
import { TextLink } from '#web/ui/controls/text-link.tsx'
import { Note } from '#web/ui/feedback/note.tsx'
import { Section } from '#web/ui/layout/section.tsx'
import { Stack } from '#web/ui/layout/stack.tsx'
import type { ChosenAnswer } from './import-questions.tsx'
import { ImportProgress } from './import-progress.tsx'
import { DryRunReport } from './dry-run-report.tsx'
import { ImportList } from './import-list.tsx'
import type { ChosenRow } from './row-choices.ts'
import styles from './imports.module.css'
import { SAMPLE_FILE } from './sample-file.ts'

/** The import of a CSV file: first a dry run that shows each row's outcome, then the import itself. */
export function ImportSuppliers({ listPath }: { listPath: string }) {
  const { file, tried, overwrite, started, error, isBusy, check, answer, start } = useImport()
  return (
    <Section
      title="Import suppliers"
      sub="A CSV file of up to 10 MiB with a column of names, chosen or dropped on the field. Nothing is written before you have seen what each row will do."
      aside={<TextLink href={listPath}>Back to all suppliers</TextLink>}
    >
      <Stack gap={6}>
        {!started && <FileForm isBusy={isBusy} isTried={tried !== undefined} onChosen={(chosen) => void check(chosen, false)} />}
        {error && (
          <Note tone="error" title="This file was not imported">
            {error}
          </Note>
        )}
        {started && <ImportProgress id={started} />}
        {!started && !tried && <ImportList />}
        {!started && tried && file && (
          <DryRunReport
            report={tried}
            isBusy={isBusy}
            overwrite={overwrite}
            onOverwrite={(overwriting) => void check(file, overwriting)}
            onAnswers={answer}
            onImport={start}
          />
        )}
      </Stack>
    </Section>
  )
}

type FileFormProps = { isBusy: boolean; isTried: boolean; onChosen: (file: File) => void }

function FileForm({ isBusy, isTried, onChosen }: FileFormProps) {
  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault()
    const chosen = new FormData(event.currentTarget).get('file')
    if (chosen instanceof File && chosen.size > 0) onChosen(chosen)
  }
  return (
    <form onSubmit={submit}>
      <Stack row gap={3} align="end">
        <Field label="CSV file" required>
          <TextInput type="file" name="file" accept=".csv,text/csv" required className={styles.file} />
        </Field>
        <Button type="submit" variant={isTried ? 'quiet' : undefined} busy={isBusy} busyLabel="Checking...">
          Check the file
        </Button>
        <Button variant="quiet" icon="download-simple" onClick={() => download('suppliers-sample.csv', SAMPLE_FILE)}>
          Sample file
        </Button>
      </Stack>
    </form>
  )
}

/** The file that was checked, with what an import of it would do, and the import once it has begun. */
function useImport() {
  const [file, setFile] = useState<File>()
  const [tried, setTried] = useState<DryRun>()
  const [overwrite, setOverwrite] = useState(false)
  const [started, setStarted] = useState<string>()
  const { error, isBusy, run } = useRun()
  const check = (chosen: File, overwriting: boolean) => {
    // The same file keeps its report until there is the other one, and the box that was ticked its focus.
    if (chosen !== file) setTried(undefined)
    setOverwrite(overwriting)
    return run(async () => {
      try {
        setTried(await sendSupplierFile(chosen, { dryRun: true, overwrite: overwriting }))
        setFile(chosen)
      } catch (failure) {
        setOverwrite(overwrite)
        throw failure
      }
    })
  }
  const answer = async (answers: ChosenAnswer[], rows: ChosenRow[]) => {
    if (!file || !tried) return false
    return run(async () => {
      await sendListingAnswers(tried.file, answers)
      await sendRowChoices(tried.file, rows)
      setTried(await sendSupplierFile(file, { dryRun: true, overwrite }))
    })
  }
  const start = () =>
    file && void run(async () => setStarted((await sendSupplierFile(file, { dryRun: false, overwrite, answers: tried?.answers })).importId))
  return { file, tried, overwrite, started, error, isBusy, check, answer, start }
}

/** Runs one call at a time, returns whether it was done, and keeps the message of the last that failed. */
function useRun() {
  const [error, setError] = useState<string>()
  const [isBusy, setBusy] = useState(false)
  const run = async (call: () => Promise<void>) => {
    setBusy(true)
    setError(undefined)
    const isDone = await call().then(
      () => true,
      (failure: unknown) => {
        setError(serverMessage(failure))
        return false
      },
    )
    setBusy(false)
    return isDone
  }
  return { error, isBusy, run }
}
