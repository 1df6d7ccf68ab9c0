import { useState, type SubmitEvent } from 'react'
import type { DryRun } from '#contract/supplier-imports.ts'
import { serverMessage } from '#web/api/call-error.ts'
import { sendSupplierFile } from '#web/api/supplier-file.ts'
import { Button } from '#web/ui/controls/button.tsx'
import { Field } from '#web/ui/controls/field.tsx'
import { TextInput } from '#web/ui/controls/text-input.tsx'
import { TextLink } from '#web/ui/controls/text-link.tsx'
import { Note } from '#web/ui/feedback/note.tsx'
import { Section } from '#web/ui/layout/section.tsx'
import { Stack } from '#web/ui/layout/stack.tsx'
import { ImportProgress } from './import-progress.tsx'
import { DryRunReport } from './dry-run-report.tsx'

/** The import of a CSV file: first a dry run that shows each row's outcome, then the import itself. */
export function ImportSuppliers({ listPath }: { listPath: string }) {
  const [file, setFile] = useState<File>()
  const [tried, setTried] = useState<DryRun>()
  const [started, setStarted] = useState<string>()
  const { error, isBusy, run } = useRun()
  const check = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault()
    const chosen = new FormData(event.currentTarget).get('file')
    if (!(chosen instanceof File) || chosen.size === 0) return
    setTried(undefined)
    void run(async () => {
      setTried(await sendSupplierFile(chosen, { dryRun: true }))
      setFile(chosen)
    })
  }
  const start = () => file && void run(async () => setStarted((await sendSupplierFile(file, { dryRun: false })).importId))
  return (
    <Section
      title="Import suppliers"
      sub="A CSV file of up to 10 MiB with a column of names. Nothing is written before you have seen what each row will do."
      aside={<TextLink href={listPath}>Back to all suppliers</TextLink>}
    >
      <Stack gap={6}>
        {!started && (
          <form onSubmit={check}>
            <Stack row gap={3} align="end">
              <Field label="CSV file" required>
                <TextInput type="file" name="file" accept=".csv,text/csv" required />
              </Field>
              <Button type="submit" variant={tried ? 'quiet' : undefined} busy={isBusy} busyLabel="Checking...">
                Check the file
              </Button>
            </Stack>
          </form>
        )}
        {error && (
          <Note tone="error" title="This file was not imported">
            {error}
          </Note>
        )}
        {started ? <ImportProgress id={started} /> : tried && <DryRunReport report={tried} isBusy={isBusy} onImport={start} />}
      </Stack>
    </Section>
  )
}

/** Runs one call at a time, and keeps the message of the last that failed. */
function useRun() {
  const [error, setError] = useState<string>()
  const [isBusy, setBusy] = useState(false)
  const run = async (call: () => Promise<void>) => {
    setBusy(true)
    setError(undefined)
    await call().catch((failure: unknown) => setError(serverMessage(failure)))
    setBusy(false)
  }
  return { error, isBusy, run }
}
