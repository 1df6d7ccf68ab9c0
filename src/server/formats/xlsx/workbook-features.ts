import type { Feature, Image } from 'write-excel-file/node'
import type { Sheet } from '#contract/resources/resources.ts'
import { CORE_PROPERTIES } from '#server/formats/archive.ts'
import { HEAD_ROWS } from './sheet-rows.ts'

// What the library of spreadsheets has no option for is added to the files of the format.

type WorkbookFeature = Feature<Image['content']>

/** Has every formula worked out when the file is opened: it holds no results. */
export const recalculation: WorkbookFeature = {
  files: {
    transform: {
      'xl/workbook.xml': { transform: (xml) => replaced(xml, '<calcPr/>', '<calcPr calcId="191029" fullCalcOnLoad="1"/>') },
    },
  },
}

/** Prints as many columns on a page as there are, the heads on each page, and the number of the page. */
export const printing = (sheets: readonly Sheet[]): WorkbookFeature => ({
  files: {
    transform: {
      'xl/workbook.xml': {
        transform: (xml) => replaced(xml, '<definedNames/>', `<definedNames>${sheets.map(titleRows).join('')}</definedNames>`),
      },
      'xl/worksheets/sheet{id}.xml': {
        transform: (xml) => {
          const fitted = replaced(xml, '<sheetViews>', '<sheetPr><pageSetUpPr fitToPage="1"/></sheetPr><sheetViews>')
          const narrow = fitted.replace(/<pageMargins [^>]*>/, MARGINS)
          const setup = replaced(narrow, '<pageSetup ', '<pageSetup fitToWidth="1" fitToHeight="0" ')
          return replaced(setup, '</worksheet>', `${FOOTER}</worksheet>`)
        },
      },
    },
  },
})

const MARGINS = '<pageMargins left="0.4" right="0.4" top="0.5" bottom="0.6" header="0.3" footer="0.3"/>'
const FOOTER = '<headerFooter><oddFooter>&amp;L&amp;A&amp;RPage &amp;P of &amp;N</oddFooter></headerFooter>'

const titleRows = ({ name }: Sheet, at: number) =>
  `<definedName name="_xlnm.Print_Titles" localSheetId="${at}">${escaped(`'${name.replaceAll("'", "''")}'!$${HEAD_ROWS}:$${HEAD_ROWS}`)}</definedName>`

const escaped = (text: string) => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;')

/** Names the file with the title and the author, which is written last. */
export const properties: WorkbookFeature = {
  files: {
    transform: {
      '[Content_Types].xml': {
        insert: () => `<Override ContentType="application/vnd.openxmlformats-package.core-properties+xml" PartName="/${CORE_PROPERTIES}"/>`,
      },
      '_rels/.rels': { insert: () => `<Relationship Id="rId-properties-1" Type="${CORE_RELATION}" Target="${CORE_PROPERTIES}"/>` },
    },
  },
}
const CORE_RELATION = 'http://schemas.openxmlformats.org/package/2006/relationships/metadata/core-properties'

/** @throws where the library writes something else than it did */
function replaced(xml: string, part: string, by: string): string {
  if (!xml.includes(part)) throw new Error(`The spreadsheet has no ${part}`)
  return xml.replace(part, () => by)
}
