import { globSync, readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import { behaviour, referencesOf, wrongReferences } from './documents/headings.ts'

/** What is about references has some that are wrong. */
const ABOUT_REFERENCES = ['setup/references.test.ts', 'setup/security-document.test.ts', 'setup/documents/headings.ts']
/** Migrations are never edited: what they refer to may have moved since. */
const code = globSync(['{src,setup,e2e,bench}/**/*.{ts,tsx,mjs,css}', '*.{ts,mjs}'])
const texts = [...code, ...globSync(['*.{json,md}', 'src/**/*.{json,md}', '.env.example'])]
const read = (file: string) => readFileSync(file, 'utf8')

const PARAGRAPH_SIGN = '\u00a7'

describe('References to documents', () => {
  test('no file refers to a paragraph of a document', () => {
    expect(texts.filter((file) => read(file).includes(PARAGRAPH_SIGN))).toEqual([])
  })

  test('every reference of the code to the described behaviour names a page and a heading that this page has', () => {
    const referring = code.filter((file) => !ABOUT_REFERENCES.includes(file))
    expect(referring.flatMap((file) => referencesOf(read(file))).length).toBeGreaterThan(100)
    expect(referring.flatMap((file) => wrongReferences(read(file)).map((reference) => `${file}: ${reference}`))).toEqual([])
  })

  test('so does every reference of a document', () => {
    const wrong = globSync(['*.md', 'docs/**/*.md']).flatMap((file) =>
      wrongReferences(read(file)).filter((reference) => reference.includes(', ')),
    )
    expect(wrong).toEqual([])
  })

  test.each([
    ['docs/behaviour/http.md, Order of checks', true],
    ['see (docs/behaviour/limits.md, Request limits).', true],
    ['docs/behaviour/reviews.md, Reviews; docs/behaviour/reviews.md, Moderation', true],
    ['the heading of another page: docs/behaviour/http.md, Request limits', false],
    ['a page that is not there: docs/behaviour/calls.md, Request limits', false],
    ['no heading: docs/behaviour/http.md', false],
    ['a heading that is not there: docs/behaviour/http.md, Order of things', false],
    ['the page of before: docs/behaviour.md, Order of checks', false],
    ['no page: docs/behaviour, Order of checks', false],
    ['one right and one wrong: docs/behaviour/http.md, Errors; docs/behaviour/http.md, Quotas', false],
  ])('of "%s" it is %s that it is right', (text, isRight) => {
    expect(wrongReferences(text).length === 0).toBe(isRight)
  })
})

describe('The pages of the described behaviour', () => {
  test('a heading stands on one page only', () => {
    const headings = [...behaviour].filter(([page]) => !page.endsWith('README.md')).flatMap(([, list]) => list.slice(1))
    expect(headings.filter((heading, at) => headings.indexOf(heading) !== at)).toEqual([])
  })

  test('each is in the index once, with its title', () => {
    const named = [...read('docs/behaviour/README.md').matchAll(/^- \[(.+)\]\((.+)\): \S/gm)].map(([, title, file]) => [
      `docs/behaviour/${file}`,
      title,
    ])
    const pages = [...behaviour].filter(([page]) => !page.endsWith('README.md')).map(([page, [title]]) => [page, title])
    expect(named.toSorted()).toEqual(pages.toSorted())
  })

  test('each can be read in one sitting: 150 lines of 150 characters at most', () => {
    const tooLong = [...behaviour.keys()].filter((page) => {
      const lines = read(page).split('\n')
      return lines.length > 150 || lines.some((line) => line.length > 150)
    })
    expect(tooLong).toEqual([])
  })
})
