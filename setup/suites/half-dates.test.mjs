import { globSync, readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'

const DATE_INPUT = 'src/web/ui/controls/date-input.tsx'
/** An element with a type that may have half a date, also one that is chosen: `type={isDay ? 'date' : 'text'}`. */
const HALF_TYPED =
  /<(\w+)(?=\s)(?:(?!\/>)(?!<\w)[^])*?\btype=(?:"(?:date|time|datetime-local|month|week)"|\{[^}]*'(?:date|time|datetime-local|month|week)')/g

const elementsIn = (source) => [...source.matchAll(HALF_TYPED)].map(([, element]) => element)

describe('Fields for dates and times', () => {
  test('an element with such a type is found, on one line and on several', () => {
    expect(elementsIn('<TextInput {...register("a")} type="date" min={today} />')).toEqual(['TextInput'])
    expect(elementsIn("<input\n  name=\"b\"\n  type={isTime ? 'time' : 'text'}\n/>")).toEqual(['input'])
    expect(elementsIn('<TextInput type="text" /> of a date')).toEqual([])
  })

  test('each is one that refuses what is half typed', () => {
    const files = globSync('src/web/**/*.tsx').filter((file) => file !== DATE_INPUT)
    const found = files.flatMap((file) => elementsIn(readFileSync(file, 'utf8')).map((element) => [file, element]))
    expect(found.length).toBeGreaterThan(5)
    expect(found.filter(([, element]) => element !== 'DateInput')).toEqual([])
  })
})
