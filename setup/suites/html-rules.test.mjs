import { globSync, readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'

const files = globSync('src/web/**/*.tsx').filter((file) => !file.includes('.test.'))
/** The opening tags of elements with an attribute, on one line or on several, by file. */
const tagsWith = (attribute, sources) =>
  sources.flatMap(([file, source]) =>
    [...source.matchAll(new RegExp(`<(\\w+)(?=\\s)(?:(?!/>)(?!<\\w)[^])*?\\b${attribute}=(?:(?!/>)(?!<\\w)[^])*?/?>`, 'g'))].map(
      ([tag, element]) => ({ file, tag, element }),
    ),
  )
const read = () => files.map((file) => [file, readFileSync(file, 'utf8')])

describe('Attributes that HTML has for some elements only', () => {
  test('a tag is found on one line and on several', () => {
    const found = tagsWith('autoComplete', [['a.tsx', '<Field><TextInput name="a"\n autoComplete="email"\n/></Field><p className="b">']])
    expect(found.map(({ element, tag }) => [element, tag.includes('email')])).toEqual([['TextInput', true]])
  })

  test('a whole street address is filled into text areas only, since it has several lines', () => {
    const found = tagsWith('autoComplete', read())
    expect(found.length).toBeGreaterThan(10)
    const whole = found.filter(({ tag }) => /street-address/.test(tag))
    expect(whole.filter(({ element }) => !/textarea/i.test(element)).map(({ file, element }) => [file, element])).toEqual([])
  })

  test('an opener of a popover does not say itself whether it is expanded: the browser does', () => {
    const found = tagsWith('popoverTarget', read())
    expect(found.length).toBeGreaterThan(0)
    expect(found.filter(({ tag }) => tag.includes('aria-expanded')).map(({ file }) => file)).toEqual([])
  })
})
