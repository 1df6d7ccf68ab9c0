import type { Comparison } from '#contract/quotes/comparison/comparison-results.ts'
import { csvOf } from '#shared/csv.ts'
import { comparisonTables } from './comparison-tables.ts'

/** Returns a comparison as tables below each other: the name of each, its columns, its rows, and a row without cells. */
export const comparisonCsv = (comparison: Comparison): string =>
  csvOf(comparisonTables(comparison).flatMap(({ name, columns, rows }) => [[name], columns.map(({ title }) => title), ...rows, []]))
