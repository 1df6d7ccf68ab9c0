import { parseHTML } from 'linkedom'
import type { ReactNode } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { textOf } from '#test/app/pages.ts'
import { ItemCell } from './row-cells.tsx'
import { RowForm } from './row-form.tsx'
import { valuesOf } from './row-values.ts'

const body = (shown: ReactNode) => parseHTML(`<html><body>${renderToStaticMarkup(shown)}</body></html>`).document.body
const ROW = { item: 'Prawns', code: null, packSize: null, unit: null, contents: null, priceCents: null, gst: null, note: null }
const nothing = () => {}

test.each([
  ['australian', true, 'Prawns Australian'],
  [null, true, 'Prawns Origin not said'],
  ['imported', false, 'Prawns Imported'],
  [null, false, 'Prawns'],
] as const)('a row whose origin is %s, seafood %s, is shown as "%s"', (origin, isSeafood, words) => {
  const shown = body(<ItemCell {...ROW} origin={origin} isSeafood={isSeafood} />)
  expect([...shown.children].map(textOf).join(' ')).toBe(words)
})

test.each([
  [true, null, ['', 'australian', 'imported', 'mixed']],
  [false, 'mixed', ['', 'australian', 'imported', 'mixed']],
  [false, null, undefined],
] as const)('the form of a row asks for the origin of seafood, and of what has one: %s, %s', (hasOrigin, origin, choices) => {
  const values = valuesOf({ ...ROW, origin })
  const form = body(
    <RowForm
      label="Change Prawns"
      values={values}
      problems={{}}
      first="price"
      hasOrigin={hasOrigin}
      saveLabel="Save"
      onType={nothing}
      onSave={nothing}
      onCancel={nothing}
    />,
  )
  const select = form.querySelector('select[name=origin]')
  expect(select ? [...select.querySelectorAll('option')].map((option) => option.getAttribute('value')) : undefined).toEqual(choices)
})
