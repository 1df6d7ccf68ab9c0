import { strFromU8, unzipSync } from 'fflate'
import mammoth from 'mammoth'
import readSheets from 'read-excel-file/node'
import { getDocumentProxy } from 'unpdf'
import { afterAll, describe, expect, test } from 'vitest'
import type { Resource, Sheet, Template } from '#contract/resources/resources.ts'
import { library } from '#server/features/resources/library.ts'
import { downloadServer, SITE } from '#test/app/downloads.ts'
import { inTurn } from '#test/clock/turns.ts'
import { packageUrl, pdfUrl, templateUrl } from './addresses.ts'
import { partsOf } from './resource-parts.ts'

const server = downloadServer(library)
afterAll(() => server.app.close())

async function bytesAt(url: string): Promise<Uint8Array> {
  const { statusCode, rawPayload } = await server.get(url)
  expect([url, statusCode]).toEqual([url, 200])
  return new Uint8Array(rawPayload)
}

type TemplateOf<Format> = Extract<Template, { format: Format }>
const templatesOf = <Format extends Template['format']>(format: Format) =>
  library.flatMap((resource) =>
    resource.templates
      .filter((template): template is TemplateOf<Format> => template.format === format)
      .map((template) => ({ name: template.id, template, resource })),
  )

/** Returns all texts of data, in its order. */
const textsIn = (value: unknown): string[] =>
  typeof value === 'string' ? [value] : value !== null && typeof value === 'object' ? Object.values(value).flatMap(textsIn) : []
/** A text without its spaces: readers break lines and cells in their own way. */
const plain = (text: string) => text.replaceAll(/\s+/g, '')

/** Returns the first text that is not in the read one behind those before it. */
function firstMissing(read: string, texts: readonly string[]): string | undefined {
  let at = 0
  return texts.find((text) => {
    const found = read.indexOf(plain(text), at)
    if (found >= 0) at = found + plain(text).length
    return found < 0
  })
}

const coreOf = (file: Uint8Array) => strFromU8(unzipSync(file)['docProps/core.xml']!)

describe('A template for Word', () => {
  test.each(inTurn(templatesOf('docx')))('$name has every text of its source, in that order', async ({ template, resource }) => {
    const bytes = await bytesAt(templateUrl(resource.id, template))
    const { value, messages } = await mammoth.extractRawText({ buffer: Buffer.from(bytes) })
    expect(messages.filter(({ type }) => type === 'error')).toEqual([])
    expect(firstMissing(plain(value), [template.name, ...textsIn(template.body)])).toBeUndefined()
    expect(coreOf(bytes)).toContain(`${resource.updatedOn}T00:00:00Z</dcterms:created>`)
  })

  test('the terms that are signed stay on the page of the signatures', async () => {
    const bytes = await bytesAt('/downloads/supply-agreement-templates/simple-supply-agreement.docx')
    const document = strFromU8(unzipSync(bytes)['word/document.xml']!)
    const between = document.slice(document.indexOf('Order method and cut-off'), document.indexOf('By signing, each person'))
    const paragraphs = between.match(/<w:p>.*?<\/w:p>/gs)!.filter((paragraph) => !paragraph.includes('Signatures'))
    expect(paragraphs.length).toBeGreaterThan(8)
    expect(paragraphs.filter((paragraph) => !paragraph.includes('<w:keepNext/>'))).toEqual([])
  })

  test('headings, lists and tables are what they are for Word too', async () => {
    const bytes = await bytesAt('/downloads/credit-and-cash-flow-toolkit/credit-application.docx')
    const { value } = await mammoth.convertToHtml({ buffer: Buffer.from(bytes) })
    expect(value).toMatch(/<h1>1\. Applicant<\/h1>/)
    expect(value).toMatch(/<li>Payment within \[14\] days of invoice\.<\/li>/)
    expect(value).toMatch(/<thead><tr><th>.*Full name.*<\/thead>/)
  })
})

const isoDay = (value: unknown) => (value instanceof Date ? value.toISOString().slice(0, 10) : value)

/** Returns what a spreadsheet has in the cells of its source; a formula holds no value. */
function expectedRows({ name, intro, columns, rows, blankRows }: Sheet) {
  const blank = columns.map(() => null)
  const row = (values: readonly unknown[]) => [...values, ...blank].slice(0, columns.length)
  const total = columns.some((column) => column.total) ? [row(columns[0]!.total ? [] : ['Total'])] : []
  return [
    row([name]),
    row([intro ?? null]),
    row(columns.map(({ title }) => title)),
    ...rows,
    ...Array.from({ length: blankRows }, () => blank),
    ...total,
  ]
}

/** Returns what stands in the formula cells of a sheet, row by row. */
function expectedFormulas({ columns, rows, blankRows }: Sheet): string[] {
  const [first, last] = [4, 3 + rows.length + blankRows]
  const filled = (formula: string, row: number) =>
    formula.replaceAll('{row}', `${row}`).replaceAll('{first}', `${first}`).replaceAll('{last}', `${last}`)
  const inRow = (row: number) =>
    columns.flatMap(({ formula }, at) =>
      formula !== undefined && (rows[row - first]?.[at] ?? null) === null ? [filled(formula, row)] : [],
    )
  const totals = columns.flatMap(({ total }) => (total === undefined ? [] : [filled(total, last + 1)]))
  return [...Array.from({ length: last - first + 1 }, (_, at) => inRow(first + at)).flat(), ...totals]
}

