import { execFile, spawnSync } from 'node:child_process'
import { mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { promisify } from 'node:util'
import readSheets from 'read-excel-file/node'
import { extractText, getDocumentProxy } from 'unpdf'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { Template } from '#contract/resources/resources.ts'
import { library } from '#server/features/resources/library.ts'
import { downloadServer } from '#test/app/downloads.ts'
import { fileOf, templateUrl } from './addresses.ts'

const hasOffice = spawnSync('soffice', ['--version']).status === 0
if (!hasOffice)
  console.log('Downloads are not opened by another office program: soffice (Debian: libreoffice-writer, libreoffice-calc) is not installed')

const server = downloadServer(library)
let folder: string
const templates = library.flatMap((resource) =>
  resource.templates.map((template) => ({ template, url: templateUrl(resource.id, template) })),
)
const filesOf = (format: Template['format']) => templates.flatMap(({ template }) => (template.format === format ? [fileOf(template)] : []))

/** Opens files and saves them in a format, all formulas worked out anew. Returns the folder in which they are. */
async function convert(files: string[], format: string): Promise<string> {
  const saved = join(folder, format)
  await mkdir(saved)
  const profile = `-env:UserInstallation=${pathToFileURL(join(folder, 'profile')).href}`
  await promisify(execFile)('soffice', [profile, '--headless', '--convert-to', format, '--outdir', saved, ...files], { cwd: folder })
  return saved
}

describe.skipIf(!hasOffice)('Downloads in LibreOffice', () => {
  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), 'backdock-office-'))
    for (const { template, url } of templates) await writeFile(join(folder, fileOf(template)), (await server.get(url)).rawPayload)
  })
  afterAll(async () => {
    await server.app.close()
    await rm(folder, { recursive: true })
  })

  test('every sheet opens, and all of its formulas give a value', async () => {
    const saved = await convert(filesOf('xlsx'), 'xlsx')
    const cellsOf = async (file: string) => {
      const sheets = await readSheets(await readFile(join(saved, file)))
      return new Map(sheets.map(({ sheet, data }) => [sheet, data]))
    }
    for (const file of filesOf('xlsx')) {
      const values = [...(await cellsOf(file)).values()].flat(2)
      expect([file, values.filter((value) => /^(?:#|Err:)/.test(String(value)))]).toEqual([file, []])
    }
    const scorecard = await cellsOf('scorecard.xlsx')
    expect(scorecard.get('Scorecard')!.at(-1)!.slice(3, 9)).toEqual([25, 25, 25, 3.76, 3.57, 3.79].map((total) => expect.closeTo(total, 6)))
    expect((await cellsOf('price-list.xlsx')).get('Price list')?.[6]?.[7]).toBe(0.129)
    const spend = await cellsOf('monthly-spend.xlsx')
    expect(spend.get('Category summary')?.at(-1)?.slice(0, 2)).toEqual(['Total', expect.closeTo(7611, 6)])
  })

  test('every text document opens and prints with its name', async () => {
    const saved = await convert(filesOf('docx'), 'pdf')
    for (const { template } of templates.filter(({ template: { format } }) => format === 'docx')) {
      const bytes = await readFile(join(saved, `${template.id}.pdf`))
      const { text } = await extractText(await getDocumentProxy(new Uint8Array(bytes)), { mergePages: true })
      expect(text).toContain(template.name)
    }
    const agreement = await getDocumentProxy(new Uint8Array(await readFile(join(saved, 'simple-supply-agreement.pdf'))))
    const { text: pages } = await extractText(agreement, { mergePages: false })
    expect(pages.find((page) => page.includes('By signing, each person'))).toContain('Order method and cut-off')
  })
})
