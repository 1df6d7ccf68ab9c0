import { useState } from 'react'
import type { DryRun, ImportRow } from '#contract/owner/supplier-imports.ts'
import { Button } from '#web/ui/controls/button.tsx'
import { Checkbox } from '#web/ui/controls/choice/checkbox.tsx'
import { Stack } from '#web/ui/layout/stack.tsx'
import { ImportRows } from './import-rows.tsx'
import styles from './imports.module.css'

/** Rows in view at first, and with each further click. */
const STEP = 100

type DryRunReportProps = {
  report: DryRun
  isBusy: boolean
  /** Whether what people have entered since the last import is replaced. */
  overwrite: boolean
  onOverwrite: (overwrite: boolean) => void
  onImport: () => void
}

/** What an import would do: the columns that are read, the totals, and each row. */
export function DryRunReport({ report, isBusy, overwrite, onOverwrite, onImport }: DryRunReportProps) {
  const { used, unused, rows } = report
  const [shown, setShown] = useState(STEP)
  const changes = report.imported + report.updated
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
      <Stack row gap={3}>
        <Button busy={isBusy} busyLabel="Starting..." disabled={changes === 0} onClick={onImport}>
          {`Import ${changes.toLocaleString('en-AU')} ${changes === 1 ? 'supplier' : 'suppliers'}`}
        </Button>
      </Stack>
      <ImportRows rows={rows.slice(0, shown)} />
      {rows.length > shown && (
        <Button variant="quiet" onClick={() => setShown(shown + STEP)}>
          {`Show more of ${rows.length.toLocaleString('en-AU')} rows`}
        </Button>
      )}
    </Stack>
  )
}

const number = (value: number) => value.toLocaleString('en-AU')
const keptInWords = (rows: number) => (rows === 1 ? 'kept in 1 row' : `kept in ${number(rows)} rows`)

/** "3 imported, 1 updated, 0 unchanged, 2 skipped" */
export const totals = (
  { imported, updated, unchanged, skipped }: Record<ImportRow['outcome'], number>,
  importedWord = 'imported',
  updatedWord = 'updated',
) => `${number(imported)} ${importedWord}, ${number(updated)} ${updatedWord}, ${number(unchanged)} unchanged, ${number(skipped)} skipped`