const unescaped = (xml: string) => xml.replaceAll('&lt;', '<').replaceAll('&gt;', '>').replaceAll('&quot;', '"').replaceAll('&amp;', '&')
const formulasIn = (xml: string) => [...xml.matchAll(/<f>(.*?)<\/f>/g)].map(([, formula]) => unescaped(formula!))

describe('A template for Excel', () => {
  test.each(inTurn(templatesOf('xlsx')))('$name has the rows and formulas of its source', async ({ template, resource }) => {
    const bytes = await bytesAt(templateUrl(resource.id, template))
    const sheets = await readSheets(Buffer.from(bytes))
    expect(sheets.map(({ sheet }) => sheet)).toEqual(template.sheets.map(({ name }) => name))
    const files = unzipSync(bytes)
    for (const [at, sheet] of template.sheets.entries()) {
      const width = sheet.columns.length
      const read = sheets[at]!.data.map((row) => row.map(isoDay))
      expect(trimmed(read, width)).toEqual(trimmed(expectedRows(sheet), width))
      expect(formulasIn(strFromU8(files[`xl/worksheets/sheet${at + 1}.xml`]!))).toEqual(expectedFormulas(sheet))
    }
    expect(strFromU8(files['xl/workbook.xml']!)).toContain('fullCalcOnLoad="1"')
    expect(coreOf(bytes)).toContain(`${resource.updatedOn}T00:00:00Z</dcterms:modified>`)
  })
})

/** Readers leave out empty rows at the end and cells at the right. */
function trimmed(rows: readonly (readonly unknown[])[], width: number) {
  const full = rows.map((row) => Array.from({ length: width }, (_, at) => (row[at] === '' ? null : (row[at] ?? null))))
  const last = full.findLastIndex((row) => row.some((value) => value !== null))
  return full.slice(0, last + 1)
}

async function readPdf(resource: Resource) {
  const document = await getDocumentProxy(await bytesAt(pdfUrl(resource.id)))
  const pages = await Promise.all(
    Array.from({ length: document.numPages }, async (_, at) => {
      const page = await document.getPage(at + 1)
      const { items } = await page.getTextContent()
      const links = (await page.getAnnotations()) as { url?: string; dest?: string }[]
      return { text: plain(items.map((item) => ('str' in item ? item.str : '')).join('')), links }
    }),
  )
  return { document, pages }
}

/** Returns what the page of a resource shows. */
function shownOf({ overview, keyBenefits, sections, toolkit, worksheet, tips, actionItems, ...resource }: Resource): string[] {
  const { scripts, checklist, workbook, scorecard, templates, sources } = resource
  return textsIn([
    [overview, keyBenefits, sections, scripts, checklist, workbook, toolkit, worksheet, tips, actionItems],
    scorecard?.categories.map(({ name, metrics }) => [name, metrics]),
    templates.map(({ name, description, includes }) => [name, description, includes]),
    sources.map(({ title, publisher, url }) => [title, publisher, url]),
  ]).flatMap((text) => text.split('\n'))
}

describe('The PDF of a resource', () => {
  test.each(inTurn(library))('$id has every text of its page in that order, and a number on each page', async (resource) => {
    const { document, pages } = await readPdf(resource)
    const footers = pages.map((_, at) => plain(`Backdock · ${resource.title}Page ${at + 1} of ${pages.length}`))
    expect(pages.map(({ text }, at) => text.endsWith(footers[at]!))).toEqual(pages.map(() => true))
    const text = pages.map((page, at) => page.text.slice(0, -footers[at]!.length)).join('')
    expect(shownOf(resource).filter((shown) => !text.includes(plain(shown)))).toEqual([])
    const parts = partsOf(resource)
    expect(
      firstMissing(text, [resource.title, resource.description, ...parts.map(({ title }) => title), ...textsIn(parts)]),
    ).toBeUndefined()
    expect((await document.getOutline())!.map(({ title }) => title)).toEqual(parts.map(({ title }) => title))
    const { info } = await document.getMetadata()
    expect(info).toMatchObject({ Title: resource.title, Author: 'Backdock', Subject: resource.description, Language: 'en-AU' })
  })

  test('its contents lead to its parts, its sources to their addresses, and the cover to the page', async () => {
    const resource = library[1]!
    const { pages } = await readPdf(resource)
    const links = pages.flatMap((page) => page.links)
    expect(links.flatMap(({ dest }) => dest ?? [])).toEqual(partsOf(resource).map((_, at) => `part-${at + 1}`))
    const urls = links.flatMap(({ url }) => url ?? [])
    for (const url of [`${SITE}/resource/${resource.id}`, ...resource.sources.map((source) => source.url)]) expect(urls).toContain(url)
  })
})

describe('The package of a resource', () => {
  test.each(inTurn(library))('$id has the PDF and every template, under names that a person would give', async (resource) => {
    const files = unzipSync(await bytesAt(packageUrl(resource.id)))
    const names = [`${resource.title}.pdf`, ...resource.templates.map(({ name, format }) => `${name}.${format}`)]
    expect(Object.keys(files)).toEqual(names.map((name) => name.replaceAll(/[:/?]+/g, ' ').replaceAll(/\s+/g, ' ')))
    const urls = [pdfUrl(resource.id), ...resource.templates.map((template) => templateUrl(resource.id, template))]
    for (const [at, bytes] of Object.values(files).entries()) expect(Buffer.from(bytes).equals(await bytesAt(urls[at]!))).toBe(true)
  })
})
