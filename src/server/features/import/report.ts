import { CATEGORIES } from '#contract/options.ts'
import type { Outcome, Remark } from './matching/outcome.ts'
import type { Sheet } from './sheet.ts'
import { FIELD_NAMES } from './file/spellings.ts'

/** Returns the report for the person who started the import: every row that was skipped, every value left out, and the totals last. */
export function reportOf(sheet: Sheet, outcome: Outcome, { dryRun = false } = {}): string {
  const sections = [
    [`${sheet.name}: ${count(outcome.rows, 'row')} (${sheet.form})`, ...columnLines(sheet)],
    remarkLines('Skipped', outcome.skipped),
    remarkLines('Remarks', outcome.notes),
    categoryLines(outcome),
    [totals(outcome), ...(dryRun ? ['This was a dry run: nothing was written.'] : [])],
  ]
  return sections
    .filter((lines) => lines.length > 0)
    .map((lines) => lines.join('\n'))
    .join('\n\n')
}

function columnLines({ used, unused }: Sheet): string[] {
  const lines = used.map(({ heading, field }) => `  ${heading} is taken as ${FIELD_NAMES[field]}`)
  return unused.length > 0 ? [...lines, `  not used: ${unused.join(', ')}`] : lines
}

const remarkLines = (title: string, remarks: Remark[]) =>
  remarks.length > 0
    ? [title, ...remarks.map(({ line, businessName, text }) => `  line ${line}${businessName && `, ${oneLine(businessName)}`}: ${text}`)]
    : []

/** Returns the start of a name on one line: a broken quotation can make it run over pages. */
function oneLine(name: string): string {
  const flat = name.replace(/\s+/g, ' ')
  return flat.length > 80 ? `${flat.slice(0, 80)}…` : flat
}

function categoryLines({ perCategory }: Outcome): string[] {
  const lines = CATEGORIES.filter((name) => perCategory.has(name)).map(
    (name) => `  ${name.padEnd(18)}${String(perCategory.get(name)).padStart(7)}`,
  )
  return lines.length > 0 ? ['By category', ...lines] : []
}

const totals = ({ imported, updated, unchanged, skipped }: Outcome) =>
  `${number(imported)} imported, ${number(updated)} updated, ${number(unchanged)} unchanged, ${number(skipped.length)} skipped`

const number = (value: number) => value.toLocaleString('en-AU')
const count = (value: number, noun: string) => `${number(value)} ${noun}${value === 1 ? '' : 's'}`
