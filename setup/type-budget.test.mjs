import { describe, expect, test } from 'vitest'
import { MAX_INSTANTIATIONS, readDiagnostics } from './type-budget.mjs'

/** Returns what `tsc --extendedDiagnostics` prints after the errors. */
const diagnostics = (count) => `Files:              5157\nTypes:           681043\nInstantiations:  ${count}\nCheck time:      14.2s\n`

describe('The budget of the type check', () => {
  test('a check within it prints the errors and how much was instantiated', () => {
    const error = `src/a.ts(1,7): error TS2322: Type 'string' is not assignable to type 'number'.\n`
    expect(readDiagnostics(error + diagnostics(MAX_INSTANTIATIONS))).toEqual({
      errors: error.trimEnd(),
      isOver: false,
      lines: [expect.stringContaining('million instantiations')],
    })
  })

  test('a check above it fails, and says what to do', () => {
    const { errors, isOver, lines } = readDiagnostics(diagnostics(MAX_INSTANTIATIONS + 1))
    expect({ errors, isOver }).toEqual({ errors: '', isOver: true })
    expect(lines.join('\n')).toContain('mapped type')
  })

  test('what tsc prints instead of diagnostics is printed', () => {
    expect(readDiagnostics('Version 7.0.2\n')).toEqual({ errors: 'Version 7.0.2', isOver: false, lines: [] })
  })
})
