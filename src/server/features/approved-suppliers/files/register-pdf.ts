import { APPROVED_DOCUMENT_KINDS, type ApprovedDocument } from '#contract/venue/approved-documents.ts'
import type { ApprovedSupplier } from '#contract/venue/approved-suppliers.ts'
import { BRAND } from '#contract/options.ts'
import { bytesOf, createPdf } from '#server/formats/pdf/document.ts'
import { drawFooters } from '#server/formats/pdf/footers.ts'
import { tag, write } from '#server/formats/pdf/page.ts'
import { drawTable } from '#server/formats/pdf/table.ts'
import { BOTTLE, FAINT } from '#server/formats/look.ts'
import { expiryInWords } from '#shared/approved-suppliers/expiry.ts'
import { abnInWords } from '#shared/contact/abn-in-words.ts'
import { counted } from '#shared/text/words.ts'
import { dateInWords } from '#shared/time/day-texts.ts'

type Register = { venue: string; suppliers: readonly ApprovedSupplier[]; today: string; at: Date }

const COLUMNS = ['Supplier', 'Supplies', 'Documents', 'Approved', 'Notes']

/** Returns the register of a venue as a PDF that screen readers can read, as of a day. */
export async function registerPdf({ venue, suppliers, today, at }: Register): Promise<Buffer> {
  const title = 'Approved suppliers'
  const document = createPdf({ title: `${title}: ${venue}`, author: BRAND, createdAt: at }, { bufferPages: true, layout: 'landscape' })
  const root = document.struct('Document')
  document.addStructure(root)
  const place = { document, parent: root }
  tag(place, 'H1', () => write(document, title, { face: 'display', size: 20, color: BOTTLE }))
  tag(place, 'P', () => write(document, venue, { face: 'strong' }))
  tag(place, 'P', () => write(document, `As of ${dateInWords(today)}, ${counted(suppliers.length, 'supplier')}`, { color: FAINT }))
  document.moveDown(1)
  if (suppliers.length === 0) tag(place, 'P', () => write(document, 'No supplier is in this register yet.'))
  else
    drawTable(
      place,
      COLUMNS,
      suppliers.flatMap((supplier) => rowsOf(supplier, today)),
    )
  root.end()
  drawFooters(document, `${BRAND}  ·  ${title}, ${venue}, as of ${dateInWords(today)}`)
  return bytesOf(document)
}

/** A row is no higher than a page: further documents have rows of their own. */
const DOCUMENTS_OF_ROW = 8
/** In a cell that has nothing: one without a text is drawn for somebody to write in. */
const NOTHING = '–'

function rowsOf({ documents, ...supplier }: ApprovedSupplier, today: string): string[][] {
  const { businessName, abn, phone, email, address, supplies, approvedOn, approvedBy, notes } = supplier
  const words = documents.map((document) => documentInWords(document, today))
  const further = Array.from({ length: Math.ceil(words.length / DOCUMENTS_OF_ROW) }, (_, at) =>
    words.slice(at * DOCUMENTS_OF_ROW, (at + 1) * DOCUMENTS_OF_ROW).join('\n'),
  )
  const [first = 'None', ...others] = further
  const approved = lines(approvedOn && dateInWords(approvedOn), approvedBy)
  return [
    [
      lines(businessName, abn && `ABN ${abnInWords(abn)}`, phone, email, address),
      supplies ?? NOTHING,
      first,
      approved || 'Not yet',
      notes ?? NOTHING,
    ],
    ...others.map((text) => [`${businessName}, continued`, NOTHING, text, NOTHING, NOTHING]),
  ]
}

const documentInWords = ({ kind, number, expiresOn }: ApprovedDocument, today: string) =>
  `${[APPROVED_DOCUMENT_KINDS[kind], number].filter(Boolean).join(' ')}: ${expiryInWords(expiresOn, today)}`

const lines = (...parts: (string | null)[]) => parts.filter(Boolean).join('\n')
