import type { Sheet } from '#contract/resources/resources.ts'

type Column = Sheet['columns'][number]

const FORMATS = {
  text: undefined,
  number: undefined,
  // Below a dollar down to $0.0045, the price of a gram.
  money: '[>=1]$#,##0.00;[>=0]$0.00##;-$#,##0.00##',
  percent: '0.0%',
  date: 'd mmm yyyy',
} as const
/** What is multiplied and divided has decimals without end, which Excel would show as far as the column is wide. */
const TWO_DECIMALS = '#,##0.00'

/** Returns how the values of a column are shown. */
export function formatOf({ kind, formula }: Column): { format?: string } {
  const format = kind === 'number' && formula !== undefined && hasDecimals(formula) ? TWO_DECIMALS : FORMATS[kind]
  return format === undefined ? {} : { format }
}

const hasDecimals = (formula: string) => /[*/]|AVERAGE/.test(formula) && !/ROUND/.test(formula)

/** Totals that are no sums say what they are. */
const NO_SUMS: [function: RegExp, word: string, format: string | undefined][] = [
  [/\bCOUNT\(/, 'filled in: ', '0'],
  [/\bAVERAGE\(/, 'average ', undefined],
  [/\bMIN\(/, 'lowest ', undefined],
]
const SHORT = { text: '0', number: TWO_DECIMALS, money: '$#,##0.00', percent: '0.0%', date: 'd mmm yyyy' } as const

/** Returns how the value below a column is shown, with the word for what it is. */
export function totalFormat(column: Column, total: string): { format?: string } {
  const found = NO_SUMS.find(([name]) => name.test(total))
  if (!found) return formatOf({ ...column, formula: total })
  const [, word, format = SHORT[column.kind]] = found
  return { format: `"${word}"${format};"${word}"-${format}` }
}
